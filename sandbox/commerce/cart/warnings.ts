import type {DiscountRejection} from './discount-codes';
import {cartTarget} from './ids';
import type {PricedCart} from './pricing';
import type {CartWarning} from './types';

const MESSAGES: Readonly<Record<DiscountRejection, (code: string) => string>> = {
  DISCOUNT_CODE_NOT_HONOURED: (code) => `The ${code} discount code is not honoured`,
  DISCOUNT_CURRENTLY_INACTIVE: () => 'This discount is not valid anymore',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: (code) =>
    `The ${code} discount code is not available to you right now`,
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: (code) => `Log in to use the ${code} discount code`,
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: (code) =>
    `The ${code} discount code is not valid for this type of purchase`,
  DISCOUNT_NOT_FOUND: () => 'Enter a valid discount code',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) =>
    `The ${code} discount code is not valid for the items in your cart`,
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: (code) =>
    `The ${code} discount code is not valid for the shipping of your cart`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
    `The ${code} discount code is not valid for the items in your cart`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The ${code} discount code has reached its usage limit`,
};

/**
 * Warns of the codes that a mutation was refused, or that it has made inapplicable: those whose outcome it changed.
 * `before` is `null` where the mutation was to apply the codes. A code alone is warned of, so that each
 * `DISCOUNT_*` is in the payload of the mutation that caused it and in no later one.
 */
export function discountWarnings(before: PricedCart | null, after: PricedCart): CartWarning[] {
  const known = new Map(before?.codes.map(({code, rejection}) => [code, rejection]));
  return after.codes.flatMap(({code, rejection}) =>
    rejection === null || known.get(code) === rejection
      ? []
      : [
          {
            code: rejection,
            message: MESSAGES[rejection](code.trim()),
            target: cartTarget(after.cart.token),
          },
        ],
  );
}
