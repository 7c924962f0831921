import {describe, expect, it} from 'vitest';
import {LIMITED_STOCK_BELOW, sizeLabel, stockLabel} from '~/domains/catalog/stock-labels';

describe('stock labels', () => {
  it.each([
    [false, 0, 'Out of stock'],
    [false, 50, 'Out of stock'],
    [false, null, 'Out of stock'],
  ])(
    'CARD-24 stockLabel for inStock %s with %s left is "%s"',
    (inStock, quantityAvailable, label) => {
      expect(stockLabel({inStock, quantityAvailable})).toBe(label);
    },
  );

  it.each([
    [1, 'Limited stock'],
    [9, 'Limited stock'],
    [10, null],
    [500, null],
    /* For sale although the count is zero or not tracked. */
    [0, null],
    [null, null],
  ])('CARD-25 stockLabel with %s left is %s', (quantityAvailable, label) => {
    expect(LIMITED_STOCK_BELOW).toBe(10);
    expect(stockLabel({inStock: true, quantityAvailable})).toBe(label);
  });

  it.each([
    [{inStock: false, quantityAvailable: 0}, '45 lb (Out of stock)'],
    [{inStock: true, quantityAvailable: 3}, '45 lb (Limited stock)'],
    [{inStock: true, quantityAvailable: 30}, '45 lb'],
  ])('CARD-26 sizeLabel with stock %j is "%s"', (stock, label) => {
    expect(sizeLabel('45 lb', stock)).toBe(label);
  });
});
