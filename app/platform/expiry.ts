/** How long a response may be shared: as long as everything that went into it. Times are milliseconds since the epoch. */
export interface Expiry {
  /** Lowers both times. Without `staleUntil`, the response must not be used any more after `freshUntil`. */
  lower(freshUntil: number, staleUntil?: number): void;
  /** Until then the response is as good as a new one; `Infinity` if nothing limits it. */
  freshUntil(): number;
  /** Until then it may be used once more while a new one is made. */
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
