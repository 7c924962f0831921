import {createLoader} from '~/ui/module-loader';
import type {Measuring, Note} from './notes';
import type {MeasuredVisit} from './watch-shopping';

/** A page with more notes keeps the newest. */
const MAX_NOTES = 50;

const loadMeasuring = createLoader(() => import('./start-measuring'));

/**
 * Keeps notes about the current page until the tag manager is ready, and only then loads the code that turns them into
 * events: most visits never need it.
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
