/** The interval at which queued events are sent (MKT-06). */
const CLICKSTREAM_POLL_MS = 5000;

/** More events than a visit produces. */
const MAX_WAITING = 50;

export interface EventQueue {
  add(event: object): void;
  /** Sends all queued events now, for instance when the page is left. */
  flush(): void;
  /** Stops the timer and drops queued events. */
  stop(): void;
}

/** Queues events and sends them in batches, so they don't compete with the page's own requests. */
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
