import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  indexFilter,
  lastPage,
  adjacentPages,
  PAGE_SIZE,
  toRowRange,
} from '~/domains/catalog/list/list-query';
import {ALL_PRODUCTS, parseList} from '~/domains/catalog/list-state';

const filterOf = (address: string, site = 'DTC') =>
  indexFilter(parseList(new URL(address, 'https://shop.test')) ?? ALL_PRODUCTS, site);

describe('indexFilter', () => {
  it.each([
    ['/products', []],
    ['/products/dog', [{field: 'species', values: ['dog']}]],
    [
      '/products/cat/pet-age/kitten-food',
      [
        {field: 'species', values: ['cat']},
        {field: 'lifestage', values: ['kitten']},
      ],
    ],
    [
      '/products/dog/food-form/treats?flavor=beef,lamb&weight=2.5-&balance-range=light',
      [
        {field: 'species', values: ['dog']},
        {field: 'food_form', values: ['treat']},
        {field: 'flavor', values: ['beef', 'lamb']},
        {field: 'weight_unit', min: 2.5, max: null},
        {field: 'sub_brand_science_diet', values: ['light']},
      ],
    ],
    ['/products?weight=-5', [{field: 'weight_unit', min: null, max: 5}]],
    ['/search?search=beef&species=dog', [{field: 'species', values: ['dog']}]],
  ])('the list of %s selects the products of the site with %j', (address, conditions) => {
    expect(filterOf(address).conditions).toEqual([
      {field: 'sites', values: ['DTC']},
      ...conditions,
    ]);
  });

  it('CAT-29 a list selects the products of its own site', () => {
    expect(filterOf('/products', 'HPSF').conditions).toEqual([{field: 'sites', values: ['HPSF']}]);
  });

  it('a search requires every one of its words', () => {
    expect(filterOf('/search?search=%20beef%20%20stew').terms).toEqual([
      {text: 'beef', options: [{word: 'beef'}]},
      {text: 'stew', options: [{word: 'stew'}]},
    ]);
    expect(filterOf('/search?search=!').terms).toEqual([{text: '', options: []}]);
    expect(filterOf('/search?search=').terms).toEqual([]);
  });
});

describe('the pages of a list', () => {
  it.each([
    [1, 0, 24],
    [2, 0, 48],
    [10, 0, 240],
    [11, 240, 24],
    [12, 240, 48],
    [20, 240, 240],
    [21, 480, 24],
  ])('page %i shows, from row %i, %i products', (page, offset, limit) => {
    expect(toRowRange(page)).toEqual({offset, limit});
  });

  it.each([
    [1, 0, null, null],
    [1, 24, null, null],
    [1, 25, null, 2],
    [10, 240, null, null],
    [10, 241, null, 11],
    [11, 241, 10, null],
    [12, 1000, 10, 13],
    [21, 1000, 20, 22],
  ])('page %i of %i products links back to %s and on to %s', (page, total, previous, next) => {
    expect(adjacentPages(page, total)).toEqual({previous, next});
  });

  it('LIST-05b LIST-05c any page number has a bounded size and ends at its last row', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 9999}), (page) => {
        const {offset, limit} = toRowRange(page);
        expect(limit).toBeLessThanOrEqual(10 * PAGE_SIZE);
        expect(offset + limit).toBe(page * PAGE_SIZE);
        expect(lastPage(offset + limit)).toBe(page);
        expect(lastPage(offset + limit + 1)).toBe(page + 1);
      }),
    );
  });

  it('an empty list has one page', () => {
    expect(lastPage(0)).toBe(1);
  });
});
