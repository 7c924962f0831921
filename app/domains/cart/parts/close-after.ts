/** Closes after so many ms; 0: never (CART-35, CART-36). Returns what takes it back. */
export function closeAfter(ms: number, close: () => void): () => void {
  const timer = ms > 0 ? setTimeout(close, ms) : undefined;
  return () => clearTimeout(timer);
}
