/*
 * Shipping terms in the structured data of offers: search engines show them beside the price. Keep them in line with
 * the content page on shipping.
 */

export const OFFER_COUNTRY = 'US';

interface Days {
  min: number;
  max: number;
}

/** Business terms by sender, in days: `handling` until a parcel ships, `transit` until it arrives. */
export const DELIVERY_DAYS: Record<'own' | 'maker', {handling: Days; transit: Days}> = {
  own: {handling: {min: 0, max: 1}, transit: {min: 2, max: 4}},
  maker: {handling: {min: 1, max: 2}, transit: {min: 2, max: 3}},
};
