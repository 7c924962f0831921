import {formatHandles} from './handle-lists';

export const FAVORITES_PATH = '/favorites';
const RECENT_PATH = '/recently-viewed';
export const ACCOUNT_FAVORITES_PATH = '/account/favorites';
export const FAVORITES_OPERATION = '/api/ecom/v1.0/set-favorites';

/** The page of recently viewed products. Its URL names them, because only this browser knows them. */
export const recentPath = (handles: readonly string[]): string =>
  `${RECENT_PATH}?products=${formatHandles(handles)}`;
