import {CacheCustom} from '@shopify/hydrogen';
import {
  COLLECTION_LIST_QUERY,
  HOME_QUERY,
  PRODUCT_LIST_QUERY,
  PRODUCT_QUERY,
  PRODUCT_RECOMMENDATIONS_QUERY,
} from '~graphql/storefront/catalog';
import type {
  HomeContent,
  ProductDetail,
  ProductListing,
  ProductSummary,
} from '~/domains/catalog/product';
import {DAY_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CommerceClient} from './client.server';
import {
  collectionListReply,
  homeReply,
  productListReply,
  productReply,
  recommendationsReply,
} from './contract';
import {mapCategory, mapProduct, mapProductDetail, type VariantUrlOf} from './map-catalog';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** The six categories that the home page shows as tiles. */
export type HomeTiles = readonly [string, string, string, string, string, string];

/** Shared reads of the catalogue, all through the cache. A missing thing is `null`, not a failure. */
export interface CommerceCatalog {
  home(tiles: HomeTiles): Reply<HomeContent>;
  listing(options: {collection: string | null; limit: number}): Reply<ProductListing | null>;
  product(handle: string): Reply<ProductDetail | null>;
  related(handle: string): Reply<ProductSummary[]>;
}

/* Prices and stock may be a minute old; with commerce down a day-old catalogue is better than none. */
const CATALOG_CACHE = CacheCustom({
  mode: 'public',
  maxAge: MINUTE_SECONDS,
  staleWhileRevalidate: DAY_SECONDS,
});

export function createCommerceCatalog(
  client: CommerceClient,
  variantUrl: VariantUrlOf,
): CommerceCatalog {
  const products = (nodes: Parameters<typeof mapProduct>[0][]) =>
    nodes.map((node) => mapProduct(node, variantUrl));

  return {
    home: (tiles) =>
      client.cached(['home', ...tiles], CATALOG_CACHE, async () => {
        const [tile1, tile2, tile3, tile4, tile5, tile6] = tiles;
        const reply = await client.query(HOME_QUERY, {
          variables: {tile1, tile2, tile3, tile4, tile5, tile6},
          reply: homeReply,
        });
        if (!reply.ok) return reply;
        const {hero, bestSellers, ...found} = reply.value;
        return ok({
          hero: hero && mapCategory(hero),
          tiles: Object.values(found).flatMap((tile) => (tile ? [mapCategory(tile)] : [])),
          bestSellers: products(bestSellers?.products.nodes ?? []),
        });
      }),

    listing: ({collection, limit}) =>
      client.cached<ProductListing | null>(
        ['listing', collection ?? '', String(limit)],
        CATALOG_CACHE,
        async () => {
          if (collection === null) {
            const reply = await client.query(PRODUCT_LIST_QUERY, {
              variables: {first: limit},
              reply: productListReply,
            });
            if (!reply.ok) return reply;
            const {nodes, pageInfo} = reply.value.products;
            return ok({category: null, products: products(nodes), hasMore: pageInfo.hasNextPage});
          }
          const reply = await client.query(COLLECTION_LIST_QUERY, {
            variables: {handle: collection, first: limit},
            reply: collectionListReply,
          });
          if (!reply.ok) return reply;
          const found = reply.value.collection;
          return ok(
            found && {
              category: mapCategory(found),
              products: products(found.products.nodes),
              hasMore: found.products.pageInfo.hasNextPage,
            },
          );
        },
      ),

    product: (handle) =>
      client.cached(['product', handle], CATALOG_CACHE, async () => {
        const reply = await client.query(PRODUCT_QUERY, {variables: {handle}, reply: productReply});
        if (!reply.ok) return reply;
        const {product} = reply.value;
        return ok(product && mapProductDetail(product, variantUrl));
      }),

    related: (handle) =>
      client.cached(['related', handle], CATALOG_CACHE, async () => {
        const reply = await client.query(PRODUCT_RECOMMENDATIONS_QUERY, {
          variables: {handle},
          reply: recommendationsReply,
        });
        return reply.ok ? ok(products(reply.value.productRecommendations ?? [])) : reply;
      }),
  };
}
