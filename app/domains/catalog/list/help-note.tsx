import CircleHelp from 'lucide-react/icons/circle-help';
import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';

/**
 * What a term means: a mark at the end of the line above opens it below, by pointer, touch and keyboard, with and
 * without scripts. The line must leave it its place (`pr-9`), and what surrounds both must be `relative`.
 */
export function HelpNote({about, children}: {about: string; children: ReactNode}) {
  return (
    <details className="group/help">
      <summary className="absolute top-0 right-0 grid size-8 list-none place-items-center rounded-pill text-ink-soft group-open/help:text-primary hover:text-primary [&::-webkit-details-marker]:hidden">
        <Icon of={CircleHelp} size="s" label={`What does ${about} mean?`} />
      </summary>
      <p className="pb-2 pl-7.5 text-small text-ink-soft">{children}</p>
    </details>
  );
}
