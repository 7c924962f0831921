import {describe, expect, it} from 'vitest';
import {toRowRange} from '~/domains/catalog/list/list-query';
import type {IndexCandidate, IndexFilter} from '~/domains/catalog/product-index';
import {relevantProducts} from '~/domains/catalog/search/relevant-products.server';
import {failure} from '~/platform/http.server';
import {fail, ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';

type Context = Parameters<typeof relevantProducts>[0];
type Down = 'candidates' | 'products';

const TOTAL = 300;
const FILTER: IndexFilter = {
  conditions: [],
  terms: [{text: 'chicken', options: [{word: 'chicken'}]}],
};
const DOWN = fail(failure({service: 'content-system', operation: 'x'}, 'status', 'HTTP 500'));

/** In featured order, which starts with product 1. The titles of 50, 100, 150 and so on contain the search. */
const INDEX = Array.from({length: TOTAL}, (_, at): IndexCandidate => {
  const number = at + 1;
  return {
    handle: `food-${number}`,
    commerceId: `p${number}`,
    skus: [],
    title: number % 50 === 0 ? 'Chicken Stew' : 'Stew',
  };
});

function contextWithout(...down: Down[]) {
  return contextOf<Context>({
    services: {
      contentSystem: {
        candidates: async (_filter, limit) =>
          down.includes('candidates')
            ? DOWN
            : ok({candidates: INDEX.slice(0, limit), total: TOTAL}),
        products: async ({sort, offset, limit}) =>
          down.includes('products') || sort !== 'featured'
            ? DOWN
            : ok({rows: INDEX.slice(offset, offset + limit), total: TOTAL}),
      },
    },
  });
}

async function numbersIn(range: {offset: number; limit: number}): Promise<number[]> {
  const found = await relevantProducts(contextWithout(), FILTER, range);
  if (!found.ok) throw new Error(found.failure.detail);
  expect(found.value.total).toBe(TOTAL);
  return found.value.rows.map(({commerceId}) => Number(commerceId.slice(1)));
}

const numbers = (from: number, to: number) =>
  Array.from({length: to - from + 1}, (_, at) => from + at);
const RANKED = [50, 100, ...numbers(1, 120).filter((number) => number % 50 !== 0)];
const ALL = [...RANKED, ...numbers(121, TOTAL)];

describe('relevantProducts', () => {
  it.each([1, 5, 6, 7, 10, 11, 13])(
    'FIND-22 keeps each product in its place on page %i',
    async (page) => {
      const range = toRowRange(page);
      expect(await numbersIn(range)).toEqual(ALL.slice(range.offset, range.offset + range.limit));
    },
  );

  it.each([
    [0, 119],
    [0, 120],
    [0, 121],
    [119, 1],
    [100, 50],
    [119, 2],
    [120, 1],
    [290, 50],
  ])('FIND-22 returns rows from %i, at most %i of them', async (offset, limit) => {
    expect(await numbersIn({offset, limit})).toEqual(ALL.slice(offset, offset + limit));
  });

  it.each<[Down, number, boolean]>([
    ['candidates', 1, false],
    ['candidates', 6, false],
    ['candidates', 11, true],
    ['products', 5, true],
    ['products', 6, false],
  ])(
    'FIND-22 while the index fails to answer %s, page %i has results: %s',
    async (down, page, isFound) => {
      const found = await relevantProducts(contextWithout(down), FILTER, toRowRange(page));
      expect(found.ok).toBe(isFound);
    },
  );
});
