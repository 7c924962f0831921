import {cva} from 'class-variance-authority';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {Icon} from './icon';

const root = cva('group/disclosure', {
  variants: {
    look: {
      line: 'border-t border-line last:border-b',
      card: 'rounded-m border border-line bg-surface',
    },
  },
});

const summaryRow = cva(
  'flex min-h-11 list-none items-center justify-between gap-3 rounded-s py-2 font-strong hover:text-primary [&::-webkit-details-marker]:hidden',
  {variants: {look: {line: '', card: 'px-4'}}},
);

const panel = cva('pb-4', {variants: {look: {line: '', card: 'px-4'}}});

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
      <summary className={summaryRow({look})}>
        {summary}
        <Icon
          name="chevron-down"
          className="text-primary transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className={panel({look})}>{children}</div>
    </details>
  );
}
