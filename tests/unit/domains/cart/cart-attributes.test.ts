import {expect, it} from 'vitest';
import {isReservedAttribute, withoutHandoff} from '~/domains/cart/cart-attributes';

it('CONST-12 the donation key is sgdonation, which only the server writes and which the handoff keeps', () => {
  const donation = {key: 'sgdonation', value: 't-1'};
  expect(isReservedAttribute(donation.key)).toBe(true);
  expect(withoutHandoff([donation, {key: 'SOLD_TO', value: '1'}])).toEqual([donation]);
});
