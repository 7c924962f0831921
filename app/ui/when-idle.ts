/** Longest time to wait for the browser to be idle, in ms. */
const IDLE_TIMEOUT_MS = 3000;

/** Calls back once the browser has nothing better to do. Returns what takes it back. For effects only. */
export function whenIdle(callback: () => void): () => void {
  /* Safari has no idle callbacks. */
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, {timeout: IDLE_TIMEOUT_MS});
  return () => cancelIdleCallback(request);
}
