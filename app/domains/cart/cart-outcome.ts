import type {Cart, LineIdentity, StoredCart} from './cart';
import {toBrowserCart} from './cart';

type Tone = 'error' | 'warning' | 'info';

export type Bound = {of: 'line'} | {of: 'order'; maximum: number};

interface NoticeParts {
  tone: Tone;
  /** Without a line, the notice is about the whole cart. */
  line?: LineIdentity;
}

/** The page itself can make these notices, too. `messages.ts` has the text of every code. */
export type PageNotice = NoticeParts &
  (
    | {code: 'not-changed' | 'over-autoship-limit' | 'at-autoship-limit'}
    | {code: 'out-of-stock'; title?: string}
    | {code: 'over-stock'; available: number; title?: string}
    | {code: 'over-order-limit'; total: number; maximum: number}
  );

export type CartNotice =
  | PageNotice
  | (NoticeParts &
      (
        | {
            code:
              | 'not-added'
              | 'too-many-changes'
              | 'cart-gone'
              | 'cart-changed'
              | 'logged-out'
              | 'no-longer-available'
              | 'unconfirmed'
              | 'maybe-changed'
              | 'invalid-contact'
              | 'checkout-unavailable'
              | 'first-order-applied'
              | 'first-order-unknown'
              | 'first-order-used'
              | 'first-order-over'
              | 'first-order-login'
              | 'gift-not-added'
              | 'gift-removed'
              | 'saved-full'
              | 'not-saved'
              | 'no-longer-saved'
              | 'nothing-to-undo'
              | 'quantity-too-low'
              | FormProblem;
          }
        /* Over the month's quota with this change, or in the cart as it is. */
        | {code: 'over-quota' | 'cart-over-quota'; overLbs: number}
        | {code: 'autoship-over-quota'; month: string; overLbs: number}
        | {code: 'gift-changed'; cents: number}
        | {code: 'prescription-not-eligible' | 'quota-unknown'}
        | {code: 'capped'; quantity: number; bound: Bound; isAutoship: boolean}
        | {code: 'no-room'; bound: Bound; isAutoship: boolean}
        | {code: 'dropped-by-merge' | 'sold-out-in-move'; items: ItemCount[]}
        /* Shopify's error or warning code. `isMade`: Shopify made the change nevertheless. */
        | {code: 'shopify'; shopifyCode: string | null; isMade: boolean}
      ));

export const FORM_PROBLEMS = [
  'form-not-understood',
  'quantity-not-whole',
  'not-sold',
  'not-on-autoship',
  'code-missing',
  'code-unknown',
] as const;

export type FormProblem = (typeof FORM_PROBLEMS)[number];

export interface ItemCount {
  quantity: number;
  title: string;
}

interface Outcome {
  /** The whole change or a part of it was made. */
  ok: boolean;
  /** `refused` by the cart's rules or by Shopify, or Shopify was `unavailable`, or the cart's customer is `logged-out`. */
  reason?: 'refused' | 'unavailable' | 'logged-out';
  /** The server's cart after the change; `undefined` if it couldn't be read. */
  cart?: Cart | null;
}

export interface CartOutcome extends Outcome {
  notices: CartNotice[];
  /** Only after an add. `quantity` is how many items were added. */
  added?: {line: LineIdentity; quantity: number};
}

export interface ShownNotice {
  tone: Tone;
  text: string;
  lineKey?: string;
}

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

export function cartGone(): CartOutcome {
  return refused(null, [{code: 'cart-gone', tone: 'warning'}]);
}

/** For a line that is no longer in the cart, for instance because another tab's login merged two carts. */
export const CART_CHANGED: CartNotice = {code: 'cart-changed', tone: 'warning'};

export function cartChanged(cart: StoredCart | null): CartOutcome {
  return refused(cart, [CART_CHANGED]);
}

export function loggedOut(): CartOutcome {
  const notices: CartNotice[] = [{code: 'logged-out', tone: 'warning'}];
  return {ok: false, reason: 'logged-out', cart: null, notices};
}

export function unchanged(cart: StoredCart | null): CartOutcome {
  return {ok: false, ...known(cart), notices: []};
}

export function known(cart: StoredCart | null | undefined): Pick<CartOutcome, 'cart'> {
  return cart === undefined ? {} : {cart: cart && toBrowserCart(cart)};
}
