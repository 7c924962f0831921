import type {NoResults} from '~/domains/content/page-content';
import type {Needs} from '~/platform/needs';
import type {ProductCardModel} from './card';
import {productList} from './list.server';
import {listHref, type ListState} from './list-state';
import type {ProductList} from './list/product-list';
import {skuPage, fallbackCards} from './search.server';

type ListContext = Parameters<typeof productList>[0];

type SearchPageContext = ListContext & Needs<{services: 'search'}>;

export type SearchPageModel =
  | {kind: 'start'; suggestions: NoResults | null}
  /** `suggestions` only if nothing matches. */
  | {kind: 'results'; list: ProductList; suggestions: NoResults | null}
  /** The product index is unavailable, so the cards are the results of Shopify alone. */
  | {kind: 'unavailable'; cards: ProductCardModel[]};

/** Redirects to the variant whose SKU was searched for, or to the last existing page. */
export async function searchPage(
  context: SearchPageContext,
  state: ListState,
): Promise<SearchPageModel | {kind: 'elsewhere'; path: string}> {
  const {search} = state;
  if (search === '') return {kind: 'start', suggestions: await readSuggestions(context)};
  const hasFilters = Object.keys(state.filters).length > 0;
  const [path, answer] = await Promise.all([
    hasFilters ? null : skuPage(context, search),
    productList(context, state),
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
    suggestions: list.total === 0 ? await readSuggestions(context) : null,
  };
}

async function readSuggestions({
  services: {contentSystem},
}: SearchPageContext): Promise<NoResults | null> {
  const suggestions = await contentSystem.noResults();
  return suggestions.ok ? suggestions.value : null;
}
