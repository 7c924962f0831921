/** Lets requests begin one after another. */
export interface Turns {
  /** Resolves when the caller may begin. */
  next(): Promise<void>;
  /** Call it for each accepted connection. */
  noteConnection(): void;
}

/** So that a flood of connections can't keep requests from beginning. */
const MAX_SKIPPED = 100;

/**
 * Lets one request begin per turn of the event loop, and none in a turn that accepted a connection. Node accepts one
 * connection per turn (https://github.com/libuv/libuv/pull/3696): if each turn also rendered pages, the last of 240 new
 * connections would wait for as many pages before it could even be refused.
 */
export function createTurns(): Turns {
  const waiting: (() => void)[] = [];
  let isScheduled = false;
  let hasNewConnection = false;
  let skipped = 0;

  function schedule() {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    setImmediate(takeTurn);
  }

  function takeTurn() {
    isScheduled = false;
    const skips = hasNewConnection && skipped < MAX_SKIPPED;
    hasNewConnection = false;
    skipped = skips ? skipped + 1 : 0;
    if (!skips) waiting.shift()?.();
    schedule();
  }

  return {
    next: () =>
      new Promise((begin) => {
        waiting.push(begin);
        schedule();
      }),
    noteConnection() {
      hasNewConnection = true;
    },
  };
}
