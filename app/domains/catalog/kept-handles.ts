import {attempt} from '~/platform/attempt';
import {formatHandles, parseHandles, type HandleList} from './handle-lists';

/** A guest's favorites are in a cookie: see `tools/guest-favorites.ts`. */
type KeptList = Exclude<HandleList, 'favorites' | 'guestFavorites'>;

/* Lists in this browser's local storage, one item each, named after the list. */

/** Returns no handles if the browser's storage is unavailable. */
export function readKept(list: KeptList): string[] {
  return attempt(() => parseHandles(localStorage.getItem(list), list)) ?? [];
}

/** Returns `false` if the browser can't store it. */
export function writeKept(list: KeptList, handles: readonly string[]): boolean {
  const write = () => {
    if (handles.length === 0) localStorage.removeItem(list);
    else localStorage.setItem(list, formatHandles(handles));
    return true;
  };
  return attempt(write) ?? false;
}
