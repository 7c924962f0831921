const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5000;

/**
 * Blocks calls to a failing service for a while, so that a page responds at once instead of waiting for each deadline.
 * The state is in the isolate's memory, so on Oxygen this is best effort.
 */
export interface Breaker {
  allows(): boolean;
  report(succeeded: boolean): void;
}

export interface Breakers {
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
      /* One call goes through as a probe; the others stay blocked until it reports. */
      openUntil = now() + OPEN_MS;
      return true;
    },
    report(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      if (failures >= FAILURES_TO_OPEN) openUntil = now() + OPEN_MS;
    },
  };
}
