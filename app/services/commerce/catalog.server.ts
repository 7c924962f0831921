import {
  BEST_SELLERS_QUERY,
  PRODUCT_QUERY,
  PRODUCT_RECOMMENDATIONS_QUERY,
  PRODUCTS_BY_IDS_QUERY,
  PRODUCTS_OF_VARIANTS_QUERY,
} from '~graphql/storefront/catalog';
import type {ProductDetail, ProductSummary} from '~/domains/catalog/product';
import {DAY_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import type {CommerceClient} from './client.server';
import {
  bestSellersReply,
  productReply,
  productsByIdsReply,
  productsOfVariantsReply,
  recommendationsReply,
} from './contract';
import {mapProduct, mapProductDetail, type VariantUrlOf} from './map-catalog';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** Merchandisers pick complements; Shopify finds similar products. */
export type Recommendation = 'complementary' | 'similar';

const INTENTS = {complementary: 'COMPLEMENTARY', similar: 'RELATED'} as const;

/** Reads are cached and shared by all shoppers. A missing entity is `null`, not a failure. */
export interface CommerceCatalog {
  bestSellers(): Reply<ProductSummary[]>;
  /** At most 250 ids per call. Products come in the order of the ids, without unknown ones. */
  productsByIds(ids: readonly string[]): Reply<ProductSummary[]>;
  /** At most 250 ids per call. Unknown ids are left out. */
  productsOfVariants(variantIds: readonly string[]): Reply<ProductSummary[]>;
  product(handle: string): Reply<ProductDetail | null>;
  recommended(handle: string, kind: Recommendation): Reply<ProductSummary[]>;
}

/* Prices and stock may be a minute old. If Shopify is down, a day-old catalog is better than none. */
const CATALOG_CACHE = publicCache(MINUTE_SECONDS, DAY_SECONDS);

export function createCommerceCatalog(
  client: CommerceClient,
  variantUrl: VariantUrlOf,
): CommerceCatalog {
  const products = (nodes: Parameters<typeof mapProduct>[0][]) =>
    nodes.map((node) => mapProduct(node, variantUrl));

  return {
    bestSellers: () =>
      client.cached(['best-sellers'], CATALOG_CACHE, async () => {
        const reply = await client.query(BEST_SELLERS_QUERY, {
          variables: {},
          reply: bestSellersReply,
        });
        return reply.ok ? ok(products(reply.value.collection?.products.nodes ?? [])) : reply;
      }),

    productsByIds: async (ids) => {
      const found = await client.cachedEach(
        'product-by-id',
        ids,
        CATALOG_CACHE,
        async (missing) => {
          const reply = await client.query(PRODUCTS_BY_IDS_QUERY, {
            variables: {ids: [...missing]},
            reply: productsByIdsReply,
          });
          if (!reply.ok) return reply;
          const read = products(reply.value.nodes.filter((node) => node !== null));
          return ok(Object.fromEntries(read.map((product) => [product.id, product])));
        },
      );
      return found.ok ? ok(ids.flatMap((id) => found.value[id] ?? [])) : found;
    },

    productsOfVariants: async (variantIds) => {
      const ids = [...new Set(variantIds)].sort();
      if (ids.length === 0) return ok([]);
      return client.cached(['products-of-variants', ...ids], CATALOG_CACHE, async () => {
        const reply = await client.query(PRODUCTS_OF_VARIANTS_QUERY, {
          variables: {ids},
          reply: productsOfVariantsReply,
        });
        return reply.ok
          ? ok(products(reply.value.nodes.flatMap((node) => node?.product ?? [])))
          : reply;
      });
    },

    product: (handle) =>
      client.cached(['product', handle], CATALOG_CACHE, async () => {
        const reply = await client.query(PRODUCT_QUERY, {variables: {handle}, reply: productReply});
        if (!reply.ok) return reply;
        const {product} = reply.value;
        return ok(product && mapProductDetail(product, variantUrl));
      }),

    recommended: (handle, kind) =>
      client.cached(['recommended', kind, handle], CATALOG_CACHE, async () => {
        const reply = await client.query(PRODUCT_RECOMMENDATIONS_QUERY, {
          variables: {handle, intent: INTENTS[kind]},
          reply: recommendationsReply,
        });
        return reply.ok ? ok(products(reply.value.productRecommendations ?? [])) : reply;
      }),
  };
}
