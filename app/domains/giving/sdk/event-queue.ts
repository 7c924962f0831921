/** How often waiting events are sent (MKT-06). */
const CLICKSTREAM_POLL_MS = 5000;

/** More than a visit causes. */
const MAX_WAITING = 50;

export interface EventQueue {
  add(event: object): void;
  /** Sends all waiting events at once, for instance when the page is left. */
  flush(): void;
  /** Ends the polling and drops what waits. */
  stop(): void;
}

/** Collects events and sends them by and by, so that giving never competes with the page's own requests. */
export function createEventQueue(send: (event: object) => void): EventQueue {
  let waiting: object[] = [];
  const flush = () => {
    const events = waiting;
    waiting = [];
    events.forEach(send);
  };
  const timer = setInterval(flush, CLICKSTREAM_POLL_MS);
  return {
    add(event) {
      if (waiting.length < MAX_WAITING) waiting.push(event);
    },
    flush,
    stop() {
      clearInterval(timer);
      waiting = [];
    },
  };
}
