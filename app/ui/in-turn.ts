import {afterPaint} from './after-paint';

/** The number of components that a slow phone can render and lay out within 50 ms. */
const PER_FRAME = 6;

const waiting = new Set<() => void>();

/** Queues a callback. A few run per frame, in order. Returns a function that cancels. For effects only. */
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
