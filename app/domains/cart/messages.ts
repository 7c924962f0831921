import {MAX_AUTOSHIP_LINE_QUANTITY, MAX_LINE_QUANTITY} from './limits';

/**
 * Messages for shoppers when a cart change fails or is limited. They say what happened, that nothing was lost, and what
 * to do. Shopify's own error texts are never shown.
 */

export const ITEM_ADDED = 'Item added to your cart!';
export const NOT_ADDED =
  'We could not add this just now. Nothing in your cart has changed; please try again in a moment.';
export const NOT_CHANGED =
  'We could not change your cart just now. Nothing was lost; please try again in a moment.';
export const TOO_MANY_CHANGES =
  'That was a lot of changes at once. Your cart is safe; please try again in a minute.';
export const CART_EMPTY = 'Your cart is empty.';
export const CART_UNREADABLE =
  'We cannot show your cart just now. It is kept safe; please try again in a moment.';
export const CART_GONE =
  'Your cart had expired, or it was checked out, so it is empty now. You can add items again at any time.';
export const UNCONFIRMED =
  'We could not make sure of that change. This is your cart as it is now; please check it before you go on.';
export const CHANGED_OTHERWISE =
  'Your cart was changed, but not quite as asked. Please check it before you go on.';
export const AUTOSHIP_CAP = `Autoship holds at most ${MAX_AUTOSHIP_LINE_QUANTITY} of one item per delivery.`;
export const OVER_AUTOSHIP_LIMIT = `Autoship holds at most ${MAX_AUTOSHIP_LINE_QUANTITY} of one item. Please lower the quantity to check out.`;

export function overOrderLimit(total: number, maximum: number): string {
  return `Your cart has ${total} items. An order can have at most ${maximum}; please remove ${total - maximum} to check out.`;
}

export const OUT_OF_STOCK_LINE = 'This item is out of stock. Please remove it to check out.';

export function overStock(available: number): string {
  return `Only ${available} of this can be delivered to you just now. Please lower the quantity to check out.`;
}

export type Bound = {of: 'line'} | {of: 'order'; maximum: number};

/** Said when the quantity was capped. */
export function cappedAt(quantity: number, bound: Bound, autoship: boolean): string {
  if (bound.of === 'order') {
    return `An order can have at most ${bound.maximum} items, so you now have ${quantity} of this one.`;
  }
  return autoship
    ? `${AUTOSHIP_CAP} You now have ${quantity}.`
    : `You can order at most ${quantity} of one item.`;
}

/** Said when nothing could be added. */
export function noRoom(bound: Bound, autoship: boolean): string {
  if (bound.of === 'order') {
    return `Your cart is full: an order can have at most ${bound.maximum} items. Nothing was added.`;
  }
  return autoship
    ? `${AUTOSHIP_CAP} Your cart has them already.`
    : `You can order at most ${MAX_LINE_QUANTITY} of one item, and your cart has them already.`;
}

/** Said when the merge of two carts at login dropped items. */
export function notAllTaken(items: readonly {quantity: number; title: string}[]): string {
  return `Your cart has come with you, but not all of it. An order has limits, and so have our shelves. Left out: ${listOf(items)}.`;
}

/** Said when stock ran out while the lines moved to a new cart. */
export function partlyMoved(items: readonly {quantity: number; title: string}[]): string {
  return `Some of your items just sold out, so they're no longer in your cart: ${listOf(items)}.`;
}

function listOf(items: readonly {quantity: number; title: string}[]): string {
  return items.map(({quantity, title}) => `${quantity} × ${title}`).join('; ');
}

const CODE_NOT_FOR_CART = 'That discount code is not for what is in your cart.';
const INVALID_CONTACT =
  'We cannot use that contact data. Please check it; nothing in your cart has changed.';

const BY_CODE = new Map<string | null, string>([
  ['MERCHANDISE_OUT_OF_STOCK', 'This item is out of stock, so it is not in your cart.'],
  ['MERCHANDISE_NOT_ENOUGH_STOCK', 'We do not have that many left. You have all that we can send.'],
  ['INVALID', 'This item cannot be bought. Nothing in your cart has changed.'],
  ['INVALID_MERCHANDISE_LINE', 'This item is no longer in the shop or in your cart.'],
  ['MERCHANDISE_NOT_APPLICABLE', 'This item cannot be bought here.'],
  ['SELLING_PLAN_NOT_APPLICABLE', 'Autoship is not offered for this item.'],
  ['VARIANT_REQUIRES_SELLING_PLAN', 'This item comes on autoship only. Please choose how often.'],
  ['INVALID_INCREMENT', 'This item cannot be bought in that quantity.'],
  ['MINIMUM_NOT_MET', 'This item cannot be bought in so small a quantity.'],
  ['LESS_THAN', 'Please choose a quantity of 1 or more.'],
  ['MAXIMUM_EXCEEDED', 'That is more than one order can have of this item.'],
  ['CART_TOO_LARGE', 'Your cart is full. Please check out, or remove something first.'],
  ['NOTE_TOO_LONG', 'That note is too long.'],
  ['SERVICE_UNAVAILABLE', NOT_CHANGED],
  ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'This item cannot be sent to you.'],
  ['DISCOUNT_NOT_FOUND', 'That discount code does not exist.'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'That discount code is not valid now.'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'That discount code needs you to be signed in.'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'That discount code is not for this account.'],
  ['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE', CODE_NOT_FOR_CART],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', CODE_NOT_FOR_CART],
  ['DISCOUNT_NO_ENTITLED_SHIPPING_LINES', CODE_NOT_FOR_CART],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Your cart is below what that discount code needs.'],
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
