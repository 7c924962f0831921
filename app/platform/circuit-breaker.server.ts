/** After this many failures in a row a service is left alone. */
const FAILURES_TO_OPEN = 5;
/** For this long; then one call may try again. */
const OPEN_MS = 5000;

/**
 * Leaves a failing service alone for a while, so that a page answers at once instead of waiting for each deadline.
 * The state is one isolate's memory: best effort on Oxygen.
 */
export interface Breaker {
  allows(): boolean;
  report(succeeded: boolean): void;
}

export interface Breakers {
  /** The breaker of one service, made on first use. */
  of(service: string): Breaker;
}

export function createBreakers(now: () => number = Date.now): Breakers {
  const all = new Map<string, Breaker>();
  return {
    of(service) {
      const known = all.get(service) ?? createBreaker(now);
      all.set(service, known);
      return known;
    },
  };
}

function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    allows() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() < openUntil) return false;
      /* One caller goes through as a probe; the others wait for what it reports. */
      openUntil = now() + OPEN_MS;
      return true;
    },
    report(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
    },
  };
}
