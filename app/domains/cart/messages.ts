import {MAX_AUTOSHIP_LINE_QUANTITY, MAX_LINE_QUANTITY} from './limits';

/**
 * Messages for shoppers when a cart change fails or is limited. They say what happened, that nothing was lost, and what
 * to do. Shopify's own error texts are never shown.
 */

export const ITEM_ADDED = 'Item added to your cart!';
export const NOT_ADDED =
  'We couldn’t add this. Nothing in your cart changed. Try again in a moment.';
export const NOT_CHANGED = 'We couldn’t update your cart. Nothing was lost. Try again in a moment.';
export const TOO_MANY_CHANGES =
  'That was a lot of changes at once. Your cart is safe. Try again in a minute.';
export const CART_EMPTY = 'Your cart is empty.';
export const CART_UNREADABLE =
  'We’re having trouble loading your cart. It’s safe. Try again in a moment.';
export const CART_GONE =
  'Your cart expired or was already checked out, so it’s empty now. You can add items again anytime.';
export const UNCONFIRMED =
  'We couldn’t confirm that change. Here’s your cart as it stands. Check it before you continue.';
export const CHANGED_OTHERWISE =
  'Your cart changed, but not exactly as you asked. Check it before you continue.';
export const AUTOSHIP_CAP = `Autoship limit: ${MAX_AUTOSHIP_LINE_QUANTITY} per item and delivery.`;
export const OVER_AUTOSHIP_LIMIT = `Autoship limit: ${MAX_AUTOSHIP_LINE_QUANTITY} per item. Lower the quantity to check out.`;

export function overOrderLimit(total: number, maximum: number): string {
  return `Your cart has ${total} items. The limit is ${maximum} per order: remove ${total - maximum} to check out.`;
}

export const OUT_OF_STOCK_LINE = 'This item is out of stock. Remove it to check out.';

export function overStock(available: number): string {
  return `Only ${available} left for your zip code. Lower the quantity to check out.`;
}

export type Bound = {of: 'line'} | {of: 'order'; maximum: number};

/** For a quantity that was capped at the limit. */
export function cappedAt(quantity: number, bound: Bound, autoship: boolean): string {
  if (bound.of === 'order') {
    return `The limit is ${bound.maximum} items per order, so you now have ${quantity} of this one.`;
  }
  return autoship
    ? `${AUTOSHIP_CAP} You now have ${quantity}.`
    : `The limit is ${quantity} per item.`;
}

/** For an add that the limits left no room for. */
export function noRoom(bound: Bound, autoship: boolean): string {
  if (bound.of === 'order') {
    return `Your cart is full: the limit is ${bound.maximum} items per order. Nothing was added.`;
  }
  return autoship
    ? `${AUTOSHIP_CAP} They’re already in your cart.`
    : `The limit is ${MAX_LINE_QUANTITY} per item, and they’re already in your cart.`;
}

/** For items that the merge of two carts at login dropped. */
export function itemsDroppedByMerge(items: readonly {quantity: number; title: string}[]): string {
  return `Some items didn’t make it into your cart because of order limits or stock: ${listOf(items)}.`;
}

/** For items that sold out while the lines moved to a new cart. */
export function itemsSoldOutInMove(items: readonly {quantity: number; title: string}[]): string {
  return `Some of your items just sold out, so they’re no longer in your cart: ${listOf(items)}.`;
}

function listOf(items: readonly {quantity: number; title: string}[]): string {
  return items.map(({quantity, title}) => `${quantity} × ${title}`).join('; ');
}

const CODE_NOT_FOR_CART = 'That discount code doesn’t apply to the items in your cart.';
const INVALID_CONTACT =
  'We can’t use those contact details. Check them and try again; nothing in your cart changed.';

const BY_CODE = new Map<string | null, string>([
  ['MERCHANDISE_OUT_OF_STOCK', 'This item is out of stock, so it wasn’t added.'],
  ['MERCHANDISE_NOT_ENOUGH_STOCK', 'We don’t have that many left. Your cart has all we can send.'],
  ['INVALID', 'This item isn’t available. Nothing in your cart changed.'],
  ['INVALID_MERCHANDISE_LINE', 'This item is no longer available or no longer in your cart.'],
  ['MERCHANDISE_NOT_APPLICABLE', 'This item isn’t sold here.'],
  ['SELLING_PLAN_NOT_APPLICABLE', 'This item isn’t available on autoship.'],
  ['VARIANT_REQUIRES_SELLING_PLAN', 'This item is autoship only. Choose how often you want it.'],
  ['INVALID_INCREMENT', 'This item isn’t sold in that quantity.'],
  ['MINIMUM_NOT_MET', 'That’s below the smallest quantity for this item.'],
  ['LESS_THAN', 'Choose a quantity of 1 or more.'],
  ['MAXIMUM_EXCEEDED', 'That’s over the limit per order for this item.'],
  ['CART_TOO_LARGE', 'Your cart is full. Check out, or remove something first.'],
  ['NOTE_TOO_LONG', 'That note is too long.'],
  ['SERVICE_UNAVAILABLE', NOT_CHANGED],
  ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'We can’t ship this item to you.'],
  ['DISCOUNT_NOT_FOUND', 'That discount code doesn’t exist.'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'That discount code isn’t valid right now.'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'Log in to use that discount code.'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'That discount code isn’t for this account.'],
  ['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE', CODE_NOT_FOR_CART],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', CODE_NOT_FOR_CART],
  ['DISCOUNT_NO_ENTITLED_SHIPPING_LINES', CODE_NOT_FOR_CART],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Your cart doesn’t meet the minimum for that discount code.'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'That discount code has been used up.'],
]);

/**
 * The message for a `CartErrorCode` or `CartWarningCode` of Shopify, which are open sets. Pass `unknown` for a code
 * without a message if the change was made, as it is with a warning; the default says that nothing changed.
 */
export function platformMessage(code: string | null, unknown: string = NOT_CHANGED): string {
  return BY_CODE.get(code) ?? unknown;
}

/** The message for a Shopify error. A code means something else for a field of the buyer identity. */
export function errorMessage({
  code,
  field,
}: {
  code: string | null;
  field?: string[] | null;
}): string {
  return field?.includes('buyerIdentity') ? INVALID_CONTACT : platformMessage(code);
}
