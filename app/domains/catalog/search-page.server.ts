import type {NoResults} from '~/domains/content/page-content';
import type {Needs} from '~/platform/needs';
import type {CommerceSearch} from '~/services/commerce/search.server';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import type {ProductCardModel} from './card';
import {productList} from './list.server';
import {listHref, type ListState} from './list-state';
import type {ProductList} from './list/product-list';
import {skuPage, fallbackCards} from './search.server';

type ListContext = Parameters<typeof productList>[0];

type SearchPageContext = ListContext & Needs<{services: 'search'}>;

export type SearchPageModel =
  /** There is no search text yet. */
  | {kind: 'start'; suggestions: NoResults | null}
  /** `suggestions` only if nothing matches. */
  | {kind: 'results'; list: ProductList; suggestions: NoResults | null}
  /** The product index is unavailable; the cards are the results of the commerce service alone. */
  | {kind: 'away'; cards: ProductCardModel[]};

/**
 * The search page of a state, or a redirect: to the variant whose SKU was searched for, or to the last existing page.
 */
export async function searchPage(
  context: SearchPageContext,
  state: ListState,
): Promise<SearchPageModel | {kind: 'elsewhere'; path: string}> {
  const {search} = state;
  if (search === '') return {kind: 'start', suggestions: await suggestionsOf(context)};
  const hasFilters = Object.keys(state.filters).length > 0;
  const [path, answer] = await Promise.all([
    hasFilters ? null : skuPage(context, search),
    productList(context, state),
  ]);
  if (path !== null) return {kind: 'elsewhere', path};
  if (!answer.ok || answer.value.kind === 'no-such-list') {
    return {kind: 'away', cards: await fallbackCards(context, search)};
  }
  if (answer.value.kind === 'past-the-end') {
    return {kind: 'elsewhere', path: listHref(answer.value.state)};
  }
  const {list} = answer.value;
  return {
    kind: 'results',
    list,
    suggestions: list.total === 0 ? await suggestionsOf(context) : null,
  };
}

async function suggestionsOf({
  services: {contentSystem},
}: SearchPageContext): Promise<NoResults | null> {
  const suggestions = await contentSystem.noResults();
  return suggestions.ok ? suggestions.value : null;
}
