import {FIRST_ORDER_OFFER, MAX_AUTOSHIP_QUANTITY} from '~/domains/autoship-offer/offer';
import {formatLbs, QUOTA_LBS} from '~/domains/staff-access/quota';
import {monthName} from '~/platform/en-us';
import {formatCents} from '~/platform/money';
import {lineKey} from './cart';
import type {Bound, CartNotice, ItemCount, PageNotice, ShownNotice} from './cart-outcome';
import {MAX_LINE_QUANTITY, MIN_LINE_QUANTITY} from './limits';
import {MAX_SAVED_ITEMS} from './saved/saved-items';

/**
 * The cart's messages for shoppers. They say what happened, that nothing was lost, and what to do. Shopify's own error
 * texts are never shown.
 */

export const ITEM_ADDED = 'Item added to your cart!';
export const CART_EMPTY = 'Your cart is empty.';
export const CART_UNREADABLE =
  'We’re having trouble loading your cart. It’s safe. Try again in a moment.';

export const SAVED_UNREADABLE =
  'We’re having trouble loading what you saved for later. It’s safe. Try again in a moment.';

const NOT_CHANGED = 'We couldn’t update your cart. Nothing was lost. Try again in a moment.';
const FIRST_ORDER = `${FIRST_ORDER_OFFER.percent}% off your first autoship order`;
const AUTOSHIP_LIMIT = `Autoship limit: ${MAX_AUTOSHIP_QUANTITY} per item.`;

/** Separate from the server's `showNotice`, so the browser loads only the texts of the page's own notices. */
export function showPageNotice(notice: PageNotice): ShownNotice {
  return toShownNotice(notice, pageNoticeText(notice));
}

export function toShownNotice({tone, line}: CartNotice, text: string): ShownNotice {
  return {tone, text, ...(line ? {lineKey: lineKey(line)} : {})};
}

export function noticeText(notice: CartNotice): string {
  switch (notice.code) {
    case 'not-added':
      return 'We couldn’t add this. Nothing in your cart changed. Try again in a moment.';
    case 'too-many-changes':
      return 'Too many changes at once. Your cart is safe. Try again in a minute.';
    case 'cart-gone':
      return 'Your cart expired or was already checked out, so it’s empty now. You can add items again anytime.';
    case 'cart-changed':
      return 'Your cart has changed since this page loaded. Here it is now.';
    case 'logged-out':
      return 'You’ve been logged out, so nothing in your cart changed.';
    case 'no-longer-available':
      return 'This item is no longer available.';
    case 'unconfirmed':
      return 'We couldn’t confirm that change. Here’s your cart as it stands. Check it before you continue.';
    case 'maybe-changed':
      return 'We couldn’t confirm that change. Check your cart before you try again.';
    case 'invalid-contact':
      return 'We can’t use those contact details. Check them and try again; nothing in your cart changed.';
    case 'checkout-unavailable':
      return 'We couldn’t start checkout. Your cart is saved. Try again in a moment.';
    case 'first-order-applied':
      return `${FIRST_ORDER}: ${FIRST_ORDER_OFFER.code} is applied to your cart.`;
    case 'first-order-unknown':
      return `We couldn’t check whether you qualify for ${FIRST_ORDER}. Your cart is safe, and we’ll check again with your next change.`;
    case 'first-order-used':
      return `You already have autoship, so we removed ${FIRST_ORDER_OFFER.code} from your cart. It’s for a first autoship order.`;
    case 'first-order-over':
      return `Nothing in your cart is on autoship, so we removed ${FIRST_ORDER_OFFER.code}.`;
    case 'first-order-login':
      return `Log in to get ${FIRST_ORDER}. We removed ${FIRST_ORDER_OFFER.code} until you do.`;
    case 'gift-not-added':
      return 'We couldn’t add your gift. Your total is the same. Try again in a moment.';
    case 'gift-removed':
      return 'Your total changed, so we removed your gift. You can add it again.';
    case 'saved-full':
      return `You’ve saved ${MAX_SAVED_ITEMS} items, the most we can keep. Move or remove one first.`;
    case 'not-saved':
      return 'We couldn’t save this for later, so it’s still in your cart. Try again in a moment.';
    case 'no-longer-saved':
      return 'This item isn’t saved anymore. Nothing in your cart changed.';
    case 'nothing-to-undo':
      return 'That can’t be undone anymore. Nothing in your cart changed.';
    case 'gift-changed':
      return `Your total changed, so your gift is now ${formatCents(notice.cents)}.`;
    case 'form-not-understood':
      return 'We didn’t understand that. Nothing in your cart changed.';
    case 'quantity-not-whole':
      return 'Enter a whole number of 1 or more.';
    case 'quantity-too-low':
      return `The minimum is ${MIN_LINE_QUANTITY} per item.`;
    case 'not-sold':
      return 'We don’t sell this item.';
    case 'not-on-autoship':
      return 'This item isn’t available on autoship.';
    case 'code-missing':
      return 'Enter a discount code.';
    case 'code-unknown':
      return CODE_UNKNOWN;
    case 'over-quota':
      return `That would be ${formatLbs(notice.overLbs)} over the ${QUOTA_LBS} lb you can order this month. Your cart hasn’t changed.`;
    case 'cart-over-quota':
      return `Your cart is ${formatLbs(notice.overLbs)} over what you can still order this month. Take out some food to check out.`;
    case 'autoship-over-quota':
      return `With autoship you’d be ${formatLbs(notice.overLbs)} over your ${QUOTA_LBS} lb in ${monthName(notice.month)}. Lower the quantity or choose less frequent deliveries to check out.`;
    case 'quota-unknown':
      return 'We couldn’t check how much you’ve ordered this month. Your cart is saved. Try again in a moment.';
    case 'prescription-not-eligible':
      return 'Prescription food is for accounts whose clinic or school takes part in the prescription program. Ask there, or contact us.';
    case 'capped':
      return cappedText(notice);
    case 'no-room':
      return noRoomText(notice);
    case 'dropped-by-merge':
      return `Some items didn’t make it into your cart because of order limits or stock: ${listOf(notice.items)}.`;
    case 'sold-out-in-move':
      return `Some of your items just sold out, so they’re no longer in your cart: ${listOf(notice.items)}.`;
    case 'shopify':
      return (
        BY_SHOPIFY_CODE.get(notice.shopifyCode) ?? (notice.isMade ? CHANGED_OTHERWISE : NOT_CHANGED)
      );
    default:
      return pageNoticeText(notice);
  }
}

function pageNoticeText(notice: PageNotice): string {
  switch (notice.code) {
    case 'not-changed':
      return NOT_CHANGED;
    case 'over-autoship-limit':
      return `${AUTOSHIP_LIMIT} Lower the quantity to check out.`;
    case 'at-autoship-limit':
      return AUTOSHIP_LIMIT;
    case 'out-of-stock':
      return `${notice.title ?? 'This item'} is out of stock. Remove it to check out.`;
    case 'over-order-limit': {
      const {total, maximum} = notice;
      return `Your cart has ${total} items. The limit is ${maximum} per order: remove ${total - maximum} to check out.`;
    }
    case 'over-stock':
      return `${notice.title ? `${notice.title}: ` : ''}Only ${notice.available} left for your zip code. Lower the quantity to check out.`;
  }
}

function cappedText({
  quantity,
  bound,
  isAutoship,
}: {
  quantity: number;
  bound: Bound;
  isAutoship: boolean;
}): string {
  if (bound.of === 'order') {
    return `The limit is ${bound.maximum} items per order, so you now have ${quantity} of this one.`;
  }
  return isAutoship
    ? `${AUTOSHIP_LIMIT} You now have ${quantity}.`
    : `The limit is ${quantity} per item.`;
}

function noRoomText({bound, isAutoship}: {bound: Bound; isAutoship: boolean}): string {
  if (bound.of === 'order') {
    return `Your cart is full: the limit is ${bound.maximum} items per order. Nothing was added.`;
  }
  return isAutoship
    ? `${AUTOSHIP_LIMIT} You already have that many in your cart.`
    : `The limit is ${MAX_LINE_QUANTITY} per item. You already have that many in your cart.`;
}

function listOf(items: readonly ItemCount[]): string {
  return items.map(({quantity, title}) => `${quantity} × ${title}`).join('; ');
}

const CHANGED_OTHERWISE =
  'Your cart changed, but not exactly as you asked. Check it before you continue.';
const CODE_UNKNOWN = 'That discount code doesn’t exist.';
const CODE_NOT_FOR_CART = 'That discount code doesn’t apply to the items in your cart.';

/** Keyed by Shopify's `CartErrorCode` or `CartWarningCode`. Shopify can add codes at any time. */
const BY_SHOPIFY_CODE = new Map<string | null, string>([
  ['MERCHANDISE_OUT_OF_STOCK', 'This item is out of stock, so it wasn’t added.'],
  ['MERCHANDISE_NOT_ENOUGH_STOCK', 'We don’t have that many left. Your cart has all we have left.'],
  ['INVALID', 'This item isn’t available. Nothing in your cart changed.'],
  ['MERCHANDISE_NOT_APPLICABLE', 'This item isn’t sold here.'],
  ['SELLING_PLAN_NOT_APPLICABLE', 'This item isn’t available on autoship.'],
  ['VARIANT_REQUIRES_SELLING_PLAN', 'This item is autoship only. Choose how often you want it.'],
  ['INVALID_INCREMENT', 'This item isn’t sold in that quantity.'],
  ['MINIMUM_NOT_MET', 'That’s below the minimum quantity for this item.'],
  ['LESS_THAN', 'Choose a quantity of 1 or more.'],
  ['MAXIMUM_EXCEEDED', 'That’s over the limit per order for this item.'],
  ['CART_TOO_LARGE', 'Your cart is full. Check out, or remove something first.'],
  ['NOTE_TOO_LONG', 'That note is too long.'],
  ['SERVICE_UNAVAILABLE', NOT_CHANGED],
  [
    'PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION',
    'We can’t ship this item to you. Remove it to check out.',
  ],
  ['DISCOUNT_NOT_FOUND', CODE_UNKNOWN],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'That discount code isn’t valid right now.'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'Log in to use that discount code.'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'That discount code isn’t for this account.'],
  ['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE', CODE_NOT_FOR_CART],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', CODE_NOT_FOR_CART],
  ['DISCOUNT_NO_ENTITLED_SHIPPING_LINES', CODE_NOT_FOR_CART],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'Your cart doesn’t meet the minimum for that discount code.'],
  ['DISCOUNT_QUANTITY_NOT_IN_RANGE', 'Your cart has too few items for that discount code.'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'That discount code has been used up.'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'You’ve already used that discount code.'],
  ['DISCOUNT_CODE_NOT_HONOURED', 'That discount code can’t be used with this cart.'],
]);
