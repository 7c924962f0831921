import {FIRST_ORDER_OFFER} from './offer';

/** Shopify's codes ignore case. */
export const isFirstOrderCode = (code: string): boolean =>
  code.toUpperCase() === FIRST_ORDER_OFFER.code;
