import {formatHandles, parseHandles, type HandleList} from './handle-lists';

/** A guest's favorites are in a cookie: see `tools/guest-favorites.ts`. */
type KeptList = Exclude<HandleList, 'favorites' | 'guestFavorites'>;

/* Lists in this browser's local storage, one item each, named after the list. */

/** Returns no handles if the browser's storage is unavailable. */
export function readKept(list: KeptList): string[] {
  try {
    return parseHandles(localStorage.getItem(list), list);
  } catch {
    return [];
  }
}

/** Returns `false` if the browser can't store it. */
export function writeKept(list: KeptList, handles: readonly string[]): boolean {
  try {
    if (handles.length === 0) localStorage.removeItem(list);
    else localStorage.setItem(list, formatHandles(handles));
    return true;
  } catch {
    return false;
  }
}
