const DEFAULT = 3000;

/** The value of `PORT`; `null` if it isn't a port. */
export function parsePort(text: string | undefined): number | null {
  if (!text) return DEFAULT;
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65_535 ? port : null;
}
