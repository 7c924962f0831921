import {LENGTHS} from '~/platform/lengths';
import type {OrderPageInfo} from './order';
import {ACCOUNT_PATHS} from './account-paths';

export const ORDERS_PER_PAGE = 10;

/** Cursors come from Shopify and are opaque. */
export interface OrderListState {
  search: string;
  /** Shows orders older than `after` or newer than `before`. If both are `null`, shows the newest. */
  after: string | null;
  before: string | null;
}

/** Longer than any Shopify cursor. */
export const MAX_CURSOR_LENGTH = 500;
const CURSOR = /^[A-Za-z0-9+/_=-]+$/;

/** An invalid cursor is ignored, which gives the first page. */
export function readOrderListState(query: URLSearchParams): OrderListState {
  const search = (query.get('search') ?? '').replace(/\s+/g, ' ').trim();
  const after = toCursor(query.get('after'));
  return {
    search: [...search].slice(0, LENGTHS.search.max).join(''),
    after,
    before: after === null ? toCursor(query.get('before')) : null,
  };
}

function toCursor(text: string | null): string | null {
  return text !== null && text.length <= MAX_CURSOR_LENGTH && CURSOR.test(text) ? text : null;
}

export function orderListPath({search, after, before}: OrderListState): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (after !== null) query.set('after', after);
  else if (before !== null) query.set('before', before);
  const text = query.toString();
  return text ? `${ACCOUNT_PATHS.orders}?${text}` : ACCOUNT_PATHS.orders;
}

/** `null` where there are no newer or older orders (ACCT-06). */
export function adjacentPagePaths(
  {search}: OrderListState,
  {hasNextPage, hasPreviousPage, startCursor, endCursor}: OrderPageInfo,
): {newer: string | null; older: string | null} {
  return {
    newer:
      hasPreviousPage && startCursor !== null
        ? orderListPath({search, after: null, before: startCursor})
        : null,
    older:
      hasNextPage && endCursor !== null
        ? orderListPath({search, after: endCursor, before: null})
        : null,
  };
}
