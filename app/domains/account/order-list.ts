import {LENGTHS} from '~/platform/lengths';
import type {OrderPageInfo} from './order';
import {ACCOUNT_PATHS} from './parts/account-paths';

/** Orders on one page. */
export const ORDERS_PER_PAGE = 10;

/** Which orders a page shows. A cursor is the platform's, and opaque. */
export interface OrderListState {
  /** What is searched for; empty: all. */
  search: string;
  /** Those older than the order at this cursor, or newer; neither: the newest. */
  after: string | null;
  before: string | null;
}

/** Longer than any cursor is. */
export const MAX_CURSOR_LENGTH = 500;
/* Base64, plain or url-safe. */
const CURSOR = /^[A-Za-z0-9+/_=-]+$/;

/** The state that an address asks for. What is no cursor is passed over, so the first page is shown. */
export function readOrderListState(query: URLSearchParams): OrderListState {
  const search = (query.get('search') ?? '').replace(/\s+/g, ' ').trim();
  const after = cursorOf(query.get('after'));
  return {
    search: [...search].slice(0, LENGTHS.search.max).join(''),
    after,
    before: after === null ? cursorOf(query.get('before')) : null,
  };
}

function cursorOf(text: string | null): string | null {
  return text !== null && text.length <= MAX_CURSOR_LENGTH && CURSOR.test(text) ? text : null;
}

/** The one address of a state. */
export function orderListPath({search, after, before}: OrderListState): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (after !== null) query.set('after', after);
  else if (before !== null) query.set('before', before);
  const text = query.toString();
  return text ? `${ACCOUNT_PATHS.orders}?${text}` : ACCOUNT_PATHS.orders;
}

/** Where the pages beside this one are; `null` where there is none (ACCT-06). */
export function neighbours(
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
