/** The paths of all values in a reply, nested objects included. */
export function pathsOf(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))];
}

export function withValueAt(
  value: unknown,
  [key, ...rest]: (string | number)[],
  put: unknown,
): unknown {
  if (key === undefined) return put;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withValueAt(copy[key], rest, put);
  return copy;
}
