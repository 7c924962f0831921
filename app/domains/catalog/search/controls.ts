import {formatRange} from '../list/filter-range';
import {ALL_PRODUCTS, type ListState} from '../list-state';
import {takeOrder} from './asked-order';
import {takePriceLimit} from './price-limit';

/**
 * Moves a price limit and a sort order out of the search text into the list's own filter and sort, where shoppers see
 * and can change them (FIND-41, FIND-47). Returns `null` if the search has neither.
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
  /* The rest of the search can have another one. */
  return withControls(next) ?? next;
}
