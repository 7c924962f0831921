import {Link} from '@remix-run/react';
import {cva} from 'class-variance-authority';
import type {ComponentProps} from 'react';
import {Icon} from './icon';
import {VisuallyHidden} from './visually-hidden';

const chip = cva(
  'inline-flex min-h-9 items-center gap-1.5 rounded-pill px-3.5 py-1 text-small font-strong transition-colors',
  {
    variants: {
      purpose: {
        remove: 'bg-surface-soft text-secondary hover:bg-secondary hover:text-on-secondary',
        go: 'border border-line bg-surface hover:border-primary hover:bg-surface-tint',
        clear: 'text-primary hover:underline',
      },
    },
  },
);

export interface ChipLinkProps extends ComponentProps<typeof Link> {
  /** Remove: removes the named filter, and says so. Go: navigates. Clear: removes all filters. */
  purpose?: 'remove' | 'go' | 'clear';
}

export function ChipLink({purpose = 'go', className, children, ...props}: ChipLinkProps) {
  return (
    <Link {...props} className={chip({purpose, className})}>
      {purpose === 'remove' && <VisuallyHidden>Remove </VisuallyHidden>}
      {children}
      {purpose === 'remove' && <Icon name="x" size="s" />}
    </Link>
  );
}
