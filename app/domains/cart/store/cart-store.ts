import type {Cart, KnownCart} from '../cart';
import type {ShownOutcome} from '../cart-outcome';
import {intentForm} from '../cart-form';
import {showPageNotice} from '../messages';
import {cartSync, startCartSync, type CartIntent, type CartSync} from './optimistic-cart';

/** Either call may reject: then the server's cart is unknown. */
export interface CartTransport {
  change(form: URLSearchParams): Promise<ShownOutcome>;
  read(): Promise<Cart | null>;
}

export interface CartStore {
  subscribe(listener: () => void): () => void;
  /** Returns the same object until something changes. */
  state(): CartSync;
  /** Applies the intent to the view at once and queues it for the server. Never rejects. */
  ask(intent: CartIntent): Promise<ShownOutcome>;
  refresh(): Promise<void>;
  /** Accepts the cart of a page that was requested at logical time `askedAt`. */
  receive(cart: KnownCart, askedAt: number): void;
  flush(): void;
}

interface QueuedIntent {
  id: number;
  intent: CartIntent;
  settle: ((outcome: ShownOutcome) => void)[];
  /** Set if `flush` sent the intent early. */
  response?: Promise<ShownOutcome>;
}

const LOST: ShownOutcome = {
  ok: false,
  reason: 'unavailable',
  notices: [showPageNotice({code: 'not-changed', tone: 'error'})],
};

/**
 * Sends one change at a time and queues the others, so each response belongs to a known change and none is applied
 * twice. Repeated quantity updates of a queued line become one change.
 * @param later delays sending a change, so the browser can show it first
 */
export function createCartStore(
  initial: KnownCart,
  transport: CartTransport,
  later: (send: () => void) => void,
): CartStore {
  let state = startCartSync(initial);
  const listeners = new Set<() => void>();
  const queue: QueuedIntent[] = [];
  let isSending = false;

  function dispatch(event: Parameters<typeof cartSync>[1]) {
    state = cartSync(state, event);
    listeners.forEach((listener) => listener());
  }

  async function drainQueue() {
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

  /** Returns the response if `flush` has already sent the intent, and `null` if there is nothing to send. */
  function post({intent, response}: QueuedIntent): Promise<ShownOutcome> | null {
    if (response) return response;
    const form = intentForm(intent, state.confirmed);
    return form && transport.change(form).catch(() => LOST);
  }

  async function send(next: QueuedIntent): Promise<ShownOutcome> {
    const {id} = next;
    const response = post(next);
    if (!response) {
      dispatch({type: 'failed', intentId: id});
      return {ok: false, reason: 'refused', cart: state.confirmed, notices: []};
    }
    dispatch({type: 'sent', intentId: id});
    const outcome = await response;
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
      /* The last confirmed cart stays until a later response replaces it. */
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
        if (last && !last.response && isSameLineUpdate(last.intent, intent)) {
          last.intent = intent;
          last.settle.push(settle);
          dispatch({type: 'changed', intentId: last.id, intent});
        } else {
          queue.push({id: state.nextId, intent, settle: [settle]});
          dispatch({type: 'asked', intent});
        }
        later(() => void drainQueue());
      });
    },
    refresh,
    receive(cart, askedAt) {
      dispatch(cart === undefined ? {type: 'unreadable'} : {type: 'read', askedAt, cart});
    },
    flush() {
      for (const queued of queue) {
        const response = post(queued);
        if (response) queued.response = response;
      }
    },
  };
}

function isSameLineUpdate(queued: CartIntent, intent: CartIntent): boolean {
  return queued.kind === 'update' && intent.kind === 'update' && queued.lineKey === intent.lineKey;
}
