import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ChangedCart} from '~/services/commerce/cart.server';
import {identityOf, type StoredCart} from '../cart';
import {
  CART_CHANGED,
  cartGone,
  known,
  refused,
  unavailable,
  type CartNotice,
  type CartOutcome,
} from '../cart-outcome';
import {readCart, type CartContext} from '../read-cart.server';

export interface SettleOptions {
  before?: StoredCart | null | undefined;
  notices?: CartNotice[];
  changesCodes?: boolean;
  /** The change creates a new cart. Until that exists, the shopper keeps the current one. */
  replacesCart?: boolean;
}

interface Settled {
  outcome: CartOutcome;
  /** The changed cart, for the policies; not set if no cart is left or the change was certainly not made. */
  changed?: StoredCart | null;
}

export async function settle(
  context: CartContext,
  reply: Result<ChangedCart, UpstreamFailure>,
  {before, notices = [], changesCodes = false, replacesCart = false}: SettleOptions,
): Promise<Settled> {
  if (!reply.ok) {
    return replacesCart || isCertainlyNotMade(reply.failure)
      ? {outcome: unavailable(before)}
      : settleLostReply(context);
  }
  const {cart, errors, warnings, isGone} = reply.value;
  if (isGone) {
    context.visitor.cart.clear();
    return {outcome: cartGone()};
  }
  const changed = cart && cart.totalQuantity >= 1 ? cart : null;
  const shopifyNotices = [
    ...errors.map(errorNotice),
    ...warnings
      .filter((warning) => changesCodes || !isCodeWarning(warning))
      .map((warning) => warningNotice(changed, warning)),
  ];
  if (!changed && replacesCart) return {outcome: refused(before, shopifyNotices)};
  if (!cart && errors.length > 0) {
    /* Shopify refused the change without returning the cart, which is unchanged. */
    const read = before === undefined ? await readCart(context) : ok(before);
    return {outcome: refused(read.ok ? read.value : undefined, shopifyNotices)};
  }
  if (changed) context.visitor.cart.set(changed.id);
  else context.visitor.cart.clear();
  const made = errors.length === 0 ? {ok: true} : {ok: false, reason: 'refused' as const};
  return {outcome: {...made, ...known(changed), notices: [...shopifyNotices, ...notices]}, changed};
}

/**
 * The change may have been made, so the cart is read again (HOUSE-17). A shopper who had no cart still has none: the id of
 * a new cart was in the lost reply.
 */
async function settleLostReply(context: CartContext): Promise<Settled> {
  if (context.visitor.cart.get() === null) return {outcome: unavailable(null)};
  const read = await readCart(context);
  if (!read.ok) {
    const unknown: CartNotice = {code: 'maybe-changed', tone: 'warning'};
    return {outcome: {...unavailable(undefined), notices: [unknown]}};
  }
  if (!read.value) context.visitor.cart.clear();
  const notices: CartNotice[] = [{code: 'unconfirmed', tone: 'warning'}];
  return {outcome: {...unavailable(read.value), notices}, changed: read.value};
}

/** Shopify's codes mean something else for a field of the buyer identity. */
function errorNotice({code, field}: ChangedCart['errors'][number]): CartNotice {
  if (code === LINE_NOT_IN_CART) return CART_CHANGED;
  return field?.includes('buyerIdentity')
    ? {code: 'invalid-contact', tone: 'error'}
    : {code: 'shopify', shopifyCode: code, isMade: false, tone: 'error'};
}

const LINE_NOT_IN_CART = 'INVALID_MERCHANDISE_LINE';

/** A warning's target is the id of a line or a variant. */
function warningNotice(
  cart: StoredCart | null,
  {code, target}: ChangedCart['warnings'][number],
): CartNotice {
  const line = cart?.lineItems.find((item) => item.id === target || item.variant.id === target);
  return {
    code: 'shopify',
    shopifyCode: code,
    isMade: true,
    tone: 'warning',
    ...(line ? {line: identityOf(line)} : {}),
  };
}

/** Shopify repeats the warning about a code that doesn't apply with every change of the cart. */
function isCodeWarning({code}: ChangedCart['warnings'][number]): boolean {
  return code.startsWith('DISCOUNT_');
}

/**
 * A change was certainly not made if it was never sent or was throttled. After any other failure it may have been made
 * (HOUSE-17).
 */
export function isCertainlyNotMade({kind}: UpstreamFailure): boolean {
  return kind === 'open-circuit' || kind === 'throttled';
}
