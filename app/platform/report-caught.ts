/** Reports an error that an error boundary has handled and that `window.onerror` therefore never sees. */
export function reportCaught(error: unknown, caughtBy: string): void {
  document.dispatchEvent(new CustomEvent('shop:error', {detail: {error, caughtBy}}));
}
