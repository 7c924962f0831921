import {performance} from 'node:perf_hooks';

/** Refuses requests that couldn't be served in time. */
export interface LoadGate {
  /**
   * Counts a request until the returned function is called. `null` refuses it.
   *
   * @param isWrite writes get a reserve, because their shoppers would lose more than a page
   */
  enter(isWrite: boolean): (() => void) | null;
  /** Stops watching the event loop. */
  stop(): void;
}

const WRITE_RESERVE = 1.5;
const SAMPLE_MS = 250;
const SATURATED_FROM = 0.9;

/**
 * Up to `limit` requests may run at the same time. More may run only while the event loop has spare time, for instance
 * when all wait for a slow service. At most `limit` of these enter per sample, because a sudden rush doesn't show until
 * the next one.
 *
 * @param measureLoad the share of time, from 0 to 1, in which the event loop was busy since the last call
 */
export function createLoadGate(limit: number, measureLoad = watchEventLoop()): LoadGate {
  let running = 0;
  let beyondLimit = 0;
  let isSaturated = measureLoad() >= SATURATED_FROM;
  const timer = setInterval(() => {
    isSaturated = measureLoad() >= SATURATED_FROM;
    beyondLimit = 0;
  }, SAMPLE_MS).unref();
  return {
    enter(isWrite) {
      if (running >= (isWrite ? limit * WRITE_RESERVE : limit)) {
        if (isSaturated || beyondLimit >= limit) return null;
        beyondLimit += 1;
      }
      running += 1;
      let isRunning = true;
      return () => {
        if (isRunning) running -= 1;
        isRunning = false;
      };
    },
    stop: () => clearInterval(timer),
  };
}

function watchEventLoop(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const {utilization} = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
