import {formatHandles, parseHandles} from './handle-lists';

const SHARED_FAVORITES_PATH = '/favorites/shared';
const ITEMS = 'items';

/** Below the server's limit for a query, so that programs may escape the commas or add parameters of their own. */
const MAX_CHARACTERS = 3500;

/** Of several `items` parameters all count. Ignores anything that isn't a handle. */
export const sharedHandles = (query: URLSearchParams): string[] =>
  parseHandles(query.getAll(ITEMS).join(','), 'favorites');

/** The link names products only, so it tells nobody whose favorites they are. Too long a list loses its end. */
export function sharedFavoritesPath(handles: readonly string[]): string {
  const items = formatHandles(handles);
  const bounded =
    items.length > MAX_CHARACTERS ? items.slice(0, items.lastIndexOf(',', MAX_CHARACTERS)) : items;
  return `${SHARED_FAVORITES_PATH}?${ITEMS}=${bounded}`;
}
