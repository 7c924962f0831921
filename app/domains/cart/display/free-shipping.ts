import {FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/content/shop-offer';
import {formatCents, toCents} from '~/platform/money';
import {isDonation, type CartLine} from '../cart';

export interface FreeShipping {
  remainingCents: number;
  /** May exceed 100 (CART-67). */
  progress: number;
  isReached: boolean;
  /** CART-63, CART-64 */
  text: string;
}

/**
 * Progress toward free shipping. Donations and free lines don't count (CART-65, CART-66). Like checkout, it uses prices
 * after autoship discounts but before discount codes.
 */
export function freeShipping(lines: readonly CartLine[]): FreeShipping {
  const subtotal = lines.reduce(
    (sum, line) => sum + (isDonation(line) ? 0 : Math.max(0, toCents(line.cost.subtotalAmount))),
    0,
  );
  const remainingCents = Math.max(0, FREE_SHIPPING_THRESHOLD_CENTS - subtotal);
  const isReached = remainingCents === 0;
  return {
    remainingCents,
    progress: (subtotal / FREE_SHIPPING_THRESHOLD_CENTS) * 100,
    isReached,
    text: isReached
      ? 'You get free shipping!'
      : `${formatCents(remainingCents)} until free shipping`,
  };
}
