/** Mouse move and key press (SESS-23), and what people do who have neither: touch and scroll. */
const PLAIN_KINDS = ['keydown', 'touchstart', 'touchmove', 'wheel', 'scroll'];

/**
 * Calls back at each sign of life in this tab. Scrolling counts where it is the page's own: a carousel scrolls by
 * itself. Returns what ends it.
 */
export function onActivity(tab: EventTarget, callback: () => void): () => void {
  const stopping = new AbortController();
  const options = {passive: true, signal: stopping.signal};
  for (const kind of PLAIN_KINDS) tab.addEventListener(kind, callback, options);

  /* A mouse that rests is "moved" as well when what is below it moves. */
  let place: string | undefined;
  tab.addEventListener(
    'mousemove',
    (event) => {
      const {screenX, screenY} = event as MouseEvent;
      const isElsewhere = place !== `${screenX},${screenY}`;
      place = `${screenX},${screenY}`;
      if (isElsewhere) callback();
    },
    options,
  );
  return () => stopping.abort();
}
