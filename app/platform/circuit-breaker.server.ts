const FAILURES_TO_OPEN = 5;
/** A page works again at most this long after its service does, plus the time of the call. */
const OPEN_MS = 4000;
/** Enough for the calls of one page. With a single probe, a call that the page can do without could use it up. */
const PROBES = 8;

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
  let probesLeft = 0;
  return {
    allows() {
      if (failures < FAILURES_TO_OPEN) return true;
      if (now() >= openUntil) open(PROBES);
      if (probesLeft === 0) return false;
      probesLeft -= 1;
      return true;
    },
    report(succeeded) {
      failures = succeeded ? 0 : failures + 1;
      /* A later failure doesn't extend the block: it may be a timeout that began before the service was back. */
      if (failures === FAILURES_TO_OPEN) open(0);
    },
  };

  function open(probes: number) {
    openUntil = now() + OPEN_MS;
    probesLeft = probes;
  }
}
