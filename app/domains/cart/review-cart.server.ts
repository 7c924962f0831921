import type {Attribute, StoredCart} from './cart';
import {known, unavailable, type CartNotice, type CartOutcome} from './cart-outcome';
import type {PolicyVerdict} from './cart-policy';
import type {CartContext} from './read-cart.server';
import {recallHandoff} from './changes/recall-handoff.server';

interface Reviewed {
  cart: StoredCart;
  notices: CartNotice[];
  /** The codes of Shopify's warnings after a policy has changed the discount codes; absent if none has. */
  warnings?: string[] | undefined;
  /** A handoff couldn't be recalled, so the change that required it was undone, unless a notice says otherwise. */
  isReverted: boolean;
}

/** Applies the policies to the outcome of a change. */
export async function applyPolicies(
  context: CartContext,
  changed: StoredCart,
  {before, outcome}: {before?: StoredCart | null | undefined; outcome: CartOutcome},
): Promise<CartOutcome> {
  const {cart, notices, warnings, isReverted} = await reviewCart(context, changed, before);
  if (isReverted) return {...unavailable(cart), ...(notices.length > 0 ? {notices} : {})};
  const kept = outcome.notices.filter((notice) => !isOutdated(notice, warnings));
  return {...outcome, ...known(cart), notices: [...kept, ...notices]};
}

/**
 * Brings a cart in line with the policies.
 * @param before the cart as it was, so that a change that has to be undone loses nothing
 */
export async function reviewCart(
  context: CartContext,
  changed: StoredCart,
  before?: StoredCart | null,
): Promise<Reviewed> {
  let cart = changed;
  const notices: CartNotice[] = [];
  let warnings: string[] | undefined;
  for (const policy of context.visitor.cartPolicies) {
    const verdict = await policy(cart);
    switch (verdict.kind) {
      case 'fine':
        if (verdict.notice) notices.push(verdict.notice);
        break;
      case 'attributes':
        cart = await writeAttributes(context, cart, verdict.attributes);
        break;
      case 'codes': {
        const written = await writeCodes(context, cart, verdict);
        cart = written.cart;
        warnings = written.warnings;
        notices.push(written.notice);
        break;
      }
      case 'lines': {
        const written = await writeLines(context, cart, verdict);
        cart = written.cart;
        notices.push(written.notice);
        break;
      }
      case 'recall': {
        const recalled = await recallHandoff(context, cart, {lineIds: verdict.lineIds, before});
        if (recalled.isReverted) return recalled;
        cart = recalled.cart;
        notices.push(...recalled.notices);
      }
    }
  }
  return {cart, notices, warnings, isReverted: false};
}

/**
 * Whether the notice is about a discount code that a policy has removed since. Shopify repeats its warnings about the
 * codes that are left.
 */
function isOutdated(notice: CartNotice, warnings: string[] | undefined): boolean {
  if (notice.code !== 'shopify' || !notice.shopifyCode?.startsWith('DISCOUNT_')) return false;
  return warnings !== undefined && !warnings.includes(notice.shopifyCode);
}

/** Returns the cart unchanged if Shopify doesn't accept the attributes. */
export async function writeAttributes(
  {request: {log}, services}: CartContext,
  cart: StoredCart,
  attributes: Attribute[],
): Promise<StoredCart> {
  if (toComparable(attributes) === toComparable(cart.attributes)) return cart;
  const change = await services.cart.updateAttributes(cart.id, attributes);
  if (change.ok && change.value.cart) return change.value.cart;
  log.error('cart attributes not brought up to date');
  return cart;
}

async function writeCodes(
  {request: {log}, services}: CartContext,
  cart: StoredCart,
  {codes, notice, failed}: Extract<PolicyVerdict, {kind: 'codes'}>,
): Promise<{cart: StoredCart; notice: CartNotice; warnings?: string[]}> {
  const change = await services.cart.updateDiscountCodes(cart.id, codes);
  if (change.ok && change.value.cart) {
    const {cart: changed, warnings} = change.value;
    return {cart: changed, notice, warnings: warnings.map(({code}) => code)};
  }
  log.error('discount codes not brought up to date');
  return {cart, notice: failed};
}

async function writeLines(
  {request: {log}, services}: CartContext,
  cart: StoredCart,
  {removed, updated, notice}: Extract<PolicyVerdict, {kind: 'lines'}>,
): Promise<{cart: StoredCart; notice: CartNotice}> {
  const removal = removed.length > 0 ? await services.cart.removeLines(cart.id, removed) : null;
  const left = removal === null ? cart : removal.ok ? removal.value.cart : null;
  if (left && updated.length === 0) return {cart: left, notice};
  const update = left && (await services.cart.updateLines(left.id, updated));
  if (update?.ok && update.value.cart) return {cart: update.value.cart, notice};
  log.error('cart lines not brought up to date');
  return {cart: left ?? cart, notice: {code: 'unconfirmed', tone: 'warning'}};
}

function toComparable(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes.map(({key, value}) => JSON.stringify([key, value])).sort());
}
