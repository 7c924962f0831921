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
 * Returns a warning for each code that doesn't apply. Like Shopify, every payload repeats it while the code is on the
 * cart.
 */
export function discountWarnings({cart, codes}: PricedCart): CartWarning[] {
  return codes.flatMap(({code, rejection}) =>
    rejection === null
      ? []
      : [
          {
            code: rejection,
            message: MESSAGES[rejection](code.trim()),
            target: cartTarget(cart.token),
          },
        ],
  );
}
