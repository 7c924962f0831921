import type {Giving} from '../sdk/giving';
import type {GivingView} from '../sdk/giving-state';

/** Changes that follow each other faster are one change: a quantity pressed several times. */
const PAUSE_MS = 250;

interface ViewWatch<Subject> {
  /** Shows another product or cart after a short pause. */
  change(subject: Subject): void;
  stop(): void;
}

/**
 * Keeps what a widget shows up to date with its product or cart and with the chosen cause. An outdated reply is never
 * shown.
 */
export function watchView<Subject>(
  giving: Pick<Giving, 'onCause'>,
  view: (subject: Subject) => Promise<GivingView>,
  first: Subject,
  show: (view: GivingView) => void,
): ViewWatch<Subject> {
  let subject = first;
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh() {
    turn += 1;
    const mine = turn;
    void view(subject).then((shown) => {
      if (mine === turn) show(shown);
    });
  }

  let isOpen = false;
  const end = giving.onCause(() => {
    isOpen = true;
    refresh();
  });
  return {
    change(next) {
      subject = next;
      clearTimeout(timer);
      if (isOpen) timer = setTimeout(refresh, PAUSE_MS);
    },
    stop() {
      end();
      clearTimeout(timer);
      turn += 1;
    },
  };
}
