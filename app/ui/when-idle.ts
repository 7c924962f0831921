const IDLE_TIMEOUT_MS = 3000;

/** Returns a function that cancels the callback. For effects only. */
export function whenIdle(callback: () => void): () => void {
  /* Safari doesn't support idle callbacks. */
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, {timeout: IDLE_TIMEOUT_MS});
  return () => cancelIdleCallback(request);
}
