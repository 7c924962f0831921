import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';

/**
 * An icon at the end of the line above opens the explanation below that line, with or without scripts. The line needs
 * room for the icon (`pr-9`), and the parent element of both must be `relative`.
 */
export function HelpNote({about, children}: {about: string; children: ReactNode}) {
  return (
    <details className="group/help">
      <summary className="absolute top-0 right-0 grid size-8 list-none place-items-center rounded-pill text-ink-soft group-open/help:text-primary hover:text-primary [&::-webkit-details-marker]:hidden">
        <Icon name="circle-help" size="s" label={`What does ${about} mean?`} />
      </summary>
      <p className="pb-2 pl-7.5 text-small text-ink-soft">{children}</p>
    </details>
  );
}
