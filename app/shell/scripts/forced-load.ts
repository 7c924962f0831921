/** At most one load in this time, so a page can't reload itself in a loop (NAV-20). */
const GUARD_MS = 10_000;
const KEY = 'forced-load';

interface ForcedLoad {
  /** Milliseconds since the epoch. */
  at: number;
  /** The URL to open after a reload of this page; `null` if the page navigates there itself. */
  to: string | null;
}

/**
 * Records that a document load replaces a client-side navigation, because the page's build is outdated. Returns `false`
 * if the last one was less than 10 seconds ago.
 * @param isSafe only a press by the shopper can cause this load, so it may go ahead without storage for the guard
 */
export function startForcedLoad(
  to: string | null,
  {now = Date.now(), isSafe = false}: {now?: number; isSafe?: boolean} = {},
): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ForcedLoad | null;
    if (last && now - last.at < GUARD_MS) return false;
    sessionStorage.setItem(KEY, JSON.stringify({at: now, to} satisfies ForcedLoad));
    return true;
  } catch {
    /* Storage is blocked, so there is no guard. */
    return isSafe;
  }
}

/**
 * Inline script for the document's head. If a route module fails to load, Remix reloads the current page, which would
 * leave the shopper there (https://github.com/remix-run/remix/pull/8932). `BuildWatch` turns that reload into a load of
 * the target, but only in browsers with the Navigation API. In other browsers this script opens the target after the
 * reload (NAV-17). It reads the storage only after a reload, because the first read in a tab can block the page for many
 * milliseconds.
 */
export const RESUME_AFTER_RELOAD = `(() => {
  try {
    const [{type}] = performance.getEntriesByType('navigation');
    if (type !== 'reload') return;
    const {at, to} = JSON.parse(sessionStorage.getItem('${KEY}'));
    if (!to || Date.now() - at >= ${GUARD_MS}) return;
    sessionStorage.setItem('${KEY}', JSON.stringify({at, to: null}));
    location.replace(to);
  } catch {}
})()`;
