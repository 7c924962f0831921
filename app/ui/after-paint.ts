const MAX_WAIT_MS = 200;

/**
 * Calls back once, after the browser has painted the changes made so far. A hidden tab isn't painted, so there it calls
 * back after 200 ms.
 */
export function afterPaint(callback: () => void): void {
  let isDue = true;
  const call = () => {
    if (!isDue) return;
    isDue = false;
    callback();
  };
  requestAnimationFrame(() => setTimeout(call));
  setTimeout(call, MAX_WAIT_MS);
}
