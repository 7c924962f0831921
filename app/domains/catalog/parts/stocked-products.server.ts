import {availableQuantity, type StockAtLocation} from '~/domains/location/stock-at-location';
import {stockAt} from '~/domains/location/location.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {ProductSummary} from '../product';
import {BACK_TAG, DEAL_TAG} from './badges';
import type {IndexRow} from '../product-index';

export type StockContext = Needs<{
  request: 'deals' | 'expiry' | 'log';
  services: 'inventory';
  visitor: 'cookies';
}>;

export type StockedProductsContext = StockContext & Needs<{services: 'catalog'}>;

/** Adds the stock at the shopper's location, so that all pages agree, and the deal badges. */
export async function withStock<Product extends ProductSummary>(
  context: StockContext,
  products: readonly Product[],
): Promise<Product[]> {
  const skus = products.flatMap(({variants}) => variants.map(({sku}) => sku));
  const [stock, deals] = await Promise.all([
    skus.length > 0 ? stockAt(context, skus) : null,
    context.request.deals(),
  ]);
  return products.map((product) => applyLocation(product, stock, deals));
}

/** Reads products, stock and deals in one round. Leaves out products that Shopify doesn't know. */
export async function stockedProducts(
  context: StockedProductsContext,
  rows: readonly IndexRow[],
): Promise<Result<ProductSummary[], UpstreamFailure>> {
  if (rows.length === 0) return ok([]);
  const skus = rows.flatMap((row) => row.skus);
  const [products, stock, deals] = await Promise.all([
    context.services.catalog.productsByIds(rows.map(({commerceId}) => commerceId)),
    stockAt(context, skus),
    context.request.deals(),
  ]);
  return products.ok
    ? ok(products.value.map((product) => applyLocation(product, stock, deals)))
    : products;
}

/** A variant that is out of stock at the shopper's location must not show "Back In Stock" there. */
const isNotBackTag = (tag: string) => tag !== BACK_TAG;

function applyLocation<Product extends ProductSummary>(
  product: Product,
  stock: StockAtLocation,
  deals: ReadonlySet<string>,
): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => {
      const local = availableQuantity(variant, stock);
      const tags = deals.has(variant.sku) ? [...variant.badgeTags, DEAL_TAG] : variant.badgeTags;
      return {...variant, ...local, badgeTags: local.inStock ? tags : tags.filter(isNotBackTag)};
    }),
  };
}
