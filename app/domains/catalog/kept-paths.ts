import {formatHandles} from './handle-lists';

export const FAVORITES_PATH = '/favorites';
export const RECENT_PATH = '/recently-viewed';
export const ACCOUNT_FAVORITES_PATH = '/account/favorites';
export const FAVORITES_OPERATION = '/api/ecom/v1.0/set-favorites';

/** The URL of a list that this browser stores, such as recently viewed products. It contains the products. */
export function keptPath(path: string, handles: readonly string[]): string {
  return handles.length === 0 ? path : `${path}?products=${formatHandles(handles)}`;
}
