import {expect, it} from 'vitest';
import {
  filteredProducts,
  type FilteredContext,
} from '~/domains/catalog/parts/filtered-products.server';
import {SORTS, type IndexQuery} from '~/domains/catalog/product-index';
import {siteOf} from '~/domains/session/site';
import {ok} from '~/platform/result';
import {contextOf} from '~tests/support/context';

it.each(SORTS)('API-65, API-66 filteredProducts asks for a page sorted by %s', async (sort) => {
  const asked: IndexQuery[] = [];
  const context = contextOf<FilteredContext>({
    services: {
      contentSystem: {
        async products(query) {
          asked.push(query);
          return ok({rows: [], total: 0});
        },
      },
    },
    site: siteOf('DTC'),
  });
  await filteredProducts(context, {filters: {flavor: ['beef']}, sort, limit: 5, page: 3});
  expect(asked).toEqual([
    {
      conditions: [
        {field: 'sites', values: ['DTC']},
        {field: 'flavor', values: ['beef']},
      ],
      terms: [],
      sort,
      offset: 10,
      limit: 5,
    },
  ]);
});
