import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {ProductSummary} from '../product';
import type {FacetValue} from '../product-index';
import {isSoldOnSite} from '../site-membership';
import {isProductSoldOnSite} from './site-products.server';
import {stockedProducts, withStock, type StockContext} from './stocked-products.server';

export type ByHandleContext = StockContext &
  Needs<{services: 'catalog' | 'contentSystem'; site: true}>;

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/**
 * Products in the order of the handles, with the stock at the shopper's location. Leaves out those that this site
 * doesn't list.
 */
export async function productsByHandles(
  context: ByHandleContext,
  handles: readonly string[],
): Reply<ProductSummary[]> {
  /* Sorted, so that the same handles in any order share one cache entry. */
  const wanted = [...new Set(handles)].sort();
  const index = await context.services.contentSystem.products({
    conditions: [{field: 'sites', values: [context.site.id]}],
    terms: [],
    handles: wanted,
    sort: 'featured',
    offset: 0,
    limit: wanted.length,
  });
  if (!index.ok) return index;
  const products = await stockedProducts(context, index.value.rows);
  if (!products.ok) return products;
  const byHandle = new Map(products.value.map((product) => [product.handle, product]));
  return ok([...new Set(handles)].flatMap((handle) => byHandle.get(handle) ?? []));
}

/**
 * Finds the product even if the site doesn't list it. Returns `null` if it doesn't exist or this site doesn't sell it.
 */
export async function productByHandle(
  context: ByHandleContext,
  handle: string,
): Reply<ProductSummary | null> {
  const [found, isSold] = await Promise.all([
    context.services.catalog.product(handle),
    isProductSoldOnSite(context, handle),
  ]);
  if (!found.ok || !found.value) return found;
  if (!isSold) return ok(null);
  const [product = null] = await withStock(context, [found.value]);
  return ok(product);
}

/** Returns `null` if this site doesn't sell the product. */
export async function filtersByHandle(
  {services: {contentSystem}, site}: Needs<{services: 'contentSystem'; site: true}>,
  handle: string,
): Reply<FacetValue[] | null> {
  const facets = await contentSystem.productFacets(handle);
  if (!facets.ok) return facets;
  /* The `sites` facet says which sites sell the product; it isn't a filter of the catalog. */
  const isSold = facets.value.length > 0 && isSoldOnSite(facets.value, site);
  return ok(isSold ? facets.value.filter(({field}) => field !== 'sites') : null);
}
