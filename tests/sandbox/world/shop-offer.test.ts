import {expect, it} from 'vitest';
import {AUTOSHIP_SAVING_PERCENT, FREE_SHIPPING_THRESHOLD_CENTS} from '~/domains/content/shop-offer';
import {shippingRates} from '~sandbox/commerce/cart/delivery';
import {AUTOSHIP} from '~sandbox/world/selling-plans';

const COLORADO = {countryCode: 'US', provinceCode: 'CO'};

it('CART-82a checkout ships free from the threshold that the shop advertises', () => {
  const standard = (cents: number) => shippingRates(COLORADO, cents)[0]?.cents;
  expect(standard(FREE_SHIPPING_THRESHOLD_CENTS)).toBe(0);
  expect(standard(FREE_SHIPPING_THRESHOLD_CENTS - 1)).toBeGreaterThan(0);
});

it('CART-82b every selling plan has the discount that the shop advertises', () => {
  const percents = AUTOSHIP.plans.map(({percentOff}) => percentOff);
  expect(new Set(percents)).toEqual(new Set([AUTOSHIP_SAVING_PERCENT]));
});
