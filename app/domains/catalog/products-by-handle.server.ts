import {stockAt, type LocationContext} from '~/domains/location/location.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {ProductLookup} from '~/services/content-system/product-lookup.server';
import type {ProductSummary} from './product';
import {atLocation} from './product-stock';

export interface ByHandleContext extends Pick<LocationContext, 'cookies' | 'inventory' | 'log'> {
  commerce: {catalog: Pick<CommerceCatalog, 'product' | 'productsByIds'>};
  productLookup: ProductLookup;
  site: {id: string};
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
  const {commerce, productLookup, site} = context;
  const rows = await productLookup.byHandles(handles, site.id);
  if (!rows.ok) return rows;
  if (rows.value.length === 0) return ok([]);
  const [products, stock] = await Promise.all([
    commerce.catalog.productsByIds(rows.value.map(({commerceId}) => commerceId)),
    stockAt(
      context,
      rows.value.flatMap(({skus}) => skus),
    ),
  ]);
  if (!products.ok) return products;
  const byHandle = new Map(products.value.map((product) => [product.handle, product]));
  return ok(
    [...new Set(handles)].flatMap((handle) => {
      const product = byHandle.get(handle);
      return product ? [atLocation(product, stock)] : [];
    }),
  );
}

/** A product as its page has it, listed or not, with the stock of the visitor's location; `null` when there is none. */
export async function productByHandle(
  context: ByHandleContext,
  handle: string,
): Reply<ProductSummary | null> {
  const found = await context.commerce.catalog.product(handle);
  if (!found.ok || !found.value) return found;
  const skus = found.value.variants.map(({sku}) => sku);
  return ok(atLocation(found.value, await stockAt(context, skus)));
}

/** What the catalogue can be filtered by of one product. `null`: there is no such product. */
export async function filtersByHandle(
  {productLookup}: Pick<ByHandleContext, 'productLookup'>,
  handle: string,
): Reply<{field: string; value: string}[] | null> {
  const facets = await productLookup.facets(handle);
  if (!facets.ok) return facets;
  /* Each product has one of which sites it is for, which is no filter of the catalogue. */
  return ok(facets.value.length > 0 ? facets.value.filter(({field}) => field !== 'sites') : null);
}
