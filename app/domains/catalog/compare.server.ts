import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {toComparedProduct, type ComparedProduct} from './compare/comparison';
import {isProductSoldOnSite, listedWithStock} from './parts/site-products.server';
import {withStock, type StockedProductsContext} from './parts/stocked-products.server';
import type {SiteProductsContext} from './parts/site-products.server';
import type {ProductDetail} from './product';

type CompareContext = StockedProductsContext & SiteProductsContext;

export interface Comparison {
  products: ComparedProduct[];
  /** Similar products to add; empty if the table is full. */
  suggestions: {handle: string; title: string}[];
}

const MAX_SUGGESTIONS = 6;

/** Takes two rounds of upstream calls. Leaves out what doesn't exist or isn't sold on this site. */
export async function readComparison(
  context: CompareContext,
  handles: readonly string[],
  {isFull}: {isFull: boolean},
): Promise<Result<Comparison, UpstreamFailure>> {
  const [first] = handles;
  const [found, suggestions] = await Promise.all([
    Promise.all(handles.map((handle) => readProduct(context, handle))),
    first === undefined || isFull ? [] : readSuggestions(context, first),
  ]);
  const details: ProductDetail[] = [];
  for (const product of found) {
    if (!product.ok) return product;
    if (product.value) details.push(product.value);
  }
  const stocked = await withStock(context, details);
  const withSizes = context.site.features.sizesOnCards;
  return ok({
    products: stocked.flatMap((product) => toComparedProduct(product, {withSizes}) ?? []),
    suggestions: suggestions
      .filter(({handle}) => !handles.includes(handle))
      .slice(0, MAX_SUGGESTIONS),
  });
}

async function readProduct(
  context: CompareContext,
  handle: string,
): Promise<Result<ProductDetail | null, UpstreamFailure>> {
  const [product, isSold] = await Promise.all([
    context.services.catalog.product(handle),
    isProductSoldOnSite(context, handle),
  ]);
  return product.ok && !isSold ? ok(null) : product;
}

async function readSuggestions(
  context: CompareContext,
  handle: string,
): Promise<Comparison['suggestions']> {
  const related = await context.services.catalog.recommended(handle, 'similar');
  if (!related.ok) return [];
  const listed = await listedWithStock(context, related.value);
  return listed.map(({handle: other, title}) => ({handle: other, title}));
}
