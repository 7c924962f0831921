import {CacheNone, type CachingStrategy} from '@shopify/hydrogen';
import type {z} from 'zod';
import type {
  FacetCounts,
  FacetValue,
  FilterDefinition,
  IndexCandidate,
  IndexFilter,
  IndexPage,
  IndexQuery,
  IndexVariant,
  ListedRow,
  SearchTerm,
} from '~/domains/catalog/product-index';
import type {SearchablePage, SearchWords} from '~/domains/catalog/search-knowledge';
import type {ListContent, NoResults, ProductContent} from '~/domains/content/page-content';
import {DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import {ALL, type ContentClient} from './client.server';
import {
  candidatesReply,
  countReply,
  facetCountsReply,
  filterDefinitionsReply,
  indexReply,
  type IndexRowItem,
  listContentReply,
  listImagesReply,
  noResultsReply,
  productContentReply,
  productFacetsReply,
  searchPagesReply,
  searchWordsReply,
  variantsReply,
} from './contract';
import type {ImageUrl} from './wire';
import {
  isAboutVariants,
  isVariantField,
  selectsVariants,
  variantMatcher,
  firstTextQuery,
  productFacetsFilter,
  productsFilter,
  publishedWith,
  rowFields,
  sortFields,
  textsQuery,
  variantFacetsFilter,
  type ItemsFilter,
} from './index-filter';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** Reads are cached and shared by all shoppers. A missing item is `null`, not a failure. */
export interface ContentSystem {
  products(query: IndexQuery): Reply<IndexPage>;
  /** At most `limit` products, featured ones first, with the fields that search ranking needs. */
  candidates(
    filter: IndexFilter,
    limit: number,
  ): Reply<{candidates: IndexCandidate[]; total: number}>;
  /** By handle. Empty if the terms say nothing about variants. */
  variants(
    handles: readonly string[],
    terms: readonly SearchTerm[],
  ): Reply<ReadonlyMap<string, readonly IndexVariant[]>>;
  productCount(filter: IndexFilter): Reply<number>;
  facetCounts(filter: IndexFilter, fields: readonly string[]): Reply<FacetCounts>;
  /** Empty if the product isn't in the index. */
  productFacets(handle: string): Reply<FacetValue[]>;
  /** Published filter groups of both sites, in display order. */
  filterDefinitions(): Reply<FilterDefinition[]>;
  listContent(slug: string): Reply<ListContent | null>;
  /** By slug (`dog-beef`), as absolute URLs of the image service. */
  listImages(species: string): Reply<ReadonlyMap<string, string>>;
  productContent(handle: string): Reply<ProductContent | null>;
  noResults(): Reply<NoResults>;
  searchWords(): Reply<SearchWords>;
  /** Pages that editors have assigned to search phrases. */
  searchPages(): Reply<SearchablePage[]>;
}

/* The index follows the catalog within a minute. */
const INDEX_CACHE = publicCache(MINUTE_SECONDS, DAY_SECONDS);
const CONTENT_CACHE = publicCache(5 * MINUTE_SECONDS, DAY_SECONDS);
const DEFINITIONS_CACHE = publicCache(HOUR_SECONDS, DAY_SECONDS);

interface ContentSystemParts {
  client: ContentClient;
  imageUrl: ImageUrl;
  /** For texts of lists and products. `isFresh` bypasses the cache, so that editors see what they just saved. */
  texts: {withDrafts: boolean; isFresh: boolean};
}

export function createContentSystem({client, imageUrl, texts}: ContentSystemParts): ContentSystem {
  const textCache = texts.isFresh ? CacheNone() : CONTENT_CACHE;
  const countFacets = (filter: ItemsFilter) =>
    client.items({
      collection: 'product_facets',
      query: {
        'aggregate[countDistinct]': 'product',
        'groupBy[]': ['field', 'value'],
        filter: JSON.stringify(filter),
        limit: ALL,
      },
      reply: facetCountsReply,
      cache: INDEX_CACHE,
    });
  /** Reads these fields of the one `search` item, which holds everything that editors write for the search. */
  async function readSearch<Out>(
    fields: string,
    reply: z.ZodType<{data: Out}>,
    cache: CachingStrategy,
  ): Reply<Out> {
    const search = await client.items({collection: 'search', query: {fields}, reply, cache});
    return search.ok ? ok(search.value.data) : search;
  }

  return {
    async products({sort, offset, limit, ...filter}) {
      const reply = await client.items({
        collection: 'products',
        query: {
          fields: rowFields(filter),
          filter: JSON.stringify(productsFilter(filter)),
          sort: sortFields({sort, filter}),
          offset: String(offset),
          limit: String(limit),
          meta: 'filter_count',
        },
        reply: indexReply,
        cache: INDEX_CACHE,
      });
      if (!reply.ok) return reply;
      const {data, meta} = reply.value;
      return ok({rows: data.map(toRow(filter)), total: meta.filter_count});
    },

    async candidates(filter, limit) {
      const reply = await client.items({
        collection: 'products',
        query: {
          fields: `${rowFields(filter)},title`,
          filter: JSON.stringify(productsFilter(filter)),
          sort: sortFields({sort: 'featured', filter}),
          limit: String(limit),
          meta: 'filter_count',
        },
        reply: candidatesReply,
        cache: INDEX_CACHE,
      });
      if (!reply.ok) return reply;
      const {data, meta} = reply.value;
      const row = toRow(filter);
      return ok({
        candidates: data.map((item) => ({...row(item), title: item.title})),
        total: meta.filter_count,
      });
    },

    async variants(handles, terms) {
      if (handles.length === 0 || !terms.some(isAboutVariants)) return ok(new Map());
      const found = await client.published({
        collection: 'products',
        fields: 'handle,variants.sku,variants.pounds,variants.facet_values',
        handles,
        reply: variantsReply,
        cache: INDEX_CACHE,
      });
      if (!found.ok) return found;
      return ok(
        new Map(
          Object.values(found.value).map(({handle, variants}) => [
            handle,
            variants.map(({facet_values, ...rest}) => ({...rest, facetValues: facet_values})),
          ]),
        ),
      );
    },

    async productCount(filter) {
      const reply = await client.items({
        collection: 'products',
        query: {'aggregate[count]': 'id', filter: JSON.stringify(productsFilter(filter))},
        reply: countReply,
        cache: INDEX_CACHE,
      });
      return reply.ok ? ok(reply.value.data[0]?.count.id ?? 0) : reply;
    },

    async facetCounts(filter, fields) {
      const ofVariants = selectsVariants(filter) ? fields.filter(isVariantField) : [];
      const ofProducts = fields.filter((field) => !ofVariants.includes(field));
      const parts = await Promise.all([
        ...(ofProducts.length > 0 ? [countFacets(productFacetsFilter(filter, ofProducts))] : []),
        ...(ofVariants.length > 0 ? [countFacets(variantFacetsFilter(filter, ofVariants))] : []),
      ]);
      const counts = new Map<string, Map<string, number>>();
      for (const part of parts) {
        if (!part.ok) return part;
        for (const {field, value, countDistinct} of part.value.data) {
          const ofField = counts.get(field) ?? new Map<string, number>();
          counts.set(field, ofField.set(value, countDistinct.product));
        }
      }
      return ok(counts);
    },

    async productFacets(handle) {
      const reply = await client.items({
        collection: 'products',
        query: {fields: 'facet_values', filter: publishedWith({handle: {_eq: handle}}), limit: '1'},
        reply: productFacetsReply,
        cache: INDEX_CACHE,
      });
      return reply.ok ? ok(reply.value.data[0]?.facet_values ?? []) : reply;
    },

    async filterDefinitions() {
      const reply = await client.items({
        collection: 'catalog_filters',
        query: {
          fields: 'field,label,slug,kind,help,unit,sites,species,options',
          filter: publishedWith(),
          sort: 'sort',
          limit: ALL,
        },
        reply: filterDefinitionsReply,
        cache: DEFINITIONS_CACHE,
      });
      return reply.ok ? ok(reply.value.data) : reply;
    },

    async listContent(slug) {
      const reply = await client.items({
        collection: 'plp_pages',
        query: {
          fields: 'heading,intro,body,seo_title,seo_description,image',
          ...firstTextQuery({slug: {_eq: slug}}, texts),
        },
        reply: listContentReply,
        cache: textCache,
      });
      if (!reply.ok) return reply;
      const [page] = reply.value.data;
      if (!page) return ok(null);
      const {seo_title, seo_description, ...rest} = page;
      return ok({
        ...rest,
        seoTitle: seo_title,
        seoDescription: seo_description,
        image: imageUrl(page.image),
      });
    },

    async listImages(species) {
      const reply = await client.items({
        collection: 'plp_pages',
        query: {
          fields: 'slug,image',
          ...textsQuery({slug: {_starts_with: `${species}-`}}, texts),
          limit: ALL,
        },
        reply: listImagesReply,
        cache: textCache,
      });
      if (!reply.ok) return reply;
      const images = new Map<string, string>();
      for (const {slug, image} of reply.value.data) {
        const url = imageUrl(image);
        if (url !== null && !images.has(slug)) images.set(slug, url);
      }
      return ok(images);
    },

    async productContent(handle) {
      const reply = await client.items({
        collection: 'pdp_pages',
        query: {
          fields: 'headline,body,image,faqs',
          ...firstTextQuery({handle: {_eq: handle}}, texts),
        },
        reply: productContentReply,
        cache: textCache,
      });
      if (!reply.ok) return reply;
      const [page] = reply.value.data;
      return ok(page ? {...page, image: imageUrl(page.image)} : null);
    },

    noResults: () => readSearch('headline,text,terms,links', noResultsReply, textCache),

    searchWords: () => readSearch('words,synonyms', searchWordsReply, DEFINITIONS_CACHE),

    async searchPages() {
      const search = await readSearch('pages', searchPagesReply, DEFINITIONS_CACHE);
      return search.ok ? ok(search.value.pages) : search;
    },
  };
}

/** A product of the index; its variants only choose the ones that match the filter. */
function toRow(filter: IndexFilter): (item: IndexRowItem) => ListedRow {
  const chooses = selectsVariants(filter);
  const matches = variantMatcher(filter);
  return ({handle, commerce_id, skus, variants}) => ({
    handle,
    commerceId: commerce_id,
    skus,
    ...(chooses && {matchingSkus: variants.filter(matches).map(({sku}) => sku)}),
  });
}
