/*
 * What every offer comes with, as the shop's policies say it: for search engines, which show it beside the price.
 * Change it together with the pages on shipping and refunds.
 */

/** The country that the shop sells in. */
export const OFFER_COUNTRY = 'US';

/** Below the free-shipping threshold, in cents. */
export const STANDARD_SHIPPING_CENTS = 595;

interface Days {
  min: number;
  max: number;
}

/** Days until a parcel leaves, and days that it travels. */
export const DELIVERY_DAYS: Record<'own' | 'maker', {handling: Days; transit: Days}> = {
  own: {handling: {min: 0, max: 1}, transit: {min: 2, max: 4}},
  /** Sent by whoever makes it. */
  maker: {handling: {min: 1, max: 2}, transit: {min: 2, max: 3}},
};

/** Days in which money is given back. What its maker sends has to go back, unused. */
export const RETURN_DAYS = {own: 90, maker: 30} as const;
