/** Calls `produce` when the data is first needed, and returns the same promise from then on. */
export function once<Value>(produce: () => Promise<Value>): () => Promise<Value> {
  let started: Promise<Value> | undefined;
  return () => (started ??= produce());
}
