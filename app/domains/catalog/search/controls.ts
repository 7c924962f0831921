import {formatRange} from '../list/filter-range';
import {ALL_PRODUCTS, type ListState} from '../list-state';
import {takeOrder} from './asked-order';
import {takePriceLimit} from './price-limit';

/**
 * FIND-41, FIND-47. The same list with the search's price limit as its filter and the asked order as its order, which
 * shoppers see and can change. Returns `null` if the search has neither.
 */
export function withControls(state: ListState): ListState | null {
  const order = takeOrder(state.search);
  const limit = takePriceLimit(order?.search ?? state.search);
  if (!order && !limit) return null;
  const search = (limit ?? order ?? state).search.replace(/\s+/g, ' ').trim();
  const next: ListState = {
    ...state,
    ...(search === '' && {path: ALL_PRODUCTS.path}),
    search,
    filters: limit ? {...state.filters, price: [formatRange(limit.range)]} : state.filters,
    sort: order?.sort ?? state.sort,
    page: 1,
  };
  /* A search may say several. */
  return withControls(next) ?? next;
}
