import {ChipLink, type ChipLinkProps} from './chip-link';
import {useStrayPress} from './stray-press';

/** A chip that leaves once it's pressed. A second press right after that does nothing: another chip may be there. */
export function LeavingChip(props: Omit<ChipLinkProps, 'onClick'>) {
  return <ChipLink {...props} onClick={useStrayPress()} />;
}
