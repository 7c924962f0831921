import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {siteOf} from '~/domains/session/site';
import {
  isProductSoldOnSite,
  filterListedOnSite,
  filterTermsWithResults,
  type SiteProductsContext,
} from '~/domains/catalog/parts/site-products.server';
import type {IndexFilter} from '~/domains/catalog/product-index';
import {createExpiry} from '~/platform/expiry';
import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {contextOf} from '~tests/support/context';

const SHOP = siteOf('DTC');
const STAFF = siteOf('HPSF');

const away: Result<never, UpstreamFailure> = fail(
  failure({service: 'any', operation: 'any'}, 'timeout', 'no answer'),
);

const isSold = (site: typeof SHOP, sites: string[]) =>
  isProductSoldOnSite(
    contextOf<SiteProductsContext>({
      request: {expiry: createExpiry()},
      services: {
        contentSystem: {
          productFacets: async () => ok(sites.map((value) => ({field: 'sites', value}))),
        },
      },
      site,
    }),
    'food',
  );

describe('isProductSoldOnSite', () => {
  it.each<[string[], boolean, boolean]>([
    [['DTC', 'HPSF'], true, true],
    [['DTC'], true, false],
    [['HPSF'], false, true],
    [[], true, false],
  ])(
    'PDP-08a a product for sites %j is sold on the consumer site (%s) and on the staff site (%s)',
    async (sites, shop, staff) => {
      expect([await isSold(SHOP, sites), await isSold(STAFF, sites)]).toEqual([shop, staff]);
    },
  );
});

it('FIND-07d filterTermsWithResults keeps the terms whose words all match products of the site', async () => {
  const asked: IndexFilter[] = [];
  const contentSystem = {
    productCount: async (filter: IndexFilter) => {
      asked.push(filter);
      return ok(filter.terms.some(({text}) => text === 'cheese') ? 0 : 3);
    },
  };
  const terms = ['lamb', 'cheese curls', 'beef stew'];
  expect(
    await filterTermsWithResults(
      contextOf({
        request: {expiry: createExpiry()},
        services: {contentSystem},
        site: STAFF,
      }),
      terms,
    ),
  ).toEqual(['lamb', 'beef stew']);
  expect(asked[1]).toEqual({
    conditions: [{field: 'sites', values: ['HPSF']}],
    terms: [
      {text: 'cheese', options: [{word: 'cheese'}]},
      {text: 'curls', options: [{word: 'curls'}]},
    ],
  });
});

describe('an unavailable product index', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each<[string, () => Promise<typeof away>]>([
    ['down', async () => away],
    ['silent', () => new Promise(() => undefined)],
  ])(
    'PDP-08c, FIND-07d with the index %s all products count as sold, after at most a second',
    async (_name, answer) => {
      const contentSystem = {productFacets: answer, products: answer, productCount: answer};
      const context = contextOf<SiteProductsContext>({
        request: {expiry: createExpiry()},
        services: {contentSystem},
        site: STAFF,
      });
      const products = [{id: '1', handle: 'food'}];
      const answers = Promise.all([
        isProductSoldOnSite(context, 'food'),
        filterListedOnSite(context, products),
        filterTermsWithResults(context, ['cheese']),
      ]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await answers).toEqual([true, products, ['cheese']]);
    },
  );
});
