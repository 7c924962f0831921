import {expect, it} from 'vitest';
import {giftAttributes, isReservedAttribute, withoutHandoff} from '~/domains/cart/cart-attributes';

it('CONST-12 the donation key is sgdonation, which only the server writes and which the handoff keeps', () => {
  const donation = {key: 'sgdonation', value: 't-1'};
  expect(isReservedAttribute(donation.key)).toBe(true);
  expect(withoutHandoff([donation, {key: 'SOLD_TO', value: '1'}])).toEqual([donation]);
});

it('GIVE-92 an order’s gift fits into its attributes, however many causes get it', () => {
  const to = 'Humane Society, '.repeat(40);
  const attributes = giftAttributes({cents: 120, extraCents: 0, to});
  expect(attributes).toEqual([
    {key: '_gift_amount', value: '1.20'},
    {key: '_gift_to', value: to.slice(0, 255)},
  ]);
});
