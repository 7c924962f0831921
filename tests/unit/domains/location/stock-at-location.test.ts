import {describe, expect, it} from 'vitest';
import {availableQuantity, type StockAtLocation} from '~/domains/location/stock-at-location';

const plenty = {sku: 'A', inStock: true, quantityAvailable: 40};
const uncounted = {sku: 'A', inStock: true, quantityAvailable: null};
const soldOut = {sku: 'A', inStock: false, quantityAvailable: 0};

describe('availableQuantity', () => {
  it.each<[string, typeof plenty | typeof uncounted, StockAtLocation, boolean, number | null]>([
    ['enough there', plenty, new Map([['A', 40]]), true, 40],
    ['fewer there', plenty, new Map([['A', 3]]), true, 3],
    ['none there', plenty, new Map([['A', 0]]), false, 0],
    ['more there than commerce sells', plenty, new Map([['A', 99]]), true, 40],
    ['counted there alone', uncounted, new Map([['A', 5]]), true, 5],
    ['sold out for commerce', soldOut, new Map([['A', 7]]), false, 0],
    ['not known there', plenty, new Map([['B', 0]]), true, 40],
    ['not known there, not counted', uncounted, new Map(), true, null],
    ['stock unknown', plenty, null, true, 40],
    ['stock unknown, sold out', soldOut, null, false, 0],
  ])('LOC-12b availableQuantity: %s', (_name, variant, stock, inStock, quantityAvailable) => {
    expect(availableQuantity(variant, stock)).toMatchObject({inStock, quantityAvailable});
  });

  it('PDP-15c availableQuantity blames the location only for a variant that is in stock elsewhere', () => {
    const none: StockAtLocation = new Map([['A', 0]]);
    expect(availableQuantity(plenty, none).isOutHereOnly).toBe(true);
    expect(availableQuantity(soldOut, none).isOutHereOnly).toBeUndefined();
    expect(availableQuantity(plenty, new Map([['A', 3]])).isOutHereOnly).toBeUndefined();
  });
});
