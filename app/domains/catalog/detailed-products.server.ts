import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {withStock, type StockContext} from './parts/stocked-products.server';
import type {ProductDetail} from './product';
import type {FacetCondition} from './product-index';

export type DetailedProductsContext = StockContext &
  Needs<{services: 'catalog' | 'contentSystem'; site: true}>;

/** The site's best sellers that meet the conditions, with all details and the stock at the shopper's location. */
export async function detailedProducts(
  context: DetailedProductsContext,
  {conditions, limit}: {conditions: readonly FacetCondition[]; limit: number},
): Promise<Result<ProductDetail[], UpstreamFailure>> {
  const {services, site} = context;
  const listed = await services.contentSystem.products({
    conditions: [{field: 'sites', values: [site.id]}, ...conditions],
    terms: [],
    sort: 'best-selling',
    offset: 0,
    limit,
  });
  if (!listed.ok) return listed;
  const found = await Promise.all(
    listed.value.rows.map(({handle}) => services.catalog.product(handle)),
  );
  return ok(
    await withStock(
      context,
      found.flatMap((reply) => (reply.ok ? (reply.value ?? []) : [])),
    ),
  );
}
