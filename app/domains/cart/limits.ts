import type {Site} from '~/domains/session/site';
import {isAutoship, isDonation, type Cart, type CartLine} from './cart';

/** Pieces in one order, donations not counted (CONST-01). */
export const MAX_ORDER_ITEMS = 10;
/** The same in the cart of a clinic, which is who the staff site sells to (CONST-06, CONST-07). */
export const MAX_CLINIC_CART_ITEMS = 10;
/** Pieces on one autoship line (CONST-02). */
export const MAX_AUTOSHIP_LINE_QUANTITY = 5;
/** Pieces on one one-time line. */
export const MAX_LINE_QUANTITY = 10;
/** Pieces on one line (CONST-03). */
export const MIN_LINE_QUANTITY = 1;

/** What the quantity field of card and product page allows (CONST-04, CONST-05). */
export const CARD_QUANTITY = {
  min: MIN_LINE_QUANTITY,
  maxOneTime: MAX_LINE_QUANTITY,
  maxAutoship: MAX_AUTOSHIP_LINE_QUANTITY,
} as const;

/** Pieces that an order of this site may have, donations not counted. */
export function orderMaximum({features}: Pick<Site, 'features'>): number {
  return features.clinicCarts ? MAX_CLINIC_CART_ITEMS : MAX_ORDER_ITEMS;
}

export function lineMaximum(autoship: boolean): number {
  return autoship ? MAX_AUTOSHIP_LINE_QUANTITY : MAX_LINE_QUANTITY;
}

/** A wished quantity within a line's bounds (CART-45, CART-46, CART-47). */
export function clampLineQuantity(wished: number, autoship: boolean): number {
  return Math.min(Math.max(wished, MIN_LINE_QUANTITY), lineMaximum(autoship));
}

/** As much of a line as counts for the order's limit. */
export type CountedLine = Pick<CartLine, 'quantity'> & {
  product: Pick<CartLine['product'], 'productType'>;
};

export function orderQuantity(lines: readonly CountedLine[]): number {
  return lines.filter((line) => !isDonation(line)).reduce((sum, line) => sum + line.quantity, 0);
}

/** The order holds more than it may (CART-48). */
export function isOverOrderLimit(cart: Pick<Cart, 'lineItems'>, maximum: number): boolean {
  return orderQuantity(cart.lineItems) > maximum;
}

/** An autoship line that came back from the platform with more than it may hold (CART-49). */
export function isOverAutoshipLimit(line: CartLine): boolean {
  return isAutoship(line) && line.quantity > MAX_AUTOSHIP_LINE_QUANTITY;
}

/** How many can be delivered to the visitor's location, where the line has more; `null` where it has not (LOC-12). */
export function stockBound({quantity, variant}: CartLine): number | null {
  const {inStock, quantityAvailable} = variant;
  return inStock && quantity > (quantityAvailable ?? Infinity) ? quantityAvailable : null;
}

/** An autoship line that holds all it may: worth a warning (CART-50). */
export function isAtAutoshipCap(line: CartLine): boolean {
  return isAutoship(line) && line.quantity >= MAX_AUTOSHIP_LINE_QUANTITY;
}

/**
 * The most pieces that a line may hold: its own maximum, or less where the other lines leave less of the order's.
 * 0 where they leave nothing. `current` is what it holds now, 0 for a new line; donations are not counted.
 */
export function lineAllowance(
  lines: readonly CountedLine[],
  line: {current: number; autoship: boolean; donation: boolean; orderMaximum: number},
): number {
  const ofLine = lineMaximum(line.autoship);
  if (line.donation) return ofLine;
  const others = orderQuantity(lines) - line.current;
  return Math.max(0, Math.min(ofLine, line.orderMaximum - others));
}
