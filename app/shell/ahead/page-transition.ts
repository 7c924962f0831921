/** A page that arrives sooner is shown without a loading indicator (NAV-18). */
const WAIT_MS = 100;

/**
 * Call the returned function with whether a page is loading. It calls `show(true)` once the page has been loading for
 * 100 ms, and `show(false)` when that ends.
 */
export function createPageTransition(show: (isLoading: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isLoading: boolean): void => {
    if (isLoading) {
      timer ??= setTimeout(() => show(true), WAIT_MS);
      return;
    }
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  };
}
