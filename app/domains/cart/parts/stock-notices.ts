import {keyOf, type CartLine, type CartNotice} from '../cart';
import {stockBound} from '../limits';
import {OUT_OF_STOCK_LINE, overStock} from '../messages';

/** Notices about a line that the shopper's location can't get at all, or not in full; checkout refuses it (LOC-12). */
export function stockNotices(line: CartLine): CartNotice[] {
  const lineKey = keyOf(line);
  if (!line.variant.inStock) return [{tone: 'warning', text: OUT_OF_STOCK_LINE, lineKey}];
  const bound = stockBound(line);
  return bound === null ? [] : [{tone: 'error', text: overStock(bound), lineKey}];
}
