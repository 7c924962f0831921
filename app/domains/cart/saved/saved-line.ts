import type {CartLine} from '../cart';
import type {SavedItem} from './saved-items';

/** A saved item as the cart page shows it. */
export interface SavedLine {
  item: SavedItem;
  /** As it would be in the cart, at today's price; `null` if it's no longer sold. */
  line: CartLine | null;
}
