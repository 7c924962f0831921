import {availableQuantity, type StockAtLocation} from '~/domains/location/stock-at-location';
import type {ProductSummary} from './product';

/** The product with the stock that can be delivered to the visitor's location, so that no two places disagree. */
export function atLocation<Product extends ProductSummary>(
  product: Product,
  stock: StockAtLocation,
): Product {
  return {
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      ...availableQuantity(variant, stock),
    })),
  };
}
