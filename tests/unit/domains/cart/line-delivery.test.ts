import {expect, it} from 'vitest';
import {senderOf, sendersOf} from '~/domains/cart/display/line-delivery';
import {lineOf} from '~tests/support/cart-builders';

const own = lineOf();
const gift = lineOf({productType: 'Donation'});
const fromMaker = {...own, product: {...own.product, isDropship: true}};

it('CART-100 lines arrive on different days if the shop and a maker send them', () => {
  expect([own, fromMaker, gift].map(senderOf)).toEqual(['shop', 'maker', null]);
  expect(sendersOf([own, gift, own]).size).toBe(1);
  expect(sendersOf([own, gift, fromMaker]).size).toBe(2);
  expect(sendersOf([gift]).size).toBe(0);
});
