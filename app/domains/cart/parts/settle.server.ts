import type {CartChange} from '~/services/commerce/cart.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {keyOf, type CartNotice, type CartOutcome, type StoredCart} from '../cart';
import {CHANGED_OTHERWISE, errorMessage, platformMessage, UNCONFIRMED} from '../messages';
import {readCart, type CartContext} from '../read-cart.server';
import {applyPolicies} from './apply-policies.server';
import {isCertainlyNotMade} from './change-failure';
import {gone, known, notice, unavailable} from './outcomes';

interface SettleOptions {
  before?: StoredCart | null | undefined;
  /** Added to the notices for Shopify's errors and warnings. */
  notices?: CartNotice[];
  /** The change is about discount codes, so warnings about them are shown. */
  ofCodes?: boolean;
}

/** Turns Shopify's reply to a change into an outcome. If the reply was lost, the cart is read again. */
export async function settle(
  context: CartContext,
  change: Result<CartChange, UpstreamFailure>,
  {before, notices = [], ofCodes = false}: SettleOptions = {},
): Promise<CartOutcome> {
  if (!change.ok) {
    if (isCertainlyNotMade(change.failure)) return unavailable(before);
    const read = await readCart(context);
    if (!read.ok) return unavailable(undefined);
    if (!read.value) context.cartId.clear();
    const now = read.value && (await applyPolicies(context, read.value)).cart;
    return {...unavailable(now), notices: [notice(UNCONFIRMED, 'warning')]};
  }
  const {cart, errors, warnings, isGone} = change.value;
  if (isGone) {
    context.cartId.clear();
    return gone();
  }
  const errorNotices = errors.map((error) => notice(errorMessage(error)));
  if (!cart && errors.length > 0) {
    /* Shopify refused the change without returning the cart, which is unchanged. */
    const read = before === undefined ? await readCart(context) : ok(before);
    return {
      ok: false,
      reason: 'refused',
      ...(read.ok ? known(read.value) : {}),
      notices: errorNotices,
    };
  }
  const changed = cart && cart.totalQuantity >= 1 ? cart : null;
  if (changed) context.cartId.set(changed.id);
  else context.cartId.clear();
  const reviewed = changed && (await applyPolicies(context, changed));
  const after = reviewed?.cart ?? null;
  if (reviewed?.isReverted) return unavailable(after);
  return {
    ...(errors.length === 0 ? {ok: true} : {ok: false, reason: 'refused' as const}),
    ...known(after),
    notices: [
      ...errorNotices,
      ...warnings
        .filter((warning) => ofCodes || !isAboutCodes(warning))
        .map((warning) => warningNotice(changed, warning)),
      ...notices,
      ...(reviewed?.notices ?? []),
    ],
  };
}

export function warningNotice(
  cart: StoredCart | null,
  {code, target}: CartChange['warnings'][number],
): CartNotice {
  return {
    ...notice(platformMessage(code, CHANGED_OTHERWISE), 'warning'),
    ...lineKeyOf(cart, target),
  };
}

/** Shopify repeats the warning about a code that doesn't apply with every change of the cart. */
function isAboutCodes({code}: CartChange['warnings'][number]): boolean {
  return code.startsWith('DISCOUNT_');
}

/** A warning's target is the id of a line or a variant. */
function lineKeyOf(cart: StoredCart | null, target: string): {lineKey?: string} {
  const line = cart?.lineItems.find((one) => one.id === target || one.variant.id === target);
  return line ? {lineKey: keyOf(line)} : {};
}
