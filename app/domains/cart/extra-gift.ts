import {isExtraGift as isExtraGiftProduct} from '~/domains/catalog/product';
import {toCents} from '~/platform/money';
import type {Cart, CartLine} from './cart';

/** Fixed gifts that a shopper may add, in cents. */
export const ADD_ONS = ['100', '300', '500'] as const;

/** The gift choices. The server computes the amount; a shopper never sends one. */
export const GIFT_CHOICES = ['none', 'round-up', ...ADD_ONS] as const;
export type GiftChoice = (typeof GIFT_CHOICES)[number];

export function isExtraGift({product}: {product: Pick<CartLine['product'], 'handle'>}): boolean {
  return isExtraGiftProduct(product);
}

export function extraGiftLines({lineItems}: Pick<Cart, 'lineItems'>): CartLine[] {
  return lineItems.filter(isExtraGift);
}

/** The lines without the shopper's gift, which the cart shows with the totals. */
export function boughtLines({lineItems}: Pick<Cart, 'lineItems'>): CartLine[] {
  return lineItems.filter((line) => !isExtraGift(line));
}

/** The shopper's gift isn't one of the cart's items. */
export function boughtQuantity(lineItems: readonly CartLine[]): number {
  return boughtLines({lineItems: [...lineItems]}).reduce((sum, {quantity}) => sum + quantity, 0);
}

export function extraGiftCents(cart: Pick<Cart, 'lineItems'>): number {
  return extraGiftLines(cart).reduce((sum, {cost}) => sum + toCents(cost.totalAmount), 0);
}

/** The cart's total without the gift. */
export function totalBeforeGift(cart: Pick<Cart, 'lineItems' | 'cost'>): number {
  return toCents(cart.cost.totalAmount) - extraGiftCents(cart);
}

/** Cents up to the next whole dollar; 0 if there is nothing to round up. */
export function roundUpCents(totalCents: number): number {
  return (100 - (totalCents % 100)) % 100;
}

export function giftCents(choice: GiftChoice, totalCents: number): number {
  if (choice === 'none') return 0;
  return choice === 'round-up' ? roundUpCents(totalCents) : Number(choice);
}

/** The choice that led to the gift in the cart. Round-ups are less than a dollar, add-ons aren't. */
export function chosenGift(cart: Pick<Cart, 'lineItems'>): GiftChoice {
  const [line] = extraGiftLines(cart);
  if (!line) return 'none';
  const cents = toCents(line.variant.price);
  return cents < 100 ? 'round-up' : (GIFT_CHOICES.find((each) => each === String(cents)) ?? 'none');
}
