import {FILTER_GROUPS, type FilterField, type FilterGroup} from './filter-groups';
import {createFilterBudget} from './list/filter-bounds';
import {formatRange, parseRange} from './list/filter-range';
import {listPathname, parseListPath, type ListPath} from './list-path';
import {SORTS, type Sort} from './product-index';
import {cleanSearch, MAX_SEARCH_LENGTH} from './search-text';
import {isSlug} from '~/platform/slug';

/** The chosen values of each group, sorted and unique. A range is one value in its URL format: `4-15`. */
export type Filters = Readonly<Partial<Record<FilterField, readonly string[]>>>;

/** Everything that decides what a list shows. Each state has exactly one canonical URL. */
export interface ListState {
  path: ListPath;
  filters: Filters;
  sort: Sort;
  page: number;
  search: string;
}

export const ALL_PRODUCTS: ListState = {
  path: {kind: 'all'},
  filters: {},
  sort: 'featured',
  page: 1,
  search: '',
};

const SEARCH = 'search';
const SORT = 'sort';
const PAGE = 'page';
/** The query parameters of a list without a search, in their canonical order. */
export const LIST_PARAMETERS: readonly string[] = [
  ...FILTER_GROUPS.map(({slug}) => slug),
  SORT,
  PAGE,
];
const KNOWN_KEYS: ReadonlySet<string> = new Set([SEARCH, ...LIST_PARAMETERS]);

/** More than the values of any filter definition. Further values are dropped to keep queries small. */
const MAX_VALUES = 40;

/** Returns `null` if the path isn't a list's. Ignores parts of the query that can't be parsed. */
export function parseList({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): ListState | null {
  const path = parseListPath(pathname);
  return path && parseQuery(path, new URLSearchParams(search));
}

function parseQuery(path: ListPath, query: URLSearchParams): ListState {
  const filters: Partial<Record<FilterField, readonly string[]>> = {};
  const isWithinBudget = createFilterBudget();
  for (const group of FILTER_GROUPS) {
    if (isFixed(path, group.field)) continue;
    const values = parseValues(group, query.getAll(group.slug)).filter(isWithinBudget);
    if (values.length > 0) filters[group.field] = values;
  }
  return {
    path,
    filters,
    sort: SORTS.find((sort) => sort === query.get(SORT)) ?? 'featured',
    page: parsePage(query.get(PAGE)),
    search: path.kind === 'search' ? parseSearch(query.get(SEARCH)) : '',
    ...speciesAsPath(path, filters),
  };
}

function parseValues({kind}: FilterGroup, written: readonly string[]): string[] {
  if (kind === 'range') {
    const range = parseRange(written);
    return range ? [formatRange(range)] : [];
  }
  const values = written.flatMap((text) => text.split(',')).filter(isSlug);
  return [...new Set(values)].sort().slice(0, MAX_VALUES);
}

function parsePage(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}

function parseSearch(text: string | null): string {
  return [...cleanSearch(text)].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

/** The path already decides a fixed group, so its query parameter is ignored. */
export function isFixed(path: ListPath, field: FilterField): boolean {
  if (path.kind === 'group' || path.kind === 'category') {
    return field === 'species' || field === path.field;
  }
  return path.kind === 'species' && field === 'species';
}

/** Filtering all products by one species is the same list as the species page, so its path is used. */
function speciesAsPath(path: ListPath, filters: Filters): Partial<ListState> {
  const {species, ...otherFilters} = filters;
  const [only, ...more] = species ?? [];
  if (path.kind !== 'all' || more.length > 0 || (only !== 'dog' && only !== 'cat')) return {};
  return {path: {kind: 'species', species: only}, filters: otherFilters};
}

/** The canonical URL of a state. Commas between values aren't encoded, for readability. */
export function listHref(state: ListState): string {
  const query = canonicalPairs(state).map(([key, value]) => `${key}=${encodeValue(value)}`);
  return listPathname(state.path) + (query.length > 0 ? `?${query.join('&')}` : '');
}

function canonicalPairs({filters, sort, page, search}: ListState): [string, string][] {
  return [
    ...(search ? [[SEARCH, search] as [string, string]] : []),
    ...FILTER_GROUPS.flatMap((group) => filterPairs(group, filters)),
    ...(sort === 'featured' ? [] : [[SORT, sort] as [string, string]]),
    ...(page === 1 ? [] : [[PAGE, String(page)] as [string, string]]),
  ];
}

/** The parameter of a group; none without a chosen value. */
export function filterPairs({field, slug}: FilterGroup, filters: Filters): [string, string][] {
  const values = filters[field] ?? [];
  return values.length > 0 ? [[slug, values.join(',')]] : [];
}

function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/**
 * Returns `null` if the URL is already canonical. Unknown parameters move to the end and don't cause a redirect by
 * themselves.
 */
export function canonicalRedirect(url: URL, state: ListState): string | null {
  const pairs = [...url.searchParams];
  const known = pairs.filter(([key]) => KNOWN_KEYS.has(key));
  const canonical = canonicalPairs(state);
  const isSamePlace = parseListPath(url.pathname)?.kind === state.path.kind;
  if (isSamePlace && JSON.stringify(known) === JSON.stringify(canonical)) return null;
  const unknown = new URLSearchParams(pairs.filter(([key]) => !KNOWN_KEYS.has(key))).toString();
  const href = listHref(state);
  return unknown ? `${href}${href.includes('?') ? '&' : '?'}${unknown}` : href;
}

export function withValues(
  state: ListState,
  field: FilterField,
  values: readonly string[],
): ListState {
  const {[field]: _replaced, ...otherFilters} = state.filters;
  const chosen = [...new Set(values)].sort();
  const filters: Filters = chosen.length > 0 ? {...otherFilters, [field]: chosen} : otherFilters;
  /* A species page is the list of all products filtered by that species. */
  const path: ListPath =
    state.path.kind === 'species' && field === 'species' ? {kind: 'all'} : state.path;
  return {...state, path, filters, page: 1, ...speciesAsPath(path, filters)};
}

export function valuesOf({path, filters}: ListState, field: FilterField): readonly string[] {
  if (path.kind === 'species' && field === 'species') return [path.species];
  return filters[field] ?? [];
}

export function toggleValue(state: ListState, field: FilterField, value: string): ListState {
  const values = valuesOf(state, field);
  return values.includes(value)
    ? withoutValue(state, field, value)
    : withValues(state, field, [...values, value]);
}

export function withoutValue(state: ListState, field: FilterField, value: string): ListState {
  return withValues(
    state,
    field,
    valuesOf(state, field).filter((item) => item !== value),
  );
}

export function withoutFilters(state: ListState): ListState {
  return {...state, filters: {}, page: 1};
}

export function withSort(state: ListState, sort: Sort): ListState {
  return {...state, sort, page: 1};
}

export function withPage(state: ListState, page: number): ListState {
  return {...state, page};
}
