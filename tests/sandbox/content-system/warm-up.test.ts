import Database from 'libsql';
import {expect, it} from 'vitest';
import type {IndexFilter} from '~/domains/catalog/product-index';
import {
  productFacetsFilter,
  productsFilter,
  sortFields,
  variantFacetsFilter,
} from '~/services/content-system/index-filter';
import {CONTENT_SCHEMA} from '~sandbox/content-system/collections';
import {readItems} from '~sandbox/content-system/engine/read-items';
import {createStore, type Store} from '~sandbox/content-system/engine/store';
import {createIndexes, createTable, insertRows} from '~sandbox/content-system/engine/tables';
import {warmUp} from '~sandbox/content-system/warm-up';
import {content, searchOf} from './content-api';

const PRODUCTS = CONTENT_SCHEMA.collection('products');
const FACETS = CONTENT_SCHEMA.collection('product_facets');

function seededStore(): Store {
  const db = new Database(':memory:');
  for (const name of ['products', 'product_variants', 'product_facets'] as const) {
    const collection = CONTENT_SCHEMA.collection(name);
    createTable(db, collection);
    insertRows(db, collection, content[name]);
    createIndexes(db, collection);
  }
  return createStore(db, CONTENT_SCHEMA);
}

const indexesOf = ({owners, words, groupedRows}: Store) =>
  [owners, words, groupedRows].map((index) => [...index.keys()].sort());

/** A filtered search, as the shop sends it. */
const filter: IndexFilter = {
  conditions: [
    {field: 'sites', values: ['DTC']},
    {field: 'species', values: ['dog']},
    {field: 'flavor', values: ['chicken', 'salmon']},
  ],
  terms: [{text: 'puppies', options: [{word: 'puppies'}]}],
};

it('SAND-56 the content system’s indexes in memory exist before the first list, its facets and a search', () => {
  const store = seededStore();
  warmUp(store);
  const before = indexesOf(store);
  const facets = {'aggregate[countDistinct]': 'product', groupBy: 'field,value', limit: -1};
  const lists = [{...filter, terms: []}, filter].map((wanted) =>
    readItems(
      store,
      PRODUCTS,
      searchOf({
        filter: productsFilter(wanted),
        sort: sortFields({sort: 'featured', filter: wanted}),
        meta: 'filter_count',
      }),
    ),
  );
  const counts = [
    productFacetsFilter(filter, ['brand', 'species']),
    variantFacetsFilter(filter, ['flavor']),
  ].map((owners) => readItems(store, FACETS, searchOf({...facets, filter: owners})));
  for (const {data} of [...lists, ...counts]) expect(data).not.toHaveLength(0);
  expect(indexesOf(store)).toEqual(before);
});
