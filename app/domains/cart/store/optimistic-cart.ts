import {toCents, fromCents} from '~/platform/money';
import {boughtQuantity, type GiftChoice} from '../extra-gift';
import {keyOf, type Cart, type CartLine, type KnownCart, type PlanChoice} from '../cart';

/** Lines are named by key, because a new line has no id yet. Its price comes from the product data on the page. */
export type CartIntent =
  /** `savedItem` moves to the cart. */
  | {kind: 'add'; line: CartLine; isAttested?: boolean; savedItem?: string}
  | {kind: 'update'; lineKey: string; quantity: number}
  /** `newKey` is the line's key once it has the plan. */
  | {kind: 'plan'; lineKey: string; newKey: string; plan: PlanChoice | null}
  /** `isSaved` for later. */
  | {kind: 'remove'; lineKey: string; isSaved?: boolean}
  /** A saved item; the cart stays as it is. */
  | {kind: 'forget' | 'keep'; item: string}
  | {kind: 'code'; code: string; isApplied: boolean}
  | {kind: 'gift'; choice: GiftChoice}
  | {kind: 'empty'};

/** A change of one line of the cart. */
export type LineIntent = Extract<CartIntent, {lineKey: string}>;

export interface PendingIntent {
  id: number;
  intent: CartIntent;
}

/**
 * The server's cart and the intents that it hasn't confirmed yet; at most one is in flight. `time` is a logical clock
 * that ticks when a change is sent and when its response arrives. A read from an earlier time may show the cart before
 * or after such a change, so it's ignored.
 */
export interface CartSync {
  confirmed: KnownCart;
  /** The last read failed, so `confirmed` may be out of date. */
  isUnreadable: boolean;
  pending: readonly PendingIntent[];
  inFlight: number | null;
  time: number;
  nextId: number;
}

export type CartEvent =
  | {type: 'asked'; intent: CartIntent}
  | {type: 'changed'; intentId: number; intent: CartIntent}
  | {type: 'sent'; intentId: number}
  | {type: 'answered'; intentId: number; cart: Cart | null}
  | {type: 'failed'; intentId: number}
  /** A page or a read that was requested at logical time `askedAt` returned the server's cart. */
  | {type: 'read'; askedAt: number; cart: Cart | null}
  | {type: 'unreadable'};

export function startCartSync(cart: KnownCart): CartSync {
  return {confirmed: cart, isUnreadable: false, pending: [], inFlight: null, time: 0, nextId: 1};
}

/** A cart in the server's response always replaces `confirmed`. */
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
      /* The same cart comes again after hydration. A new state would re-render everything that shows the cart. */
      if (event.cart === state.confirmed && !state.isUnreadable) return state;
      return event.askedAt === state.time && state.inFlight === null
        ? {...state, confirmed: event.cart, isUnreadable: false}
        : state;
    case 'unreadable':
      return {...state, isUnreadable: true};
  }
}

function settled(state: CartSync, intentId: number): CartSync {
  const pending = state.pending.filter(({id}) => id !== intentId);
  /* An intent that was never sent changed nothing on the server, so a read in flight stays valid: no tick. */
  if (state.inFlight !== intentId) return {...state, pending};
  return {...state, pending, inFlight: null, time: state.time + 1};
}

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

/** Applies an intent as Shopify would. An unknown cart stays unknown, unless the intent empties it. */
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
        lines.map((line) =>
          keyOf(line) === intent.lineKey ? withQuantity(line, intent.quantity) : line,
        ),
      );
    case 'plan':
      return withLines(cart, switchPlan(lines, intent));
    case 'remove':
      return withLines(
        cart,
        lines.filter((line) => keyOf(line) !== intent.lineKey),
      );
    /* Only the server knows a code's discount and a gift's variant. */
    case 'code':
    case 'gift':
    case 'forget':
    case 'keep':
      return cart;
    case 'empty':
      return null;
  }
}

/** Keeps the line's price, because only the server knows that of the new plan. Lines that become identical merge. */
function switchPlan(
  lines: readonly CartLine[],
  {lineKey, newKey, plan}: Extract<CartIntent, {kind: 'plan'}>,
): CartLine[] {
  const line = lines.find((one) => keyOf(one) === lineKey);
  if (!line || newKey === lineKey) return [...lines];
  const same = lines.find((one) => keyOf(one) === newKey);
  return lines.flatMap((one) => {
    if (one === same) return [withQuantity(one, one.quantity + line.quantity)];
    if (one !== line) return [one];
    return same ? [] : [{...line, sellingPlanAllocation: plan && {sellingPlan: plan}}];
  });
}

/** Returns `null` without lines, as the server does. */
function withLines(cart: KnownCart, lineItems: CartLine[]): Cart | null {
  if (boughtQuantity(lineItems) === 0) return null;
  const subtotalAmount = fromCents(
    lineItems.reduce((sum, line) => sum + toCents(line.cost.totalAmount), 0),
  );
  return {
    ...(cart ?? EMPTY),
    lineItems,
    totalQuantity: boughtQuantity(lineItems),
    cost: {subtotalAmount, totalAmount: subtotalAmount},
  };
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  const total = fromCents(toCents(line.cost.amountPerQuantity) * quantity);
  return {...line, quantity, cost: {...line.cost, subtotalAmount: total, totalAmount: total}};
}

export function pendingLineKeys({confirmed, pending}: CartSync): ReadonlySet<string> {
  return new Set(
    pending.flatMap(({intent}) => {
      if (intent.kind === 'empty') return (confirmed?.lineItems ?? []).map(keyOf);
      if (intent.kind === 'add') return keyOf(intent.line);
      if (intent.kind === 'plan') return [intent.lineKey, intent.newKey];
      return 'lineKey' in intent ? intent.lineKey : [];
    }),
  );
}
