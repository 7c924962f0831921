import {performance} from 'node:perf_hooks';

export type RequestKind = 'write' | 'read' | 'prefetch';

/** Refuses requests that couldn't be served in time. */
export interface LoadGate {
  /**
   * Counts a request until the returned function is called. `null` refuses it.
   *
   * @param kind writes get a reserve, because their shoppers would lose more than a page; prefetches get half, because
   * nobody waits for them
   */
  enter(kind: RequestKind): (() => void) | null;
  /** Stops watching the event loop. */
  stop(): void;
}

interface LoadGateOptions {
  workMs?: number;
  /** Returns the milliseconds in which the event loop was busy since the last call. */
  measureBusy?: () => number;
}

const SHARES: Record<RequestKind, number> = {write: 1.5, read: 1, prefetch: 0.5};
/** The CPU time of the admitted reads. With the reserve for writes, the last request is served after three seconds. */
const WORK_MS = 2000;
/**
 * Bounds of the mean cost of a request. At the highest cost 25 reads are admitted, so that a crowd of twenty shoppers is
 * always served. At the lowest cost 62 are: after a time of cheap requests, a rush of expensive ones may follow.
 */
const COST_MS = {least: 32, most: 80};
/** Weight of the latest sample in the mean, which then follows a change within two seconds. */
const SAMPLE_WEIGHT = 0.25;
const SAMPLE_MS = 250;

/**
 * Admits as many requests as the CPU serves in `WORK_MS`, by the measured mean cost of a request. More may enter while
 * the event loop has spare time, for instance when all wait for a slow service, but no faster than the CPU could serve
 * them if they all continued.
 */
export function createLoadGate({
  workMs = WORK_MS,
  measureBusy = watchEventLoop(),
}: LoadGateOptions = {}): LoadGate {
  let admitted = 0;
  let finished = 0;
  /* The code of a process that just started isn't compiled yet. */
  let costMs = COST_MS.most;
  let spare = 0;
  const timer = setInterval(() => {
    const busyMs = measureBusy();
    if (finished > 0) costMs += (boundCost(busyMs / finished) - costMs) * SAMPLE_WEIGHT;
    finished = 0;
    spare = Math.floor((SAMPLE_MS - busyMs) / costMs);
  }, SAMPLE_MS).unref();
  return {
    enter(kind) {
      if (admitted >= Math.floor((workMs / costMs) * SHARES[kind])) {
        if (kind === 'prefetch' || spare < 1) return null;
        spare -= 1;
      }
      admitted += 1;
      let isAdmitted = true;
      return () => {
        if (!isAdmitted) return;
        isAdmitted = false;
        admitted -= 1;
        finished += 1;
      };
    },
    stop: () => clearInterval(timer),
  };
}

function boundCost(ms: number): number {
  return Math.min(COST_MS.most, Math.max(COST_MS.least, ms));
}

function watchEventLoop(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const {active} = performance.eventLoopUtilization(now, last);
    last = now;
    return active;
  };
}
