import {readItems} from './engine/read-items';
import type {Store} from './engine/store';

const SOLD = {status: {_eq: 'published'}, facet_values: {_contains: '|sites:DTC|'}};
const FACETS = [
  ['aggregate[countDistinct]', 'product'],
  ['groupBy[]', 'field'],
  ['groupBy[]', 'value'],
  ['limit', '-1'],
];

const withFilter = (filter: object) => ['filter', JSON.stringify(filter)];

/** Queries of the product index, by collection: a search, and the facets of products and of variants. */
const QUERIES: [collection: string, query: string[][]][] = [
  [
    'products',
    [
      withFilter({...SOLD, search_text: {_contains: '|chicken'}}),
      ['sort', 'featured_rank,id'],
      ['limit', '1'],
      ['meta', 'filter_count'],
    ],
  ],
  ['product_facets', [...FACETS, withFilter({field: {_eq: 'brand'}, product: SOLD})]],
  [
    'product_facets',
    [
      ...FACETS,
      withFilter({
        field: {_eq: 'flavor'},
        variant: {facet_values: {_contains: '|flavor:chicken|'}, product: SOLD},
      }),
    ],
  ],
];

/**
 * Builds the indexes in memory before the first request, by running queries that need them. With 100,000 products this
 * takes longer than a shop waits for a response.
 */
export function warmUp(store: Store): void {
  for (const [collection, query] of QUERIES) {
    readItems(store, store.schema.collection(collection), new URLSearchParams(query));
  }
}
