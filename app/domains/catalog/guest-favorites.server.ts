import type {Needs} from '~/platform/needs';
import {formatGuestFavorites, parseGuestFavorites} from './tools/guest-favorites';
import {fillList, withHandle, withoutHandle} from './handle-lists';

type GuestFavoritesContext = Needs<{visitor: 'cookies'}>;

/** Product handles, the newest first. */
export function guestFavorites({visitor: {cookies}}: GuestFavoritesContext): string[] {
  return parseGuestFavorites(cookies.get('favorites'));
}

export function changeGuestFavorite(
  context: GuestFavoritesContext,
  {handle, isFavorite}: {handle: string; isFavorite: boolean},
): void {
  const before = guestFavorites(context);
  keepGuestFavorites(
    context,
    isFavorite ? withHandle(before, handle, 'guestFavorites') : withoutHandle(before, handle),
  );
}

/** Returns the handles for which there was no room. */
export function addGuestFavorites(
  context: GuestFavoritesContext,
  added: readonly string[],
): string[] {
  const {handles, leftOut} = fillList(guestFavorites(context), added, 'guestFavorites');
  keepGuestFavorites(context, handles);
  return leftOut;
}

export function keepGuestFavorites(
  {visitor: {cookies}}: GuestFavoritesContext,
  handles: readonly string[],
): void {
  const value = formatGuestFavorites(handles);
  if (value !== null) cookies.set('favorites', value);
  else if (cookies.has('favorites')) cookies.clear('favorites');
}
