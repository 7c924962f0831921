import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CommerceSearch, Prediction} from '~/services/commerce/search.server';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {toCards} from './card';
import {skuTarget} from './search-sku';
import {
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  predictedText,
  type Suggestions,
} from './search/search-suggestions';
import {isSkuLike} from './search-text';

interface SearchContext {
  commerce: {search: CommerceSearch};
  contentSystem: ContentSystem;
  site: {id: string; isStaff: boolean};
}

/** The platform knows nothing of sites: some of what it predicts may be for the other one. */
const MOST_PREDICTED = 10;

/** What the search field offers for what was typed so far. */
export async function suggest(
  context: SearchContext,
  typed: string | null,
): Promise<Result<Suggestions, UpstreamFailure>> {
  const text = predictedText(typed);
  if (text === null) return ok({terms: [], products: []});
  const predicted = await predict(context, text);
  if (!predicted.ok) return predicted;
  const {terms, products} = predicted.value;
  return ok({
    terms: terms.slice(0, MAX_SUGGESTED_TERMS),
    products: toCards(products, {withSizes: false, prefers: isSku(text)})
      .slice(0, MAX_SUGGESTED_PRODUCTS)
      .map(({title, variant}) => ({
        title,
        path: variant.path,
        priceCents: variant.priceCents,
        imageUrl: variant.image?.url ?? null,
      })),
  });
}

/** Whoever types a SKU, or its beginning, means that variant. */
function isSku(text: string): (variant: {sku: string}) => boolean {
  return ({sku}) => sku.toLowerCase().startsWith(text.toLowerCase());
}

/** Cards of what the platform alone finds, while the product index cannot be searched. */
export async function standIns(context: SearchContext, search: string) {
  const predicted = await predict(context, search.toLowerCase());
  return predicted.ok ? toCards(predicted.value.products, {withSizes: context.site.isStaff}) : [];
}

/** What the platform predicts, without what this site does not sell. */
async function predict(
  context: SearchContext,
  text: string,
): Promise<Result<Prediction, UpstreamFailure>> {
  const predicted = await context.commerce.search.predict(text, MOST_PREDICTED);
  if (!predicted.ok) return predicted;
  const {terms, products} = predicted.value;
  return ok({terms, products: await soldHere(context, products)});
}

/** Of these products those that this site sells; all of them while the index, which knows, is away. */
async function soldHere<Product extends {id: string; handle: string}>(
  {contentSystem, site}: Pick<SearchContext, 'contentSystem' | 'site'>,
  products: Product[],
): Promise<Product[]> {
  if (products.length === 0) return products;
  const sold = await contentSystem.products({
    conditions: [{field: 'sites', values: [site.id]}],
    words: [],
    commerceIds: products.map(({id}) => id),
    sort: 'featured',
    offset: 0,
    limit: products.length,
  });
  if (!sold.ok) return products;
  const handles = new Set(sold.value.rows.map(({handle}) => handle));
  return products.filter(({handle}) => handles.has(handle));
}

/** The page of the variant whose SKU is searched for; `null` when it is no SKU, or cannot be told just now. */
export async function skuPage(context: SearchContext, search: string): Promise<string | null> {
  if (!isSkuLike(search)) return null;
  const found = await context.commerce.search.bySku(search.toLowerCase());
  if (!found.ok) return null;
  const {total, products} = found.value;
  return skuTarget(search, {total, products: await soldHere(context, products)});
}
