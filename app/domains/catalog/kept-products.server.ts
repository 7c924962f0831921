import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {toCards, type ProductCardModel} from './card';
import {productsByHandles, type ByHandleContext} from './parts/products-by-handle.server';

/** Cards for a shopper's list, in the order of the handles, without products that aren't sold here anymore. */
export async function keptProductCards(
  context: ByHandleContext,
  handles: readonly string[],
): Promise<Result<ProductCardModel[], UpstreamFailure>> {
  if (handles.length === 0) return ok([]);
  const products = await productsByHandles(context, handles);
  if (!products.ok) return products;
  return ok(toCards(products.value, {withSizes: context.site.features.sizesOnCards}));
}
