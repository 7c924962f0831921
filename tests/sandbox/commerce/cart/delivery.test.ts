import {describe, expect, test} from 'vitest';
import {shippingRates, taxCents} from '~sandbox/commerce/cart/delivery';

const us = (provinceCode: string | null) => ({countryCode: 'US', provinceCode});

describe('shipping rates', () => {
  test.each([
    ['CO', 0, 595, 1495],
    ['CO', 4899, 595, 1495],
    ['CO', 4900, 0, 1495],
    ['AK', 4899, 995, 1895],
    ['HI', 4900, 400, 1895],
    [null, 4900, 0, 1495],
  ])(
    'to %s with a subtotal of %i cents are: standard %i, express %i',
    (state, goods, standard, express) => {
      expect(shippingRates(us(state), goods).map(({handle, cents}) => [handle, cents])).toEqual([
        ['standard', standard],
        ['express', express],
      ]);
    },
  );

  test.each(['CA', 'DE', null])('to the country %s are unavailable', (countryCode) => {
    expect(shippingRates({countryCode, provinceCode: 'CO'}, 10_000)).toEqual([]);
  });
});

describe('tax', () => {
  test.each([
    ['CO', 10_000, 450],
    ['CA', 1999, 145],
    ['NY', 1999, 160],
    // 6.625 % of 1000 is 66.25, of 2000 132.5.
    ['NJ', 1000, 66],
    ['NJ', 2000, 133],
    ['OR', 10_000, 0],
    ['XX', 10_000, 0],
    ['constructor', 10_000, 0],
    [null, 10_000, 0],
  ])('in %s on %i cents is %i', (state, cents, tax) => {
    expect(taxCents(us(state), [{taxable: true, cents}])).toBe(tax);
  });

  test('is calculated once per order, on taxable lines, for US addresses only', () => {
    const lines = [
      {taxable: true, cents: 111},
      {taxable: true, cents: 111},
      {taxable: false, cents: 9999},
    ];
    // Each line alone would give 5; 222 cents give 9.99.
    expect(taxCents(us('CO'), lines)).toBe(10);
    expect(taxCents({countryCode: 'CA', provinceCode: 'CO'}, lines)).toBe(0);
  });
});
