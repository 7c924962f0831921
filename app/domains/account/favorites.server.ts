import {guestFavorites, keepGuestFavorites} from '~/domains/catalog/guest-favorites.server';
import {
  fillList,
  formatHandles,
  parseHandles,
  withHandle,
  withoutHandle,
} from '~/domains/catalog/handle-lists';
import type {Session} from '~/domains/session/session';
import {FAVORITES_METAFIELD} from '~/domains/session/customer-metafields';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';

export type FavoritesContext = Needs<{services: 'customers'; request: 'log'}>;

/** Product handles, the newest first. Read with the customer's own token, so another customer's can't be read. */
async function readFavorites(
  {services: {customers}}: Needs<{services: 'customers'}>,
  {customerToken}: Session,
): Promise<Result<string[], TokenFailure>> {
  const favorites = await customers.metafield(customerToken, FAVORITES_METAFIELD);
  return favorites.ok ? ok(parseHandles(favorites.value, 'favorites')) : favorites;
}

type JoinContext = FavoritesContext & Needs<{visitor: 'cookies'}>;

/**
 * The customer's favorites. Those that they saved as a guest move to the account first, as far as there is room: the
 * others stay in the browser.
 */
export async function joinFavorites(
  context: JoinContext,
  customer: Session,
): Promise<Result<string[], TokenFailure>> {
  const before = await readFavorites(context, customer);
  const inBrowser = guestFavorites(context);
  if (!before.ok || inBrowser.length === 0) return before;
  const {handles, leftOut} = fillList(before.value, inBrowser, 'favorites');
  if (handles.length > before.value.length) {
    const written = await writeFavorites(context, customer, handles);
    if (!written.ok || !written.value) return before;
  }
  keepGuestFavorites(context, leftOut);
  return ok(handles);
}

/** How many favorites in the browser don't fit in an account with these. */
export function countLeftOut(
  context: Needs<{visitor: 'cookies'}>,
  favorites: readonly string[],
): number {
  return fillList(favorites, guestFavorites(context), 'favorites').leftOut.length;
}

/** Adds products to the customer's favorites or removes them. Returns the favorites after the change. */
export async function changeFavorites(
  context: FavoritesContext,
  customer: Session,
  {handles, isFavorite}: {handles: readonly string[]; isFavorite: boolean},
): Promise<Result<string[], TokenFailure>> {
  const before = await readFavorites(context, customer);
  if (!before.ok) return before;
  const after = handles
    .toReversed()
    .reduce<string[]>(
      (list, handle) =>
        isFavorite ? withHandle(list, handle, 'favorites') : withoutHandle(list, handle),
      before.value,
    );
  if (formatHandles(after) === formatHandles(before.value)) return before;
  const written = await writeFavorites(context, customer, after);
  if (!written.ok) return written;
  return written.value ? ok(after) : before;
}

/**
 * Adds products to the customer's favorites as far as there is room. Returns those that didn't fit; `null` if Shopify
 * refuses the list.
 */
export async function addFavorites(
  context: JoinContext,
  customer: Session,
  added: readonly string[],
): Promise<Result<string[] | null, TokenFailure>> {
  const before = await joinFavorites(context, customer);
  if (!before.ok) return before;
  const {handles, leftOut} = fillList(before.value, added, 'favorites');
  if (handles.length === before.value.length) return ok(leftOut);
  const written = await writeFavorites(context, customer, handles);
  if (!written.ok) return written;
  return ok(written.value ? leftOut : null);
}

/** Returns whether Shopify accepts the list. */
async function writeFavorites(
  {request: {log}, services: {customers}}: FavoritesContext,
  {customerId}: Session,
  handles: readonly string[],
): Promise<Result<boolean, TokenFailure>> {
  const written =
    handles.length === 0
      ? await customers.deleteMetafields(customerId, [FAVORITES_METAFIELD])
      : await customers.writeMetafields(customerId, [
          {...FAVORITES_METAFIELD, value: formatHandles(handles)},
        ]);
  if (!written.ok) return written;
  const [error] = written.value.userErrors;
  if (error) log.error('favorites were refused', {problem: error.message});
  return ok(!error);
}
