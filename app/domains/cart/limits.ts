import {MAX_AUTOSHIP_QUANTITY} from '~/domains/autoship-offer/offer';
import type {Site} from '~/domains/session/site';
import {isAutoship, isDonation, type Cart, type CartLine} from './cart';

/** Items in one order, without donations (CONST-01). */
export const MAX_ORDER_ITEMS = 10;
/** Items in one order on the staff site, which sells to clinics; without donations (CONST-06, CONST-07). */
export const MAX_CLINIC_CART_ITEMS = 10;
export const MAX_LINE_QUANTITY = 10;
export const MIN_LINE_QUANTITY = 1;

export function orderMaximum({features}: Pick<Site, 'features'>): number {
  return features.clinicCarts ? MAX_CLINIC_CART_ITEMS : MAX_ORDER_ITEMS;
}

/** On product cards and pages, too (CONST-04, CONST-05). */
export function lineMaximum(autoship: boolean): number {
  return autoship ? MAX_AUTOSHIP_QUANTITY : MAX_LINE_QUANTITY;
}

/** CART-45, CART-46, CART-47 */
export function clampLineQuantity(requested: number, autoship: boolean): number {
  return Math.min(Math.max(requested, MIN_LINE_QUANTITY), lineMaximum(autoship));
}

export type CountedLine = Pick<CartLine, 'quantity'> & {
  product: Pick<CartLine['product'], 'productType'>;
};

export function orderQuantity(lines: readonly CountedLine[]): number {
  return lines.filter((line) => !isDonation(line)).reduce((sum, line) => sum + line.quantity, 0);
}

/** CART-48 */
export function isOverOrderLimit(cart: Pick<Cart, 'lineItems'>, maximum: number): boolean {
  return orderQuantity(cart.lineItems) > maximum;
}

export function isOverAutoshipLimit(line: CartLine): boolean {
  return isAutoship(line) && line.quantity > MAX_AUTOSHIP_QUANTITY;
}

/** Returns the stock at the shopper's location if the line exceeds it and isn't sold out (LOC-12). */
export function stockBound({quantity, variant}: CartLine): number | null {
  const {inStock, quantityAvailable} = variant;
  return inStock && quantity > (quantityAvailable ?? Infinity) ? quantityAvailable : null;
}

export function isAtAutoshipCap(line: CartLine): boolean {
  return isAutoship(line) && line.quantity >= MAX_AUTOSHIP_QUANTITY;
}

/**
 * The most items that a line may have: its own maximum, or the rest of the order's maximum if that is less. `current`
 * is its quantity now, 0 for a new line. Donations have only the line maximum.
 */
export function lineAllowance(
  lines: readonly CountedLine[],
  line: {current: number; isAutoship: boolean; isDonation: boolean; orderMaximum: number},
): number {
  const maximum = lineMaximum(line.isAutoship);
  if (line.isDonation) return maximum;
  const otherItems = orderQuantity(lines) - line.current;
  return Math.max(0, Math.min(maximum, line.orderMaximum - otherItems));
}
