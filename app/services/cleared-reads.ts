/**
 * When cached reads were cleared, in the memory of this isolate. The cache can't delete by prefix, so a cleared read gets
 * another key, and the old entry expires.
 */
export interface ClearedReads {
  /** Clears the reads whose key begins with these parts; all reads if there are none. */
  clear(start: readonly string[]): void;
  /** Milliseconds since the epoch; 0 if the read with this key was never cleared. */
  clearedAt(key: readonly string[]): number;
}

export function createClearedReads(): ClearedReads {
  const times = new Map<string, number>();
  const nameOf = (parts: readonly string[]) => JSON.stringify(parts);
  return {
    clear: (start) => void times.set(nameOf(start), Date.now()),
    clearedAt(key) {
      if (times.size === 0) return 0;
      return Math.max(
        times.get(nameOf([])) ?? 0,
        ...key.map((_, index) => times.get(nameOf(key.slice(0, index + 1))) ?? 0),
      );
    },
  };
}
