import {afterPaint} from './after-paint';

/** As many as a slow phone can render and lay out within 50 ms. */
const PER_FRAME = 6;

const waiting = new Set<() => void>();

/** Calls back soon, in the order of the calls, but only a few per frame. Returns a function that cancels. For effects only. */
export function inTurn(callback: () => void): () => void {
  if (waiting.size === 0) setTimeout(callNext);
  waiting.add(callback);
  return () => waiting.delete(callback);
}

function callNext(): void {
  for (const callback of [...waiting].slice(0, PER_FRAME)) {
    waiting.delete(callback);
    callback();
  }
  if (waiting.size > 0) afterPaint(callNext);
}
