import {ChipLink, type ChipLinkProps} from './chip-link';
import {useStrayPress} from './stray-press';

/** A chip that leaves when pressed. A second press right after that does nothing: another chip may be in its place. */
export function LeavingChip(props: Omit<ChipLinkProps, 'onClick'>) {
  return <ChipLink {...props} onClick={useStrayPress()} />;
}
