import {cva} from 'class-variance-authority';
import {Icon} from './icon';
import {Link, type LinkProps} from './link';
import {useStrayPress} from './stray-press';
import {VisuallyHidden} from './visually-hidden';

const chip = cva('chip', {
  variants: {purpose: {remove: 'chip-remove', go: 'chip-go', clear: 'chip-clear'}},
});

export interface ChipLinkProps extends Omit<LinkProps, 'onClick'> {
  /** Remove: removes the named filter, and says so. Go: navigates. Clear: removes all filters. */
  purpose?: 'remove' | 'go' | 'clear';
}

/** A second press right after a chip has left does nothing: another chip may have taken its place. */
export function ChipLink({purpose = 'go', className, children, ...props}: ChipLinkProps) {
  const cancelStrayPress = useStrayPress();
  return (
    <Link {...props} className={chip({purpose, className})} onClick={cancelStrayPress}>
      {purpose === 'remove' && <VisuallyHidden>Remove </VisuallyHidden>}
      {children}
      {purpose === 'remove' && <Icon name="x" size="s" />}
    </Link>
  );
}
