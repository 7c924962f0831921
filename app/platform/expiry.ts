/**
 * How long a response may be shared: as long as all the data in it is valid. Times are milliseconds since the epoch.
 */
export interface Expiry {
  /** Lowers both times. Without `staleUntil`, the response must not be used after `freshUntil`. */
  lower(freshUntil: number, staleUntil?: number): void;
  /** Until then the response is fresh; `Infinity` if nothing limits it. */
  freshUntil(): number;
  /** Until then a stale response may be served while a new one is made. */
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
