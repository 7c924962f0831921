import type {NoResults} from '~/domains/content/page-content';
import type {Needs} from '~/platform/needs';
import {isExclusion} from '~/services/content-system/index-filter';
import type {ProductCardModel} from './card';
import {productList} from './list.server';
import {listHref, type ListState} from './list-state';
import type {ProductList} from './list/product-list';
import type {SearchTerm} from './product-index';
import type {SearchablePage} from './search-knowledge';
import {pagesFor} from './search/pages';
import {withControls} from './search/controls';
import type {Understanding} from './search/understand';
import {loosenTerms, understandSearch} from './search/understand-search.server';
import {skuPage, fallbackCards} from './search.server';

type ListContext = Parameters<typeof productList>[0];

type SearchPageContext = ListContext & Needs<{services: 'search'}>;

export type SearchPageModel =
  | {kind: 'start'; suggestions: NoResults | null}
  /** `suggestions` only if nothing matches. */
  | {
      kind: 'results';
      list: ProductList;
      reading: SearchReading;
      pages: Pick<SearchablePage, 'label' | 'path'>[];
      suggestions: NoResults | null;
    }
  /** The product index is unavailable, so the cards are the results of Shopify alone. */
  | {kind: 'unavailable'; cards: ProductCardModel[]};

/** How the shop understood the search, where that differs from the typed text. */
export interface SearchReading {
  /** The search with its spelling corrected; `null` if nothing was wrong. */
  corrected: string | null;
  /** The terms that were dropped to get results. */
  leftOut: string[];
  /** Ingredients to avoid: "without chicken". */
  avoided: string[];
}

/**
 * Redirects to the list with the price filter and sort order that the text asks for, to the variant whose SKU was
 * searched for, or from a page past the end to the last one.
 */
export async function searchPage(
  context: SearchPageContext,
  state: ListState,
): Promise<SearchPageModel | {kind: 'elsewhere'; path: string}> {
  const {search} = state;
  if (search === '') return {kind: 'start', suggestions: await readSuggestions(context)};
  const controlled = withControls(state);
  if (controlled) return {kind: 'elsewhere', path: listHref(controlled)};
  const hasFilters = Object.keys(state.filters).length > 0;
  const understanding = await understandSearch(context, search);
  const isSku = !hasFilters && understanding.couldBeSku;
  const [path, {answer, leftOut}] = await Promise.all([
    isSku ? skuPage(context, search) : null,
    findProducts(context, state, understanding),
  ]);
  if (path !== null) return {kind: 'elsewhere', path};
  if (!answer.ok || answer.value.kind === 'no-such-list') {
    return {kind: 'unavailable', cards: await fallbackCards(context, search)};
  }
  if (answer.value.kind === 'past-the-end') {
    return {kind: 'elsewhere', path: listHref(answer.value.state)};
  }
  const {list} = answer.value;
  return {
    kind: 'results',
    list,
    reading: {
      corrected: understanding.corrected,
      leftOut,
      avoided: understanding.terms.filter(isExclusion).map(({text}) => text),
    },
    pages: pagesFor(understanding.corrected ?? search, understanding.pages, context.site.id),
    suggestions: list.total === 0 ? await readSuggestions(context) : null,
  };
}

/** Loosens the terms if no product matches all of them, whatever the filters. The shopper's own filters stay. */
async function findProducts(
  context: SearchPageContext,
  state: ListState,
  {terms, unknown}: Understanding,
) {
  const nothing: SearchTerm[] = [{text: state.search, options: []}];
  const answer = await productList(context, state, terms.length > 0 ? terms : nothing);
  const isEmpty = answer.ok && answer.value.kind === 'list' && answer.value.list.total === 0;
  const looser = isEmpty && terms.length > 0 ? await loosenTerms(context, state, terms) : null;
  return {
    answer: looser ? await productList(context, state, looser.terms) : answer,
    leftOut: [...unknown, ...(looser?.leftOut ?? [])],
  };
}

async function readSuggestions({
  services: {contentSystem},
}: SearchPageContext): Promise<NoResults | null> {
  const suggestions = await contentSystem.noResults();
  return suggestions.ok ? suggestions.value : null;
}
