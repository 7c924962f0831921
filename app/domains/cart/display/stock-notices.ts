import {identityOf, type CartLine} from '../cart';
import type {PageNotice} from '../cart-outcome';
import {stockBound} from '../limits';

/** Checkout refuses a line that can't be delivered in full to the shopper's location (LOC-12). */
export function stockNotices(cartLine: CartLine): PageNotice[] {
  const line = identityOf(cartLine);
  if (!cartLine.variant.inStock) return [{code: 'out-of-stock', tone: 'warning', line}];
  const available = stockBound(cartLine);
  return available === null ? [] : [{code: 'over-stock', tone: 'error', available, line}];
}
