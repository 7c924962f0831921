/** 0 means never (CART-35, CART-36). Returns a function that cancels the timer. */
export function closeAfter(ms: number, close: () => void): () => void {
  const timer = ms > 0 ? setTimeout(close, ms) : undefined;
  return () => clearTimeout(timer);
}
