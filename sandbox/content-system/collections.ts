import {PAGE_COLLECTIONS} from './page-collections';
import {SITE_COLLECTIONS} from './site-collections';
import {defineSchema} from './engine/schema';

/**
 * The collections of the content system. Declare a new collection here and add its rows in `world/content`. Values are
 * as on the wire: prices in US dollars, weights in pounds, dates `YYYY-MM-DD`.
 */
export const CONTENT_SCHEMA = defineSchema({
  /** The product index: one item per product of the commerce catalog. */
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
      /**
       * The product's rows of `product_facets` as one text, `|flavor:beef|flavor:lamb|`, for filters with several
       * conditions.
       */
      facet_values: 'text',
      facets: {o2m: 'product_facets', by: 'product'},
      variants: {o2m: 'product_variants', by: 'product'},
    },
    indexes: [['featured_rank'], ['handle'], ['commerce_id']],
  },
  /** Filterable facts about products. `variant` is set when only that variant has the fact. */
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
  /** The facts that differ between variants, for filters that a single variant must fully match. */
  product_variants: {
    fields: {
      product: {m2o: 'products'},
      sku: 'string',
      price: 'float',
      pounds: 'float',
      facet_values: 'text',
      /** The words of its ingredients, `|beef|water|rice|`; empty if they aren't known. */
      ingredient_text: 'text',
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
  /** One item, because Directus without a license allows no further collections (CMS-22). */
  search: {
    singleton: true,
    fields: {
      /** The texts and suggestions of a search without results. */
      headline: 'string',
      text: 'text',
      terms: 'json',
      links: 'json',
      /** `[{phrases, means, status}]`: phrases that shoppers type, and the facets (`field:value`) or words they mean. */
      synonyms: 'json',
      /** `[{label, path, phrases, sites, status}]`: pages that are found by these phrases. No sites mean all. */
      pages: 'json',
      /**
       * `[[word, products]]`: each word of the product index's `search_text` except SKUs, with its number of products.
       * Pairs, because an object reorders words that are numbers, and entries with names make a form with hundreds of
       * rows.
       */
      words: 'json',
    },
  },
  ...SITE_COLLECTIONS,
  ...PAGE_COLLECTIONS,
});
