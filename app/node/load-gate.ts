import {performance} from 'node:perf_hooks';

/** Refuses requests while the processor is saturated and a number of them is already running. */
export interface LoadGate {
  /**
   * Counts a request until the returned function is called. `null`: it couldn't be served in time.
   *
   * @param isWrite writes get a reserve, because their shoppers would lose more than a page
   */
  enter(isWrite: boolean): (() => void) | null;
}

const WRITE_RESERVE = 1.5;

/**
 * Requests that wait for a slow service leave the processor idle, and are never too many.
 */
export function createLoadGate(limit: number, isSaturated: () => boolean): LoadGate {
  let running = 0;
  return {
    enter(isWrite) {
      if (running >= (isWrite ? limit * WRITE_RESERVE : limit) && isSaturated()) return null;
      running += 1;
      let isRunning = true;
      return () => {
        if (isRunning) running -= 1;
        isRunning = false;
      };
    },
  };
}

const SAMPLE_MS = 250;
const SATURATED_FROM = 0.9;

/** Samples the share of time in which the event loop was busy. */
export function watchSaturation(): {isSaturated(): boolean; stop(): void} {
  let last = performance.eventLoopUtilization();
  let utilization = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    utilization = performance.eventLoopUtilization(now, last).utilization;
    last = now;
  }, SAMPLE_MS).unref();
  return {
    isSaturated: () => utilization >= SATURATED_FROM,
    stop: () => clearInterval(timer),
  };
}
