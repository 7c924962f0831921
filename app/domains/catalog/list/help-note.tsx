import type {ReactNode} from 'react';

/**
 * A question mark at the end of the line above opens the explanation below that line, with or without scripts. The parent
 * element of both must be `relative`.
 */
export function HelpNote({about, children}: {about: string; children: ReactNode}) {
  return (
    <details className="help-note">
      <summary aria-label={`What does ${about} mean?`}>?</summary>
      <p>{children}</p>
    </details>
  );
}
