import type {ProductModel} from '../product-model';
import {ProductNutrition} from './product-nutrition';
import {ProductOverview} from './product-overview';

export function ProductDetails({product}: {product: ProductModel}) {
  return (
    <>
      <ProductOverview product={product} />
      <ProductNutrition nutrition={product.nutrition} />
    </>
  );
}
