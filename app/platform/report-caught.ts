/** Tells error reporting of an error that a boundary has handled, so that no handler of the window gets it. */
export function reportCaught(error: unknown, caughtBy: string): void {
  document.dispatchEvent(new CustomEvent('shop:error', {detail: {error, caughtBy}}));
}
