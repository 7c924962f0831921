import {keyOf, type CartLine, type CartNotice} from '../cart';
import {stockBound} from '../limits';
import {OUT_OF_STOCK_LINE, overStock} from '../messages';

/** What keeps a line from checkout because it cannot be delivered to the visitor's location, or not all of it (LOC-12). */
export function stockNotices(line: CartLine): CartNotice[] {
  const lineKey = keyOf(line);
  if (!line.variant.inStock) return [{tone: 'warning', text: OUT_OF_STOCK_LINE, lineKey}];
  const bound = stockBound(line);
  return bound === null ? [] : [{tone: 'error', text: overStock(bound), lineKey}];
}
