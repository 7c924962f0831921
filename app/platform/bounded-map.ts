/** Values by key, up to a total size; the least recently used make room. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
  keys(): string[];
}

/** @param sizeOf always gives the same size for a value, in the unit of `maxSize` */
export function createBoundedMap<Value>(
  maxSize: number,
  sizeOf: (value: Value) => number,
): BoundedMap<Value> {
  const values = new Map<string, Value>();
  let size = 0;

  function remove(key: string) {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    size -= sizeOf(value);
  }

  return {
    delete: remove,
    keys: () => [...values.keys()],
    get(key) {
      const value = values.get(key);
      if (value !== undefined) {
        values.delete(key);
        values.set(key, value);
      }
      return value;
    },
    set(key, value) {
      remove(key);
      size += sizeOf(value);
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (size <= maxSize) break;
        remove(oldest);
      }
    },
  };
}
