import {PAGE_COLLECTIONS} from './page-collections';
import {SITE_COLLECTIONS} from './site-collections';
import {defineSchema} from './engine/schema';

/**
 * What the content system holds. A further collection is declared here and given its rows by `world/content`.
 * Values are as on the wire: prices in US dollars, weights in pounds, dates `YYYY-MM-DD`.
 */
export const CONTENT_SCHEMA = defineSchema({
  /** The product index: one item per product of the commerce service's catalogue. */
  products: {
    fields: {
      status: 'string',
      handle: 'string',
      title: 'string',
      subtitle: 'string?',
      commerce_id: 'string',
      skus: 'json',
      price: 'float',
      highest_price: 'float',
      featured_rank: 'integer',
      best_seller_rank: 'integer',
      launched_on: 'date',
      search_text: 'text',
      /** What `product_facets` says of it in one text, `|flavor:beef|flavor:lamb|`, for filters of several conditions. */
      facet_values: 'text',
      facets: {o2m: 'product_facets', by: 'product'},
      variants: {o2m: 'product_variants', by: 'product'},
    },
    indexes: [['featured_rank'], ['handle'], ['commerce_id']],
  },
  /** What products are found by; `variant` is the one that has it, where variants differ in such facets. */
  product_facets: {
    fields: {
      product: {m2o: 'products'},
      variant: {m2o: 'product_variants'},
      field: 'string',
      value: 'string',
      amount: 'float?',
    },
    indexes: [
      ['field', 'value', 'product', 'variant'],
      ['product', 'field', 'value'],
      ['variant', 'field', 'value', 'product'],
    ],
  },
  /** What the variants of a product differ in, for filters that one and the same variant has to meet. */
  product_variants: {
    fields: {
      product: {m2o: 'products'},
      sku: 'string',
      price: 'float',
      pounds: 'float',
      facet_values: 'text',
    },
    indexes: [['product', 'price'], ['pounds']],
  },
  catalog_filters: {
    fields: {
      status: 'string',
      field: 'string',
      label: 'string',
      slug: 'string',
      kind: 'string',
      help: 'text?',
      unit: 'string?',
      sort: 'integer',
      sites: 'json',
      species: 'json',
      options: 'json',
    },
  },
  plp_pages: {
    fields: {
      status: 'string',
      slug: 'string',
      heading: 'string',
      intro: 'text',
      body: 'text?',
      seo_title: 'string',
      seo_description: 'text',
      image: 'string?',
    },
    indexes: [['slug']],
  },
  pdp_pages: {
    fields: {
      status: 'string',
      handle: 'string',
      headline: 'string',
      body: 'text',
      image: 'string?',
      faqs: 'json',
    },
    indexes: [['handle']],
  },
  no_results_suggestions: {
    singleton: true,
    fields: {headline: 'string', text: 'text', terms: 'json', links: 'json'},
  },
  ...SITE_COLLECTIONS,
  ...PAGE_COLLECTIONS,
});
