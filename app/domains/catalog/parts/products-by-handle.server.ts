import type {Site} from '~/domains/session/site';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import type {ProductSummary} from '../product';
import type {FacetValue} from '../product-index';
import {isForSite, isSoldHere} from './sold-here.server';
import {stockedProducts, withStock, type StockContext} from './stocked-products.server';

export interface ByHandleContext extends StockContext {
  commerce: {catalog: Pick<CommerceCatalog, 'product' | 'productsByIds'>};
  contentSystem: Pick<ContentSystem, 'products' | 'productFacets'>;
  site: Pick<Site, 'id' | 'features'>;
}

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/**
 * The listed products of these handles, in their order, with the stock of the visitor's location. One that is not
 * listed on this site is left out.
 */
export async function productsByHandles(
  context: ByHandleContext,
  handles: readonly string[],
): Reply<ProductSummary[]> {
  /* In one order, so that the same handles asked differently are one entry of the cache. */
  const wanted = [...new Set(handles)].sort();
  const index = await context.contentSystem.products({
    conditions: [{field: 'sites', values: [context.site.id]}],
    words: [],
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
 * A product as its page has it, listed or not, with the stock of the visitor's location; `null` when there is none, or
 * none that this site sells.
 */
export async function productByHandle(
  context: ByHandleContext,
  handle: string,
): Reply<ProductSummary | null> {
  const [found, isSold] = await Promise.all([
    context.commerce.catalog.product(handle),
    isSoldHere(context, handle),
  ]);
  if (!found.ok || !found.value) return found;
  if (!isSold) return ok(null);
  const [product = null] = await withStock(context, [found.value]);
  return ok(product);
}

/** What the catalogue can be filtered by of one product. `null`: this site sells no such product. */
export async function filtersByHandle(
  {contentSystem, site}: Pick<ByHandleContext, 'contentSystem' | 'site'>,
  handle: string,
): Reply<FacetValue[] | null> {
  const facets = await contentSystem.productFacets(handle);
  if (!facets.ok) return facets;
  /* Each product has one of which sites it is for, which is no filter of the catalogue. */
  const isSold = facets.value.length > 0 && isForSite(facets.value, site);
  return ok(isSold ? facets.value.filter(({field}) => field !== 'sites') : null);
}
