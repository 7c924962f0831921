const MAX_WAIT_MS = 200;

/** Calls back once the browser has painted what was changed until now. In a hidden tab, which isn't painted, a bit later. */
export function afterPaint(callback: () => void): void {
  let isDue = true;
  const call = () => {
    if (isDue) callback();
    isDue = false;
  };
  requestAnimationFrame(() => setTimeout(call));
  setTimeout(call, MAX_WAIT_MS);
}
