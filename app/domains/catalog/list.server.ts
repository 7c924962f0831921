import type {Site} from '~/domains/session/site';
import {parseRichText} from '~/domains/content/rich-text';
import type {ListContent} from '~/domains/content/page-content';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {toCards, type ProductCardModel} from './card';
import {FILTER_GROUPS} from './filter-groups';
import {appliedFilters, groupLabel, isHidden, panelGroups, valueLabel} from './list/filter-choices';
import {listContentSlug, listPathname, type ListPath} from './list-path';
import {groupTiles, readTileFacts} from './list/group-tiles.server';
import {isKnownPath} from './list/known-path';
import {indexFilter, lastPage, neighbours, PAGE_SIZE, rowsOf} from './list/list-query';
import {withPage, withValues, valuesOf, type ListState} from './list-state';
import type {FacetCounts, FilterDefinition, ListedRow, Sort} from './product-index';
import type {ListTexts, LooserFilter, ProductList} from './list/product-list';
import {stockedProducts, type StockedProductsContext} from './parts/stocked-products.server';
import type {TrailCategory} from './trail';

interface ListContext extends StockedProductsContext {
  contentSystem: Pick<
    ContentSystem,
    'products' | 'productCount' | 'facetCounts' | 'filterDefinitions' | 'listContent' | 'listImages'
  >;
  site: Pick<Site, 'id' | 'features'>;
}

/**
 * The list of a state, in two rounds of calls. `no-such-list`: the path's group or detail isn't defined here.
 * `past-the-end`: there are fewer pages; `state` is the last one.
 */
export type ListAnswer =
  | {kind: 'list'; list: ProductList}
  | {kind: 'no-such-list'}
  | {kind: 'past-the-end'; state: ListState};

export async function productList(
  context: ListContext,
  state: ListState,
): Promise<Result<ListAnswer, UpstreamFailure>> {
  const {contentSystem, site} = context;
  const {offset, limit} = rowsOf(state.page);
  const filter = indexFilter(state, site.id);
  const slug = listContentSlug(state.path);
  const indexed = contentSystem.products({...filter, sort: state.sort, offset, limit});
  const [index, cards, counts, definitions, content, tileFacts] = await Promise.all([
    indexed,
    /* Prices need the rows alone, and do not wait for what else the content system is asked. */
    indexed.then((index) => (index.ok ? cardsOf(context, index.value.rows, state) : index)),
    facetCounts(context, state),
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
  const loosen = total === 0 ? await looserFilters(context, state, defined) : [];
  return ok({
    kind: 'list',
    list: {
      total,
      first: offset + 1,
      last: offset + rows.length,
      pages: neighbours(state.page, total),
      cards: cards.value,
      groups: panelGroups({state, definitions: defined, counts}, site.id),
      applied,
      loosen,
      tiles:
        state.path.kind === 'group' && tileFacts
          ? groupTiles(state.path, {definitions: defined, siteId: site.id, ...tileFacts})
          : [],
      content: textsOf(state.path, defined, content?.ok ? content.value : null),
      trail: {
        category: trailCategory(state.path, defined),
        filterLabels: [...pathLabels(state.path, defined), ...applied.map(({label}) => label)],
      },
    },
  });
}

/**
 * Products by value, each group's with the choices of all others: what nothing is chosen in is counted together, and
 * each group with a choice without its own. `null` as soon as one part cannot be had: half of the numbers would
 * mislead.
 */
async function facetCounts(
  {contentSystem, site}: ListContext,
  state: ListState,
): Promise<FacetCounts | null> {
  const counted = FILTER_GROUPS.filter(({kind}) => kind === 'value')
    .map(({field}) => field)
    .filter((field) => !isHidden(state, field));
  const chosen = counted.filter((field) => valuesOf(state, field).length > 0);
  const others = counted.filter((field) => !chosen.includes(field));
  const parts = await Promise.all([
    contentSystem.facetCounts(indexFilter(state, site.id), others),
    ...chosen.map((field) =>
      contentSystem.facetCounts(indexFilter(withValues(state, field, []), site.id), [field]),
    ),
  ]);
  const counts: [string, ReadonlyMap<string, number>][] = [];
  for (const part of parts) {
    if (!part.ok) return null;
    counts.push(...part.value);
  }
  return new Map(counts);
}

/** Prices and stock of the rows, page by page so that each is cached once, whatever is shown with it. */
async function cardsOf(
  context: ListContext,
  rows: readonly ListedRow[],
  {sort}: ListState,
): Promise<Result<ProductCardModel[], UpstreamFailure>> {
  const pages = Array.from({length: Math.ceil(rows.length / PAGE_SIZE)}, (_, page) =>
    stockedProducts(context, rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  );
  const options = {
    withSizes: context.site.features.sizesOnCards,
    prefers: isMeant(rows),
    byPrice: PLACE_BY_PRICE[sort] ?? null,
  };
  const cards: ProductCardModel[] = [];
  for (const products of await Promise.all(pages)) {
    if (!products.ok) return products;
    cards.push(...byShownPrice(toCards(products.value, options), options.byPrice));
  }
  return ok(cards);
}

/** The end of a product's price range that a sort goes by; cards show it too, as far as it is in stock. */
const PLACE_BY_PRICE: Partial<Record<Sort, 'cheapest' | 'dearest'>> = {
  'price-up': 'cheapest',
  'price-down': 'dearest',
};

/**
 * One page's cards in the order of the prices they show. The index sorts without stock, which differs by location, so a
 * product whose cheapest variant is sold out here belongs further down. Across pages the index's order stays.
 */
function byShownPrice(
  cards: ProductCardModel[],
  byPrice: 'cheapest' | 'dearest' | null,
): ProductCardModel[] {
  if (byPrice === null) return cards;
  const sign = byPrice === 'cheapest' ? 1 : -1;
  return cards.toSorted((one, other) => sign * (one.variant.priceCents - other.variant.priceCents));
}

/** Whether a variant is of what the list is narrowed to. */
function isMeant(rows: readonly ListedRow[]): (variant: {sku: string}) => boolean {
  const meant = new Set(rows.flatMap((row) => row.meant ?? row.skus));
  return ({sku}) => meant.has(sku);
}

/** What could be given up so that something is found. Costs a call for each group with a choice, all at once. */
async function looserFilters(
  {contentSystem, site}: ListContext,
  state: ListState,
  definitions: readonly FilterDefinition[],
): Promise<LooserFilter[]> {
  const looser = await Promise.all(
    FILTER_GROUPS.map(({field}) => field)
      .filter((field) => valuesOf(state, field).length > 0)
      .map(async (field) => {
        const without = withValues(state, field, []);
        const count = await contentSystem.productCount(indexFilter(without, site.id));
        return {
          field,
          label: groupLabel(definitions, field),
          values: valuesOf(state, field).map((value) => valueLabel(definitions, field, value)),
          total: count.ok ? count.value : 0,
        };
      }),
  );
  return looser.filter(({total}) => total > 0).sort((one, other) => other.total - one.total);
}

function textsOf(
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

/** The heading of a page that editors have written nothing for. */
function pathHeading(path: ListPath, definitions: readonly FilterDefinition[]): string | null {
  const [species, detail] = pathLabels(path, definitions);
  if (path.kind === 'group') return `${species} food by ${detail?.toLowerCase()}`;
  if (detail !== undefined) return `${detail} for ${species}s`;
  return species === undefined ? null : `${species} Food`;
}

/** The labels of the path's parts, widest first: "Dog", "Dry Food". */
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
