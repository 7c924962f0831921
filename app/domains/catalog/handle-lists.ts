import {isSlug} from '~/platform/slug';

/** A shopper's lists of product handles. Only the newest handles are kept. Every request carries a guest's favorites. */
export const LIST_LIMITS = {compare: 4, favorites: 50, guestFavorites: 20, recent: 12} as const;
export type HandleList = keyof typeof LIST_LIMITS;

/** From a URL, a browser's storage or an account: comma-separated. Ignores anything that isn't a handle. */
export function parseHandles(text: string | null, list: HandleList): string[] {
  const limit = LIST_LIMITS[list];
  /* Slicing first bounds the work on foreign text. */
  const written = (text ?? '').slice(0, limit * 121).split(',');
  return [...new Set(written.filter(isSlug))].slice(0, limit);
}

export const formatHandles = (handles: readonly string[]): string => handles.join(',');

/** Newest first, without duplicates. */
export function withHandle(handles: readonly string[], handle: string, list: HandleList): string[] {
  return [handle, ...handles.filter((listed) => listed !== handle)].slice(0, LIST_LIMITS[list]);
}

/**
 * Puts handles first that aren't in the list yet, as many as there is room for. Unlike `withHandle`, it pushes none out:
 * several at once could replace the whole list.
 */
export function fillList(
  handles: readonly string[],
  added: readonly string[],
  list: HandleList,
): {handles: string[]; leftOut: string[]} {
  const missing = added.filter((handle) => !handles.includes(handle));
  const room = Math.max(0, LIST_LIMITS[list] - handles.length);
  return {handles: [...missing.slice(0, room), ...handles], leftOut: missing.slice(room)};
}

export const withoutHandle = (handles: readonly string[], handle: string): string[] =>
  handles.filter((listed) => listed !== handle);
