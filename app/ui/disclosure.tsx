import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';

const root = cva('disclosure', {
  variants: {look: {line: 'disclosure-line', card: 'disclosure-card'}},
});

export interface DisclosureProps extends ComponentPropsWithoutRef<'details'> {
  summary: ReactNode;
  /** Only one disclosure with the same name can be open. */
  name?: string;
  look?: 'line' | 'card';
}

/** A native `<details>`, so it works without scripts. */
export function Disclosure({
  summary,
  look = 'line',
  className,
  children,
  ...props
}: DisclosureProps) {
  return (
    <details {...props} className={root({look, className})}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </details>
  );
}
