import {parseRichText} from '~/domains/content/rich-text';
import type {ListContent} from '~/domains/content/page-content';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {toCards, type ProductCardModel} from './card';
import {FILTER_GROUPS} from './filter-groups';
import {appliedFilters, groupLabel, isHidden, panelGroups, valueLabel} from './list/filter-choices';
import {listContentSlug, listPathname, type ListPath} from './list-path';
import {groupTiles, readTileFacts} from './list/group-tiles.server';
import {withUsefulBadges} from './parts/badges';
import {isKnownPath} from './list/known-path';
import {indexFilter, lastPage, adjacentPages, PAGE_SIZE, toRowRange} from './list/list-query';
import {withPage, withValues, valuesOf, type ListState} from './list-state';
import type {FacetCounts, FilterDefinition, ListedRow, SearchTerm, Sort} from './product-index';
import type {ListTexts, LooserFilter, ProductList} from './list/product-list';
import {stockedProducts, type StockedProductsContext} from './parts/stocked-products.server';
import {meantSkus} from './search/meant-variants.server';
import {isByRelevance, relevantProducts} from './search/relevant-products.server';
import type {TrailCategory} from './trail';

type ListContext = StockedProductsContext & Needs<{services: 'contentSystem'; site: true}>;

/**
 * `no-such-list`: the path's group or detail isn't defined for this site. `past-the-end`: the list has fewer pages;
 * `state` is the last one.
 */
export type ListAnswer =
  | {kind: 'list'; list: ProductList}
  | {kind: 'no-such-list'}
  | {kind: 'past-the-end'; state: ListState};

/** `terms` is what the list's search was understood as. */
export async function productList(
  context: ListContext,
  state: ListState,
  terms: readonly SearchTerm[] = [],
): Promise<Result<ListAnswer, UpstreamFailure>> {
  const {
    services: {contentSystem},
    site,
  } = context;
  const {offset, limit} = toRowRange(state.page);
  const filter = indexFilter(state, site.id, terms);
  const slug = listContentSlug(state.path);
  const isRanked = isByRelevance(state);
  const indexed = isRanked
    ? relevantProducts(context, filter, {offset, limit})
    : contentSystem.products({...filter, sort: state.sort, offset, limit});
  const [index, cards, counts, definitions, content, tileFacts] = await Promise.all([
    indexed,
    /* Prices need only the rows, so they don't wait for the other content calls. */
    indexed.then((index) =>
      index.ok ? readCards(context, index.value.rows, state, isRanked ? terms : []) : index,
    ),
    readFacetCounts(context, state, terms),
    contentSystem.filterDefinitions(),
    slug === null ? null : contentSystem.listContent(slug),
    state.path.kind === 'group' ? readTileFacts(context, state.path) : null,
  ]);
  if (!index.ok) return index;
  const defined = definitions.ok ? definitions.value : [];
  if (definitions.ok && !isKnownPath(state.path, defined, site.id))
    return ok({kind: 'no-such-list'});
  const {rows, total} = index.value;
  if (state.page > lastPage(total)) {
    return ok({kind: 'past-the-end', state: withPage(state, lastPage(total))});
  }
  if (!cards.ok) return cards;
  const applied = appliedFilters(state, defined);
  /*
   * The index also counts products that can't be shown. How many is only known if the whole list is on this page. After
   * "Load more" the number stays, because by it the browser tells that this is still the same list.
   */
  const isCounted = rows.length === total && (state.page === 1 || cards.value.length === 0);
  const shownTotal = isCounted ? cards.value.length : total;
  const looserFilters =
    shownTotal === 0 ? await readLooserFilters(context, state, defined, terms) : [];
  return ok({
    kind: 'list',
    list: {
      total: shownTotal,
      first: offset + 1,
      last: offset + rows.length,
      pages: adjacentPages(state.page, total),
      cards: cards.value,
      groups: panelGroups({state, definitions: defined, counts}, site.id),
      applied,
      looserFilters,
      tiles:
        state.path.kind === 'group' && tileFacts
          ? groupTiles(state.path, {definitions: defined, siteId: site.id, ...tileFacts})
          : [],
      content: toListTexts(state.path, defined, content?.ok ? content.value : null),
      trail: {
        category: trailCategory(state.path, defined),
        filterLabels: [...pathLabels(state.path, defined), ...applied.map(({label}) => label)],
      },
    },
  });
}

/**
 * Number of products by value. A group's own choices don't narrow its counts. Groups with no choice are counted in one
 * call, each group with a choice in its own call without that choice. `null` if any call fails, because partial counts
 * would be misleading.
 */
async function readFacetCounts(
  {services: {contentSystem}, site}: ListContext,
  state: ListState,
  terms: readonly SearchTerm[],
): Promise<FacetCounts | null> {
  const counted = FILTER_GROUPS.filter(({kind}) => kind === 'value')
    .map(({field}) => field)
    .filter((field) => !isHidden(state, field));
  const chosen = counted.filter((field) => valuesOf(state, field).length > 0);
  const otherFields = counted.filter((field) => !chosen.includes(field));
  const parts = await Promise.all([
    contentSystem.facetCounts(indexFilter(state, site.id, terms), otherFields),
    ...chosen.map((field) =>
      contentSystem.facetCounts(indexFilter(withValues(state, field, []), site.id, terms), [field]),
    ),
  ]);
  const counts: [string, ReadonlyMap<string, number>][] = [];
  for (const part of parts) {
    if (!part.ok) return null;
    counts.push(...part.value);
  }
  return new Map(counts);
}

/**
 * Makes the cards of these rows, each showing a variant that the search terms ask for. Products are read one page of rows
 * at a time, so that each page has one cache entry, whichever pages are shown together.
 */
async function readCards(
  context: ListContext,
  rows: readonly ListedRow[],
  {sort, filters}: ListState,
  terms: readonly SearchTerm[],
): Promise<Result<ProductCardModel[], UpstreamFailure>> {
  const pages = Array.from({length: Math.ceil(rows.length / PAGE_SIZE)}, (_, page) =>
    stockedProducts(context, rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  );
  const [skus, ...read] = await Promise.all([meantSkus(context, rows, terms), ...pages]);
  const options = {
    withSizes: context.site.features.sizesOnCards,
    prefers: (variant: {sku: string}) => skus.has(variant.sku),
    byPrice: PRICE_END_BY_SORT[sort] ?? null,
    withAllBadges: true,
  };
  /* The index has the stock of the whole shop; only the cards have that of the shopper's location. */
  const isShown = ({variant}: ProductCardModel) => !filters.availability || variant.inStock;
  const cards: ProductCardModel[] = [];
  for (const products of read) {
    if (!products.ok) return products;
    const ofPage = toCards(products.value, options).filter(isShown);
    cards.push(...sortByShownPrice(ofPage, options.byPrice));
  }
  return ok(withUsefulBadges(cards, PAGE_SIZE));
}

/**
 * The end of a product's price range that the sort order uses. Cards show the same end, among the variants in stock.
 */
const PRICE_END_BY_SORT: Partial<Record<Sort, 'lowest' | 'highest'>> = {
  'price-up': 'lowest',
  'price-down': 'highest',
};

/**
 * Sorts one page's cards by the price they show. The index sorts without stock, which depends on the location, so a
 * product whose cheapest variant is out of stock may belong further down. The order across pages stays as in the index.
 */
function sortByShownPrice(
  cards: ProductCardModel[],
  byPrice: 'lowest' | 'highest' | null,
): ProductCardModel[] {
  if (byPrice === null) return cards;
  const sign = byPrice === 'lowest' ? 1 : -1;
  return cards.toSorted((a, b) => sign * (a.variant.priceCents - b.variant.priceCents));
}

/**
 * Finds the groups whose choices can be removed to get results, most results first. Makes one call per group with a
 * choice, in parallel.
 */
async function readLooserFilters(
  {services: {contentSystem}, site}: ListContext,
  state: ListState,
  definitions: readonly FilterDefinition[],
  terms: readonly SearchTerm[],
): Promise<LooserFilter[]> {
  const looser = await Promise.all(
    FILTER_GROUPS.map(({field}) => field)
      .filter((field) => valuesOf(state, field).length > 0)
      .map(async (field) => {
        const without = withValues(state, field, []);
        const count = await contentSystem.productCount(indexFilter(without, site.id, terms));
        return {
          field,
          label: groupLabel(definitions, field),
          values: valuesOf(state, field).map((value) => valueLabel(definitions, field, value)),
          total: count.ok ? count.value : 0,
        };
      }),
  );
  return looser.filter(({total}) => total > 0).sort((a, b) => b.total - a.total);
}

function toListTexts(
  path: ListPath,
  definitions: readonly FilterDefinition[],
  content: ListContent | null,
): ListTexts {
  return {
    heading: content?.heading ?? pathHeading(path, definitions),
    intro: content?.intro ?? null,
    body: parseRichText(content?.body ?? ''),
    seoTitle: content?.seoTitle ?? null,
    seoDescription: content?.seoDescription ?? null,
    image: content?.image ?? null,
  };
}

function pathHeading(path: ListPath, definitions: readonly FilterDefinition[]): string | null {
  const [species, detail] = pathLabels(path, definitions);
  if (path.kind === 'group') return `${species} food by ${detail?.toLowerCase()}`;
  if (detail !== undefined) return `${detail} for ${species}s`;
  return species === undefined ? null : `${species} Food`;
}

function pathLabels(path: ListPath, definitions: readonly FilterDefinition[]): string[] {
  if (path.kind === 'all' || path.kind === 'search') return [];
  return [
    valueLabel(definitions, 'species', path.species),
    ...(path.kind === 'group' ? [groupLabel(definitions, path.field)] : []),
    ...(path.kind === 'category' ? [valueLabel(definitions, path.field, path.value)] : []),
  ];
}

function trailCategory(
  path: ListPath,
  definitions: readonly FilterDefinition[],
): TrailCategory | null {
  const label = pathLabels(path, definitions).at(-1);
  return label === undefined ? null : {label, url: listPathname(path)};
}
