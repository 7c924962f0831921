/**
 * A navigation within the page that becomes a load of the whole document, because the page's build has been replaced.
 * No second one follows within the guard, so that nothing can make a page load itself over and over (NAV-20).
 */

const GUARD_MS = 10_000;
const KEY = 'forced-load';

interface ForcedLoad {
  /** Milliseconds since 1970. */
  at: number;
  /** Where a reload of this page is to go on to; `null` when the page goes there itself. */
  to: string | null;
}

/**
 * Notes a forced load, or says with `false` that there was one a moment ago.
 * @param isSafe nothing but a person's own press can lead to it: it may go ahead without a storage for the guard
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
    /* Without a storage there is no guard. */
    return isSafe;
  }
}

/**
 * For the head of the document: when part of a page could not be loaded, Remix reloads the page that is shown, which
 * would leave the visitor where they were. Browsers without the Navigation API can't turn that reload into a load of
 * the target (`BuildWatch` does); there this goes on to where the visitor wanted to be (NAV-17).
 */
export const GO_ON_AFTER_RELOAD = `(() => {
  try {
    const {at, to} = JSON.parse(sessionStorage.getItem('${KEY}'));
    const [{type}] = performance.getEntriesByType('navigation');
    if (type !== 'reload' || !to || Date.now() - at >= ${GUARD_MS}) return;
    sessionStorage.setItem('${KEY}', JSON.stringify({at, to: null}));
    location.replace(to);
  } catch {}
})()`;
