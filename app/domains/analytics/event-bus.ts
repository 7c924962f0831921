import type {AnalyticsEvent} from './analytics-events';

/** The newest events are kept. */
const MAX_KEPT = 50;

type Listener = (event: AnalyticsEvent, number: number) => void;

export interface EventBus {
  publish(event: AnalyticsEvent): void;
  /**
   * Calls the listener with each event of the current page that came after event number `after`, and with all later
   * ones. Returns a function that ends it.
   */
  subscribe(listener: Listener, after: number): () => void;
}

/**
 * Passes events to subscribers. It keeps the events of the current page, so that a subscriber that starts with consent
 * receives the page where consent was given, and none before.
 */
export function createEventBus(report: (error: unknown) => void): EventBus {
  let kept: {event: AnalyticsEvent; number: number}[] = [];
  let count = 0;
  const listeners = new Set<Listener>();

  /* Subscribers call third-party code, which can throw. */
  function tell(listener: Listener, event: AnalyticsEvent, number: number): void {
    try {
      listener(event, number);
    } catch (error) {
      report(error);
    }
  }

  return {
    publish(event) {
      count += 1;
      const number = count;
      const before = event.name === 'page_view' ? [] : kept;
      kept = [...before, {event, number}].slice(-MAX_KEPT);
      for (const listener of listeners) tell(listener, event, number);
    },
    subscribe(listener, after) {
      for (const {event, number} of kept) if (number > after) tell(listener, event, number);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
