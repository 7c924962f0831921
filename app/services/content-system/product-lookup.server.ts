import {CacheCustom} from '@shopify/hydrogen';
import type {IndexRow} from '~/domains/catalog/product-index';
import {DAY_SECONDS, MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ContentClient} from './client.server';
import {indexReply, productFacetsReply} from './contract';
import {productsFilter} from './index-filter';

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** One facet value of a product. */
interface FacetValue {
  field: string;
  value: string;
}

/** Published products of the index by name, through the cache. */
export interface ProductLookup {
  /** In no order; one that is not there, or not for this site, is left out. */
  byHandles(handles: readonly string[], siteId: string): Reply<IndexRow[]>;
  /** What the catalogue can be filtered by of one product; none when it is not there. */
  facets(handle: string): Reply<FacetValue[]>;
}

const INDEX_CACHE = CacheCustom({
  mode: 'public',
  maxAge: MINUTE_SECONDS,
  staleWhileRevalidate: DAY_SECONDS,
});

export function createProductLookup(client: ContentClient): ProductLookup {
  return {
    async byHandles(handles, siteId) {
      /* In one order, so that the same handles asked differently are one entry of the cache. */
      const wanted = [...new Set(handles)].sort();
      const ofSite = productsFilter({conditions: [{field: 'sites', values: [siteId]}], words: []});
      const reply = await client.items({
        collection: 'products',
        query: {
          fields: 'handle,commerce_id,skus',
          filter: JSON.stringify({_and: [ofSite, {handle: {_in: wanted}}]}),
          limit: String(wanted.length),
          meta: 'filter_count',
        },
        reply: indexReply,
        cache: INDEX_CACHE,
      });
      if (!reply.ok) return reply;
      return ok(
        reply.value.data.map(({handle, commerce_id, skus}) => ({
          handle,
          commerceId: commerce_id,
          skus: skus ?? [],
        })),
      );
    },

    async facets(handle) {
      const reply = await client.items({
        collection: 'product_facets',
        query: {
          fields: 'field,value',
          filter: JSON.stringify({product: {handle: {_eq: handle}, status: {_eq: 'published'}}}),
          sort: 'id',
          limit: '-1',
        },
        reply: productFacetsReply,
        cache: INDEX_CACHE,
      });
      return reply.ok ? ok(reply.value.data) : reply;
    },
  };
}
