import type {Cart, CartOutcome, KnownCart} from './cart';
import {intentForm} from './cart-form';
import {NOT_CHANGED} from './messages';
import {cartSync, startCartSync, type CartIntent, type CartSync} from './optimistic-cart';

/** How the store reaches the server. Either call may reject: then the server's cart is not known. */
export interface CartTransport {
  change(form: URLSearchParams): Promise<CartOutcome>;
  read(): Promise<Cart | null>;
}

/** The shopper's cart in the browser. */
export interface CartStore {
  subscribe(listener: () => void): () => void;
  /** The state as it is; the same object until something changes. */
  state(): CartSync;
  /** Shows the intent at once and sends it when its turn comes. Never rejects. */
  ask(intent: CartIntent): Promise<CartOutcome>;
  /** Asks the server for its cart, for instance after a return from checkout. */
  refresh(): Promise<void>;
  /** Takes in a cart that came with a page which was asked for at logical time `askedAt`. */
  receive(cart: KnownCart, askedAt: number): void;
  /** Sends all that waits at once: the page is being left, so that its turn would not come. */
  flush(): void;
}

interface Waiting {
  id: number;
  intent: CartIntent;
  settle: ((outcome: CartOutcome) => void)[];
  /** It was sent before its turn. */
  answer?: Promise<CartOutcome>;
}

const LOST: CartOutcome = {
  ok: false,
  reason: 'unavailable',
  notices: [{tone: 'error', text: NOT_CHANGED}],
};

/**
 * One change is on its way at a time and the others wait, so that no answer can be mistaken for another's and none
 * counts twice. Quick presses on one line while it waits become one change.
 */
export function createCartStore(initial: KnownCart, transport: CartTransport): CartStore {
  let state = startCartSync(initial);
  const listeners = new Set<() => void>();
  const queue: Waiting[] = [];
  let isSending = false;

  function dispatch(event: Parameters<typeof cartSync>[1]) {
    state = cartSync(state, event);
    listeners.forEach((listener) => listener());
  }

  async function pump() {
    if (isSending) return;
    isSending = true;
    let isUnsure = false;
    for (let next = queue.shift(); next; next = queue.shift()) {
      const outcome = await send(next);
      isUnsure ||= outcome.cart === undefined;
      for (const settle of next.settle) settle(outcome);
    }
    isSending = false;
    if (isUnsure) await refresh();
  }

  /** What becomes of an intent; `null` when there is nothing to send. */
  function post({intent, answer}: Waiting): Promise<CartOutcome> | null {
    if (answer) return answer;
    const form = intentForm(intent, state.confirmed);
    return form && transport.change(form).catch(() => LOST);
  }

  async function send(next: Waiting): Promise<CartOutcome> {
    const {id} = next;
    const answer = post(next);
    if (!answer) {
      dispatch({type: 'failed', intentId: id});
      return {ok: false, reason: 'refused', cart: state.confirmed, notices: []};
    }
    dispatch({type: 'sent', intentId: id});
    const outcome = await answer;
    dispatch(
      outcome.cart === undefined
        ? {type: 'failed', intentId: id}
        : {type: 'answered', intentId: id, cart: outcome.cart},
    );
    return outcome;
  }

  async function refresh() {
    const askedAt = state.time;
    try {
      dispatch({type: 'read', askedAt, cart: await transport.read()});
    } catch {
      /* What was last confirmed stays, and the next answer brings the truth. */
      dispatch({type: 'unreadable'});
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    ask(intent) {
      return new Promise((settle) => {
        const last = queue.at(-1);
        if (last && !last.answer && isSameLineUpdate(last.intent, intent)) {
          last.intent = intent;
          last.settle.push(settle);
          dispatch({type: 'changed', intentId: last.id, intent});
        } else {
          queue.push({id: state.nextId, intent, settle: [settle]});
          dispatch({type: 'asked', intent});
        }
        void pump();
      });
    },
    refresh,
    receive(cart, askedAt) {
      dispatch(cart === undefined ? {type: 'unreadable'} : {type: 'read', askedAt, cart});
    },
    flush() {
      for (const waiting of queue) {
        const answer = post(waiting);
        if (answer) waiting.answer = answer;
      }
    },
  };
}

function isSameLineUpdate(waiting: CartIntent, intent: CartIntent): boolean {
  return (
    waiting.kind === 'update' && intent.kind === 'update' && waiting.lineKey === intent.lineKey
  );
}
