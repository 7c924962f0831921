import {EVENTS, type AnalyticsEvent} from './analytics-events';
import type {EventBus} from './event-bus';

interface DataLayerWindow {
  dataLayer?: unknown;
}

export interface DataLayer {
  /** Starts passing events on. Nothing happens if it's already started. */
  start(): void;
  stop(): void;
}

/**
 * Passes each event to the tag manager's data layer once, even after a stop and restart. Call `start` only while the
 * tag manager has consent: the data layer doesn't exist before.
 */
export function createDataLayer(bus: EventBus, target: DataLayerWindow): DataLayer {
  let last = 0;
  let stop: (() => void) | undefined;

  return {
    start() {
      if (stop) return;
      push(target, {'gtm.start': Date.now(), event: 'gtm.js'});
      stop = bus.subscribe((event, number) => {
        last = number;
        for (const entry of entriesOf(event)) push(target, entry);
      }, last);
    },
    stop() {
      stop?.();
      stop = undefined;
    },
  };
}

function push(target: DataLayerWindow, entry: object): void {
  /* The tag manager's scripts may push anything. */
  if (!Array.isArray(target.dataLayer)) target.dataLayer = [];
  (target.dataLayer as unknown[]).push(entry);
}

/** GA4 merges each `ecommerce` object into the previous one unless it is cleared first. */
function entriesOf({name, parameters}: AnalyticsEvent): object[] {
  return EVENTS[name].kind === 'ecommerce'
    ? [{ecommerce: null}, {event: name, ecommerce: parameters}]
    : [{event: name, ...parameters}];
}
