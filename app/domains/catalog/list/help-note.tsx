import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';

/**
 * An icon at the end of the line above opens the explanation below that line, with or without scripts. The line needs
 * room for the icon (`pr-9`), and the parent element of both must be `relative`.
 */
export function HelpNote({about, children}: {about: string; children: ReactNode}) {
  return (
    <details className="help-note">
      <summary>
        <Icon name="circle-help" size="s" label={`What does ${about} mean?`} />
      </summary>
      <p>{children}</p>
    </details>
  );
}
