import {expect, it} from 'vitest';
import {readsOfCollection} from '~/services/content-system/cleared-collection';

it.each([
  ['pages', ['content-system', 'pages']],
  ['block_rich_text', ['content-system', 'pages']],
  ['carousel_products', ['content-system', 'pages']],
  ['announcements', ['content-system', 'sites']],
  ['plp_pages', ['content-system', 'plp_pages']],
  ['search', ['content-system', 'search']],
  ['products', ['content-system']],
  ['product_variants', ['content-system']],
  ['something_new', ['content-system']],
])('CMS-19a a change of %s clears the reads of %j', (collection, reads) => {
  expect(readsOfCollection(collection)).toEqual(reads);
});
