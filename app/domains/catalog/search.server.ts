import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {toCards} from './card';
import {indexFilter} from './list/list-query';
import {ALL_PRODUCTS, type ListState} from './list-state';
import {
  filterListedOnSite,
  filterTermsWithResults,
  type SiteProductsContext,
} from './parts/site-products.server';
import type {ProductSummary, Variant} from './product';
import {relevantProducts} from './search/relevant-products.server';
import {meantSkus} from './search/meant-variants.server';
import {understandSearch} from './search/understand-search.server';
import {takeExclusions} from './search/exclusions';
import {withControls} from './search/controls';
import {skuTarget} from './search-sku';
import {
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  predictedText,
  type Suggestions,
} from './search/search-suggestions';

type SearchContext = SiteProductsContext & Needs<{services: 'search' | 'catalog'}>;

/** More than are shown, because Shopify doesn't know which site sells a product. */
const MAX_PREDICTED = 10;

const NO_PREDICTIONS = {terms: [], products: []};

export async function suggest(
  context: SearchContext,
  typed: string | null,
): Promise<Result<Suggestions, UpstreamFailure>> {
  const text = predictedText(typed);
  if (text === null) return ok({terms: [], products: []});
  const state = {...ALL_PRODUCTS, search: text};
  const controlled = withControls(state);
  /* Shopify's predictions follow no price limit or order. */
  const isPredictable = !controlled && !hasExclusions(text);
  const [predicted, meant] = await Promise.all([
    isPredictable ? context.services.search.predict(text, MAX_PREDICTED) : ok(NO_PREDICTIONS),
    readMeant(context, controlled ?? state),
  ]);
  if (!predicted.ok && meant.products.length === 0) return predicted;
  const {terms, products} = predicted.ok ? predicted.value : {terms: [], products: []};
  const [shownTerms, found] = await Promise.all([
    filterTermsWithResults(context, terms),
    filterListedOnSite(context, products, text),
  ]);
  const isTyped = ({sku}: Variant) => sku.toLowerCase().startsWith(text.toLowerCase());
  const cards = [
    ...toCards(found, {withSizes: false}),
    ...toCards(meant.products, {
      withSizes: false,
      prefers: (variant) => meant.skus.has(variant.sku),
    }),
    /* Last, because a SKU says more about the variant than words do. */
    ...toCards(
      found.filter(({variants}) => variants.some(isTyped)),
      {withSizes: false, prefers: isTyped},
    ),
  ];
  return ok({
    terms: shownTerms.slice(0, MAX_SUGGESTED_TERMS),
    products: uniqueById(cards)
      .slice(0, MAX_SUGGESTED_PRODUCTS)
      .map(({title, variant}) => ({
        title,
        path: variant.path,
        priceCents: variant.priceCents,
        imageUrl: variant.image?.url ?? null,
      })),
  });
}

interface Meant {
  products: readonly ProductSummary[];
  /** SKUs of the variants that the text asks for. */
  skus: ReadonlySet<string>;
}

const NOTHING_MEANT: Meant = {products: [], skus: new Set()};

/** The first results of the search page. Empty while the index is unavailable. */
async function readMeant(context: SearchContext, state: ListState): Promise<Meant> {
  const {terms} = await understandSearch(context, state.search);
  if (terms.length === 0) return NOTHING_MEANT;
  const filter = indexFilter(state, context.site.id, terms);
  const page = await relevantProducts(context, filter, {offset: 0, limit: MAX_SUGGESTED_PRODUCTS});
  if (!page.ok) return NOTHING_MEANT;
  const {rows} = page.value;
  const [products, skus] = await Promise.all([
    context.services.catalog.productsByIds(rows.map(({commerceId}) => commerceId)),
    meantSkus(context, rows, terms),
  ]);
  if (!products.ok) return NOTHING_MEANT;
  const found = rows.map(({commerceId}) => products.value.find(({id}) => id === commerceId));
  return {products: found.filter((product) => product !== undefined), skus};
}

/** Keeps each product's last card, in the position of its first. */
const uniqueById = <Card extends {id: string}>(cards: readonly Card[]): Card[] => [
  ...new Map(cards.map((card) => [card.id, card])).values(),
];

/** Shopify's search follows no ingredient to avoid: "without chicken" finds chicken. */
const hasExclusions = (search: string): boolean => takeExclusions(search).terms.length > 0;

/** None if the search has an ingredient to avoid. */
export async function fallbackCards(context: SearchContext, search: string) {
  if (hasExclusions(search)) return [];
  const predicted = await context.services.search.predict(search.toLowerCase(), MAX_PREDICTED);
  if (!predicted.ok) return [];
  const products = await filterListedOnSite(context, predicted.value.products);
  return toCards(products, {withSizes: context.site.features.sizesOnCards});
}

export async function skuPage(context: SearchContext, search: string): Promise<string | null> {
  const found = await context.services.search.bySku(search.toLowerCase());
  if (!found.ok) return null;
  const {total, products} = found.value;
  return skuTarget(search, {total, products: await filterListedOnSite(context, products)});
}
