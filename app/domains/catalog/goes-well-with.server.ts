import {deferSafe} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {toCards, type ProductCardModel} from './card';
import {isAlternative, isComplement} from './parts/companions';
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

/** Products that go well with those of a cart. None for an empty cart, or if Shopify fails or is slow. */
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
    handles.slice(0, MAX_PRODUCTS).map((handle) => readWithComplements(context, handle)),
  );
  const read = found.filter((each) => each !== null);
  /* The dry food that complements treats competes with the dry food in the cart. */
  const isRival = (candidate: ProductSummary) =>
    read.some(({product}) => isAlternative(product, candidate));
  const complements = new Map(
    read
      .flatMap((each) => each.complements)
      .filter((candidate) => !handles.includes(candidate.handle) && !isRival(candidate))
      .map((candidate) => [candidate.id, candidate]),
  );
  const offered = await listedWithStock(context, [...complements.values()].slice(0, MAX_CARDS));
  return toCards(offered, {withSizes: context.site.features.sizesOnCards});
}

async function readWithComplements(
  {services: {catalog}}: GoesWellWithContext,
  handle: string,
): Promise<{product: ProductSummary; complements: ProductSummary[]} | null> {
  const [found, picked] = await Promise.all([
    catalog.product(handle),
    catalog.recommended(handle, 'complementary'),
  ]);
  if (!found.ok || !found.value || !picked.ok) return null;
  const product = found.value;
  return {
    product,
    complements: picked.value.filter((candidate) => isComplement(product, candidate)),
  };
}
