import type {ItemFacts} from '~/domains/analytics/analytics-item';
import type {ItemEventName} from '~/domains/cart/item-event';
import {createLoader} from '~/ui/module-loader';
import type {ShownPage} from './page-events';
import type {MeasuredVisit} from './watch-shopping';

/** Something that happened on a page, from which analytics makes its events. */
export type Note =
  | {kind: 'page'; page: ShownPage}
  | {kind: 'item'; name: ItemEventName; item: ItemFacts}
  | {kind: 'login'}
  | {kind: 'consent'; functional: boolean; advertising: boolean};

export interface Measuring {
  note(note: Note): void;
  /** Call it when the tag manager is ready: its data layer receives the current page's events and all later ones. */
  start(): void;
  /** Call it when advertising consent is withdrawn. */
  stop(): void;
}

/** A page with more notes keeps the newest. */
const MAX_NOTES = 50;

const loadMeasuring = createLoader(() => import('./start-measuring'));

/**
 * Keeps notes about the current page until the tag manager is ready, and loads the code that makes events of them only
 * then: most visits never need it.
 */
export function createMeasuring(visit: MeasuredVisit): Measuring {
  let notes: Note[] = [];
  let started: Measuring | undefined;
  let isWanted = false;

  return {
    note(note) {
      if (started) started.note(note);
      else notes = [...(note.kind === 'page' ? [] : notes), note].slice(-MAX_NOTES);
    },
    start() {
      isWanted = true;
      loadMeasuring().then(
        ({startMeasuring}) => {
          started ??= startMeasuring(visit, notes);
          if (isWanted) started.start();
        },
        /* The loader has reported it. The page works without analytics. */
        () => undefined,
      );
    },
    stop() {
      isWanted = false;
      started?.stop();
    },
  };
}
