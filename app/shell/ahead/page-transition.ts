/** A page that arrives sooner is shown without a loading indicator (NAV-18). */
const WAIT_MS = 100;

/**
 * Returns a function to call with whether a page is loading. `show` is called once that took 100 ms, and with `false`
 * when it has ended.
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
