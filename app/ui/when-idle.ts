/** The longest wait for an idle browser, in ms. */
const IDLE_TIMEOUT_MS = 3000;

/** Calls back when the browser is idle. Returns a function that cancels it. For effects only. */
export function whenIdle(callback: () => void): () => void {
  /* Safari doesn't support idle callbacks. */
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, {timeout: IDLE_TIMEOUT_MS});
  return () => cancelIdleCallback(request);
}
