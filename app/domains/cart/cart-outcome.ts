import type {Cart, LineIdentity, StoredCart} from './cart';
import {toBrowserCart} from './cart';

type Tone = 'error' | 'warning' | 'info';

/** The limit that a quantity ran into. */
export type Bound = {of: 'line'} | {of: 'order'; maximum: number};

interface NoticeParts {
  tone: Tone;
  /** The line it's about; the whole cart if left out. */
  line?: LineIdentity;
}

/** A notice that the page itself makes, too. `messages.ts` has the text of every code. */
export type PageNotice = NoticeParts &
  (
    | {code: 'not-changed' | 'over-autoship-limit' | 'at-autoship-limit'}
    /* With a title where the notice isn't shown at its line. */
    | {code: 'out-of-stock'; title?: string}
    | {code: 'over-stock'; available: number; title?: string}
    | {code: 'over-order-limit'; total: number; maximum: number}
  );

/** A notice of the server about a change of the cart, or about its checkout. */
export type CartNotice =
  | PageNotice
  | (NoticeParts &
      (
        | {
            code:
              | 'not-added'
              | 'too-many-changes'
              | 'cart-gone'
              | 'unconfirmed'
              | 'invalid-contact'
              | 'checkout-unavailable'
              | FormProblem;
          }
        | {code: 'capped'; quantity: number; bound: Bound; isAutoship: boolean}
        | {code: 'no-room'; bound: Bound; isAutoship: boolean}
        | {code: 'dropped-by-merge' | 'sold-out-in-move'; items: ItemCount[]}
        /* Shopify's error or warning code; `isMade`: it made the change nevertheless. */
        | {code: 'shopify'; shopifyCode: string | null; isMade: boolean}
      ));

/** Why a posted cart form wasn't understood. */
export const FORM_PROBLEMS = [
  'form-not-understood',
  'quantity-not-whole',
  'quantity-too-low',
  'not-sold',
  'not-on-autoship',
] as const;

export type FormProblem = (typeof FORM_PROBLEMS)[number];

export interface ItemCount {
  quantity: number;
  title: string;
}

interface Outcome {
  /** The change was made, whole or in part. */
  ok: boolean;
  /** Why the change wasn't made: `refused` by the cart's rules or by Shopify, or Shopify was `unavailable`. */
  reason?: 'refused' | 'unavailable';
  /** The server's cart after the change; `undefined` if it couldn't be read. */
  cart?: Cart | null;
}

/** The result of a change. */
export interface CartOutcome extends Outcome {
  notices: CartNotice[];
  /** After an add: the line, and how many items were added. */
  added?: {line: LineIdentity; quantity: number};
}

/** A notice in words. `lineKey` is the key of its line (`lineKey`). */
export interface ShownNotice {
  tone: Tone;
  text: string;
  lineKey?: string;
}

/** The result of a change as the browser's cart store gets it. */
export interface ShownOutcome extends Outcome {
  notices: ShownNotice[];
  added?: {lineKey: string; quantity: number};
}

/* Outcomes of a change that wasn't made. Pass `undefined` for a cart that couldn't be read. */

export function unavailable(cart: StoredCart | null | undefined): CartOutcome {
  const notices: CartNotice[] = [{code: 'not-changed', tone: 'error'}];
  return {ok: false, reason: 'unavailable', ...known(cart), notices};
}

export function refused(cart: StoredCart | null | undefined, notices: CartNotice[]): CartOutcome {
  return {ok: false, reason: 'refused', ...known(cart), notices};
}

export function gone(): CartOutcome {
  return refused(null, [{code: 'cart-gone', tone: 'warning'}]);
}

export function unchanged(cart: StoredCart | null): CartOutcome {
  return {ok: false, ...known(cart), notices: []};
}

export function known(cart: StoredCart | null | undefined): Pick<CartOutcome, 'cart'> {
  return cart === undefined ? {} : {cart: cart && toBrowserCart(cart)};
}
