import ChevronDown from 'lucide-react/icons/chevron-down';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {tv} from 'tailwind-variants/lite';
import {Icon} from './icon';

const disclosure = tv({
  slots: {
    root: 'group/disclosure',
    summary:
      'flex min-h-11 items-center justify-between gap-3 rounded-s py-2 font-strong hover:text-primary [&::-webkit-details-marker]:hidden',
    panel: 'pb-4',
  },
  variants: {
    look: {
      line: {root: 'border-t border-line last:border-b', summary: 'list-none'},
      card: {
        root: 'rounded-m border border-line bg-surface',
        summary: 'list-none px-4',
        panel: 'px-4',
      },
    },
  },
});

export interface DisclosureProps extends ComponentPropsWithoutRef<'details'> {
  summary: ReactNode;
  /** Of several with one name only one is open. */
  name?: string;
  /** @default 'line' */
  look?: 'line' | 'card';
}

/** Something that opens on demand: native details, which also work without scripts. */
export function Disclosure({
  summary,
  look = 'line',
  className,
  children,
  ...props
}: DisclosureProps) {
  const parts = disclosure({look});
  return (
    <details {...props} className={parts.root({className})}>
      <summary className={parts.summary()}>
        {summary}
        <Icon
          of={ChevronDown}
          className="text-primary transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      <div className={parts.panel()}>{children}</div>
    </details>
  );
}
