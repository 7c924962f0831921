import {toCents, fromCents} from '~/platform/money';
import {keyOf, type Cart, type CartLine, type KnownCart} from './cart';

/**
 * What a shopper asked for that the server has not answered yet. Lines are named by key: a new one has an empty id and
 * the price that the shop knows.
 */
export type CartIntent =
  | {kind: 'add'; line: CartLine}
  | {kind: 'update'; lineKey: string; quantity: number}
  | {kind: 'remove'; lineKey: string}
  | {kind: 'empty'};

export interface PendingIntent {
  id: number;
  intent: CartIntent;
}

/**
 * The shopper's cart between the server's truth and what is still on its way. One change is on its way at a time.
 * `time` is a logical clock that ticks when a change leaves and when its answer comes: a read that was asked for at
 * another time than now may have seen the cart before or after that change, so it is not believed.
 */
export interface CartSync {
  confirmed: KnownCart;
  /** The server was asked for its cart and could not say: `confirmed` may be out of date. */
  isUnreadable: boolean;
  pending: readonly PendingIntent[];
  /** The intent that is on its way. */
  inFlight: number | null;
  time: number;
  nextId: number;
}

export type CartEvent =
  | {type: 'asked'; intent: CartIntent}
  /** The shopper changed their mind before the intent was sent. */
  | {type: 'changed'; intentId: number; intent: CartIntent}
  | {type: 'sent'; intentId: number}
  /** The server's cart after the change. */
  | {type: 'answered'; intentId: number; cart: Cart | null}
  /** The server's cart is not known after this change; the intent is given up. */
  | {type: 'failed'; intentId: number}
  /** The server's cart as a page or a read brought it, asked for at logical time `askedAt`. */
  | {type: 'read'; askedAt: number; cart: Cart | null}
  /** A page or a read brought no cart, because it could not be read. */
  | {type: 'unreadable'};

export function startCartSync(cart: KnownCart): CartSync {
  return {confirmed: cart, isUnreadable: false, pending: [], inFlight: null, time: 0, nextId: 1};
}

/** Pure. The server's answer always wins. */
export function cartSync(state: CartSync, event: CartEvent): CartSync {
  switch (event.type) {
    case 'asked':
      return {
        ...state,
        pending: [...state.pending, {id: state.nextId, intent: event.intent}],
        nextId: state.nextId + 1,
      };
    case 'changed':
      return {
        ...state,
        pending: state.pending.map((one) =>
          one.id === event.intentId ? {id: one.id, intent: event.intent} : one,
        ),
      };
    case 'sent':
      return {...state, inFlight: event.intentId, time: state.time + 1};
    case 'answered':
      return {...settled(state, event.intentId), confirmed: event.cart, isUnreadable: false};
    case 'failed':
      return settled(state, event.intentId);
    case 'read':
      return event.askedAt === state.time && state.inFlight === null
        ? {...state, confirmed: event.cart, isUnreadable: false}
        : state;
    case 'unreadable':
      return {...state, isUnreadable: true};
  }
}

function settled(state: CartSync, intentId: number): CartSync {
  const pending = state.pending.filter(({id}) => id !== intentId);
  /* What was never sent changed nothing on the server: a read that is on its way is still to be believed. */
  if (state.inFlight !== intentId) return {...state, pending};
  return {...state, pending, inFlight: null, time: state.time + 1};
}

/** What the shopper sees: the server's cart with every pending intent applied, in the order they were asked. */
export function pendingView({confirmed, pending}: CartSync): KnownCart {
  return pending.reduce<KnownCart>((cart, {intent}) => applyIntent(cart, intent), confirmed);
}

const EMPTY: Cart = {
  buyerIdentity: {email: null, phone: null, countryCode: 'US'},
  lineItems: [],
  totalQuantity: 0,
  attributes: [],
  discountCodes: [],
  note: null,
  cost: {subtotalAmount: fromCents(0), totalAmount: fromCents(0)},
};

/** One intent on a cart, as the platform would carry it out. What is added to the unknown is still unknown. */
function applyIntent(cart: KnownCart, intent: CartIntent): KnownCart {
  if (cart === undefined && intent.kind !== 'empty') return undefined;
  const lines = cart?.lineItems ?? [];
  switch (intent.kind) {
    case 'add': {
      const key = keyOf(intent.line);
      const isThere = lines.some((line) => keyOf(line) === key);
      return withLines(
        cart,
        isThere
          ? lines.map((line) =>
              keyOf(line) === key ? withQuantity(line, line.quantity + intent.line.quantity) : line,
            )
          : [intent.line, ...lines],
      );
    }
    case 'update':
      return withLines(
        cart,
        lines.flatMap((line) => {
          if (keyOf(line) !== intent.lineKey) return [line];
          return intent.quantity < 1 ? [] : [withQuantity(line, intent.quantity)];
        }),
      );
    case 'remove':
      return withLines(
        cart,
        lines.filter((line) => keyOf(line) !== intent.lineKey),
      );
    case 'empty':
      return null;
  }
}

/** Emptied carts are gone, as on the server. */
function withLines(cart: KnownCart, lineItems: CartLine[]): Cart | null {
  if (lineItems.length === 0) return null;
  const subtotalAmount = fromCents(
    lineItems.reduce((sum, line) => sum + toCents(line.cost.totalAmount), 0),
  );
  return {
    ...(cart ?? EMPTY),
    lineItems,
    totalQuantity: lineItems.reduce((sum, line) => sum + line.quantity, 0),
    cost: {subtotalAmount, totalAmount: subtotalAmount},
  };
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const total = fromCents(toCents(line.cost.amountPerQuantity) * quantity);
  return {...line, quantity, cost: {...line.cost, subtotalAmount: total, totalAmount: total}};
}

/** The lines that wait for the server, by key. */
export function pendingLineKeys({confirmed, pending}: CartSync): ReadonlySet<string> {
  return new Set(
    pending.flatMap(({intent}) => {
      if (intent.kind === 'empty') return (confirmed?.lineItems ?? []).map(keyOf);
      return intent.kind === 'add' ? keyOf(intent.line) : intent.lineKey;
    }),
  );
}
