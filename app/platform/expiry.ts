/**
 * How long a response may be shared: as long as all the data in it is valid. Times are milliseconds since the epoch.
 */
export interface Expiry {
  /**
   * Limits how long the response may be used. Later limits never extend earlier ones. Without `staleUntil`, the
   * response must not be served stale.
   */
  lower(freshUntil: number, staleUntil?: number): void;
  /**
   * Returns the result of `read`. The response is expired while `read` runs and after it rejected, because the page may
   * have stopped waiting for it.
   */
  during<Out>(read: Promise<Out>): Promise<Out>;
  /** The response is fresh until this time; `Infinity` if nothing limits it. */
  freshUntil(): number;
  /** A stale response may be served until this time, while a new one is made. */
  staleUntil(): number;
}

export function createExpiry(): Expiry {
  let fresh = Infinity;
  let stale = Infinity;
  let running = 0;
  function lower(freshUntil: number, staleUntil = freshUntil) {
    fresh = Math.min(fresh, freshUntil);
    stale = Math.min(stale, staleUntil);
  }
  return {
    lower,
    async during(read) {
      running += 1;
      try {
        return await read;
      } catch (error) {
        lower(0);
        throw error;
      } finally {
        running -= 1;
      }
    },
    freshUntil: () => (running > 0 ? 0 : fresh),
    staleUntil: () => (running > 0 ? 0 : stale),
  };
}
