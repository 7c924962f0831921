import {cva} from 'class-variance-authority';
import {Icon} from './icon';
import {Link, type LinkProps} from './link';
import {VisuallyHidden} from './visually-hidden';

const chip = cva('chip', {
  variants: {purpose: {remove: 'chip-remove', go: 'chip-go', clear: 'chip-clear'}},
});

export interface ChipLinkProps extends LinkProps {
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
