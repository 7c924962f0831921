import {availableQuantity, type StockAtLocation} from '~/domains/location/stock-at-location';
import {stockAt, type LocationContext} from '~/domains/location/location.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {ProductSummary} from '../product';
import {BACK_TAG, DEAL_TAG} from './badges';
import type {IndexRow} from '../product-index';

/** What is needed to know the stock of the visitor's location, and what is on offer. */
export interface StockContext extends Pick<LocationContext, 'cookies' | 'inventory' | 'log'> {
  /** SKUs that merchandisers have given the deal badge. */
  deals(): Promise<ReadonlySet<string>>;
}

export interface StockedProductsContext extends StockContext {
  commerce: {catalog: Pick<CommerceCatalog, 'productsByIds'>};
}

/**
 * Products with the stock that can be delivered to the visitor's location, so that no two places disagree, and with the
 * deal badge where they have it.
 */
export async function withStock<Product extends ProductSummary>(
  context: StockContext,
  products: readonly Product[],
): Promise<Product[]> {
  const skus = products.flatMap(({variants}) => variants.map(({sku}) => sku));
  const [stock, deals] = await Promise.all([
    skus.length > 0 ? stockAt(context, skus) : null,
    context.deals(),
  ]);
  return products.map((product) => atLocation(product, stock, deals));
}

/** The same for rows of the index, prices and stock in one round. What commerce does not know is left out. */
export async function stockedProducts(
  context: StockedProductsContext,
  rows: readonly IndexRow[],
): Promise<Result<ProductSummary[], UpstreamFailure>> {
  if (rows.length === 0) return ok([]);
  const skus = rows.flatMap((row) => row.skus);
  const [products, stock, deals] = await Promise.all([
    context.commerce.catalog.productsByIds(rows.map(({commerceId}) => commerceId)),
    stockAt(context, skus),
    context.deals(),
  ]);
  return products.ok
    ? ok(products.value.map((product) => atLocation(product, stock, deals)))
    : products;
}

/** What is out of stock where the visitor is has not come back there. */
const isNotBack = (tag: string) => tag !== BACK_TAG;

function atLocation<Product extends ProductSummary>(
  product: Product,
  stock: StockAtLocation,
  deals: ReadonlySet<string>,
): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => {
      const there = availableQuantity(variant, stock);
      const tags = deals.has(variant.sku) ? [...variant.badgeTags, DEAL_TAG] : variant.badgeTags;
      return {...variant, ...there, badgeTags: there.inStock ? tags : tags.filter(isNotBack)};
    }),
  };
}
