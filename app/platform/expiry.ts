/**
 * How long a response may be shared: as long as all the data in it is valid. Times are milliseconds since the epoch.
 */
export interface Expiry {
  /**
   * Limits how long the response may be used. Later limits never extend earlier ones. Without `staleUntil`, the
   * response must not be served stale.
   */
  lower(freshUntil: number, staleUntil?: number): void;
  /** The response is fresh until this time; `Infinity` if nothing limits it. */
  freshUntil(): number;
  /** A stale response may be served until this time, while a new one is made. */
  staleUntil(): number;
}

export function createExpiry(): Expiry {
  let fresh = Infinity;
  let stale = Infinity;
  return {
    lower(freshUntil, staleUntil = freshUntil) {
      fresh = Math.min(fresh, freshUntil);
      stale = Math.min(stale, staleUntil);
    },
    freshUntil: () => fresh,
    staleUntil: () => stale,
  };
}
