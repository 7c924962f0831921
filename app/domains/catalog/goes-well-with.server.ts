import {deferSafe} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {toCards, type ProductCardModel} from './card';
import {isComplement} from './parts/companions';
import {listedWithStock, type SiteProductsContext} from './parts/site-products.server';
import type {StockContext} from './parts/stocked-products.server';
import type {ProductSummary} from './product';

type GoesWellWithContext = SiteProductsContext &
  StockContext &
  Needs<{services: 'catalog'; site: true}>;

/** The first products of a cart decide; more would take more upstream calls. */
const MAX_PRODUCTS = 3;
const MAX_CARDS = 8;
/** A cart doesn't wait longer for them. */
const BUDGET_MS = 1000;

/** What goes well with the products of a cart, without these; none for an empty one. Empty if commerce fails or is slow. */
export function goesWellWith(
  context: GoesWellWithContext,
  handles: readonly string[],
): Promise<ProductCardModel[]> {
  return deferSafe(readCards(context, [...new Set(handles)]), [], BUDGET_MS);
}

async function readCards(
  context: GoesWellWithContext,
  handles: readonly string[],
): Promise<ProductCardModel[]> {
  const found = await Promise.all(
    handles.slice(0, MAX_PRODUCTS).map((handle) => complementsOf(context, handle)),
  );
  const complements = new Map(
    found
      .flat()
      .flatMap((product) => (handles.includes(product.handle) ? [] : [[product.id, product]])),
  );
  const offered = await listedWithStock(context, [...complements.values()].slice(0, MAX_CARDS));
  return toCards(offered, {withSizes: context.site.features.sizesOnCards});
}

async function complementsOf(
  {services: {catalog}}: GoesWellWithContext,
  handle: string,
): Promise<ProductSummary[]> {
  const [product, picked] = await Promise.all([
    catalog.product(handle),
    catalog.recommended(handle, 'complementary'),
  ]);
  if (!product.ok || !product.value || !picked.ok) return [];
  const {value} = product;
  return picked.value.filter((candidate) => isComplement(value, candidate));
}
