import type {Giving} from '../sdk/giving';
import type {GivingView} from '../sdk/giving-state';

/** Debounces changes, for instance of the quantity. */
const PAUSE_MS = 250;

interface ViewWatch<Subject> {
  /** Shows another product or cart after a short pause. */
  change(subject: Subject): void;
  stop(): void;
}

/**
 * Refreshes a widget when its product, its cart or the chosen cause changes. Never shows an outdated reply.
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
    const startedTurn = turn;
    void view(subject).then((shown) => {
      if (startedTurn === turn) show(shown);
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
