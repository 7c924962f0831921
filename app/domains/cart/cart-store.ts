import type {Cart, CartOutcome} from './cart';
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
  receive(cart: Cart | null, askedAt: number): void;
}

interface Waiting {
  id: number;
  intent: CartIntent;
  settle: ((outcome: CartOutcome) => void)[];
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
export function createCartStore(initial: Cart | null, transport: CartTransport): CartStore {
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

  async function send({id, intent}: Waiting): Promise<CartOutcome> {
    const form = intentForm(intent, state.confirmed);
    if (!form) {
      dispatch({type: 'failed', intentId: id});
      return {ok: false, reason: 'refused', cart: state.confirmed, notices: []};
    }
    dispatch({type: 'sent', intentId: id});
    const outcome = await transport.change(form).catch(() => LOST);
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
      /* Still unknown: what was last confirmed stays, and the next answer brings the truth. */
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
        if (last && isSameLineUpdate(last.intent, intent)) {
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
    receive: (cart, askedAt) => dispatch({type: 'read', askedAt, cart}),
  };
}

function isSameLineUpdate(waiting: CartIntent, intent: CartIntent): boolean {
  return (
    waiting.kind === 'update' && intent.kind === 'update' && waiting.lineKey === intent.lineKey
  );
}
