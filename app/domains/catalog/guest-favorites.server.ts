import type {Needs} from '~/platform/needs';
import {formatGuestFavorites, parseGuestFavorites} from './tools/guest-favorites';
import {fillList, withHandle, withoutHandle} from './handle-lists';

export {NOT_KEPT} from './tools/guest-favorites';

type GuestFavoritesContext = Needs<{visitor: 'cookies'}>;

/** Product handles, the newest first. */
export function guestFavorites({visitor: {cookies}}: GuestFavoritesContext): string[] {
  return parseGuestFavorites(cookies.get('favorites'));
}

/** Returns whether the browser's cookie already had the result, as `keepGuestFavorites` does. */
export function changeGuestFavorite(
  context: GuestFavoritesContext,
  {handle, isFavorite}: {handle: string; isFavorite: boolean},
): boolean {
  const before = guestFavorites(context);
  return keepGuestFavorites(
    context,
    isFavorite ? withHandle(before, handle, 'guestFavorites') : withoutHandle(before, handle),
  );
}

/** `leftOut` are the handles for which there was no room. */
export function addGuestFavorites(
  context: GuestFavoritesContext,
  added: readonly string[],
): {leftOut: string[]; isStored: boolean} {
  const {handles, leftOut} = fillList(guestFavorites(context), added, 'guestFavorites');
  return {leftOut, isStored: keepGuestFavorites(context, handles)};
}

/** Returns whether the browser had these already. Otherwise it has stored them once it sends the cookie back. */
export function keepGuestFavorites(
  {visitor: {cookies}}: GuestFavoritesContext,
  handles: readonly string[],
): boolean {
  const value = formatGuestFavorites(handles);
  const isStored = cookies.get('favorites') === value;
  if (value !== null) cookies.set('favorites', value);
  else if (cookies.has('favorites')) cookies.clear('favorites');
  return isStored;
}
