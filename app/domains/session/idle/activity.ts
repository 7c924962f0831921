/** Events that count as activity besides mouse moves: keys (SESS-23), and touch and scroll for touch devices. */
const PLAIN_KINDS = ['keydown', 'touchstart', 'touchmove', 'wheel', 'scroll'];

/**
 * Calls back at each user activity in this tab. Only the page's own scrolling counts, because carousels scroll by
 * themselves and `scroll` events of elements don't bubble. Returns a function that stops listening.
 */
export function onActivity(tab: EventTarget, callback: () => void): () => void {
  const stopping = new AbortController();
  const options = {passive: true, signal: stopping.signal};
  for (const kind of PLAIN_KINDS) tab.addEventListener(kind, callback, options);

  /* Browsers fire `mousemove` for a resting mouse when the content below it moves. */
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
