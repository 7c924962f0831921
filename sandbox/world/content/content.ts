import type {World} from '../types';
import {facetsOf, speciesOf} from './facets';
import {buildFilters} from './filters';
import {buildListPages} from './list-pages';
import {NO_RESULTS} from './no-results';
import {buildProductIndex, countSearchWords} from './product-index';
import {buildProductPages} from './product-pages';
import {SEARCH_PAGES, SEARCH_SYNONYMS} from './search-synonyms';
import {SHOP} from './sites/shop/shop';
import {buildSiteRows} from './sites/site-rows';
import {STAFF} from './sites/staff/staff';

/** The seed of the content system: rows by collection, as declared in `content-system/collections.ts`. */
export function buildContent({products, bestSellers, collections}: World) {
  /* Only the consumer site filters by deals, and those of a campaign come and go. */
  const deals = new Set(SHOP.deals.filter((deal) => !deal.starts_at).map(({sku}) => sku));
  const faceted = products.map((product) => ({
    product,
    species: speciesOf(product),
    facets: facetsOf(product, deals),
  }));
  const index = buildProductIndex(faceted, bestSellers, deals);
  return {
    ...index,
    ...buildSiteRows([SHOP, STAFF], new Map(index.products.map(({handle, id}) => [handle, id]))),
    catalog_filters: buildFilters(faceted),
    plp_pages: buildListPages(collections, products),
    pdp_pages: buildProductPages(products),
    search: [
      {
        ...NO_RESULTS,
        synonyms: SEARCH_SYNONYMS,
        pages: SEARCH_PAGES,
        words: countSearchWords(products),
      },
    ],
  };
}
