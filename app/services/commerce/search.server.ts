import {PREDICTIVE_SEARCH_QUERY, SKU_SEARCH_QUERY} from '~graphql/storefront/search';
import type {ProductSummary} from '~/domains/catalog/product';
import type {SkuMatches} from '~/domains/catalog/search-sku';
import {DAY_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {publicCache} from '~/services/public-cache.server';
import type {CommerceClient} from './client.server';
import {predictiveSearchReply, skuSearchReply} from './contract';
import {mapProduct, type VariantUrlOf} from './map-catalog';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

export interface Prediction {
  products: ProductSummary[];
  terms: string[];
}

/** Cached and shared by all shoppers. */
export interface CommerceSearch {
  /** Returns the best `limit` (1 to 10) products and as many terms. */
  predict(text: string, limit: number): Reply<Prediction>;
  /** Also finds parts of a SKU. */
  bySku(sku: string): Reply<SkuMatches>;
}

/** An exact match comes first, so a few results are enough. */
const SKU_MATCHES = 10;

const SEARCH_CACHE = publicCache(MINUTE_SECONDS, DAY_SECONDS);

export function createCommerceSearch(
  client: CommerceClient,
  variantUrl: VariantUrlOf,
): CommerceSearch {
  return {
    predict: (text, limit) =>
      client.cached(['predict', text, String(limit)], SEARCH_CACHE, async () => {
        const reply = await client.query(PREDICTIVE_SEARCH_QUERY, {
          variables: {text, limit},
          reply: predictiveSearchReply,
        });
        if (!reply.ok) return reply;
        const {products = [], queries = []} = reply.value.predictiveSearch ?? {};
        return ok({
          products: products.map((product) => mapProduct(product, variantUrl)),
          terms: queries.map((query) => query.text),
        });
      }),

    bySku: (sku) =>
      client.cached(['by-sku', sku], SEARCH_CACHE, async () => {
        const reply = await client.query(SKU_SEARCH_QUERY, {
          variables: {text: sku, first: SKU_MATCHES},
          reply: skuSearchReply,
        });
        if (!reply.ok) return reply;
        const {totalCount, nodes} = reply.value.search;
        return ok({
          total: totalCount,
          products: nodes.flatMap((node) => {
            if (!('handle' in node)) return [];
            const {id, handle, vendor, dropship, variants} = node;
            return [
              {
                id,
                handle,
                isDropship: dropship?.value === 'true',
                variants: variants.nodes.map((variant) => ({
                  id: variant.id,
                  sku: variant.sku ?? '',
                  variantURL: variantUrl({brand: vendor, handle}, variant),
                  inStock: variant.availableForSale,
                })),
              },
            ];
          }),
        });
      }),
  };
}
