import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {toCards} from './card';
import {filterListedOnSite, filterTermsWithResults} from './parts/site-products.server';
import {skuTarget} from './search-sku';
import {
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  predictedText,
  type Suggestions,
} from './search/search-suggestions';
import {isSkuLike} from './search-text';

type SearchContext = Needs<{services: 'search' | 'contentSystem'; site: true}>;

/** More than are shown, because Shopify doesn't know which site sells a product. */
const MAX_PREDICTED = 10;

export async function suggest(
  context: SearchContext,
  typed: string | null,
): Promise<Result<Suggestions, UpstreamFailure>> {
  const text = predictedText(typed);
  if (text === null) return ok({terms: [], products: []});
  const predicted = await context.services.search.predict(text, MAX_PREDICTED);
  if (!predicted.ok) return predicted;
  const [terms, products] = await Promise.all([
    filterTermsWithResults(context, predicted.value.terms),
    filterListedOnSite(context, predicted.value.products, text),
  ]);
  return ok({
    terms: terms.slice(0, MAX_SUGGESTED_TERMS),
    products: toCards(products, {withSizes: false, prefers: hasSkuPrefix(text)})
      .slice(0, MAX_SUGGESTED_PRODUCTS)
      .map(({title, variant}) => ({
        title,
        path: variant.path,
        priceCents: variant.priceCents,
        imageUrl: variant.image?.url ?? null,
      })),
  });
}

function hasSkuPrefix(text: string): (variant: {sku: string}) => boolean {
  return ({sku}) => sku.toLowerCase().startsWith(text.toLowerCase());
}

export async function fallbackCards(context: SearchContext, search: string) {
  const predicted = await context.services.search.predict(search.toLowerCase(), MAX_PREDICTED);
  if (!predicted.ok) return [];
  const products = await filterListedOnSite(context, predicted.value.products);
  return toCards(products, {withSizes: context.site.features.sizesOnCards});
}

export async function skuPage(context: SearchContext, search: string): Promise<string | null> {
  if (!isSkuLike(search)) return null;
  const found = await context.services.search.bySku(search.toLowerCase());
  if (!found.ok) return null;
  const {total, products} = found.value;
  return skuTarget(search, {total, products: await filterListedOnSite(context, products)});
}
