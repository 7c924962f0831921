import {groupOfField} from '../filter-groups';
import {parseRange} from './filter-range';
import type {ListState} from '../list-state';
import type {FacetCondition, IndexFilter, SearchTerm} from '../product-index';
import {searchWords} from '../search-text';

export const PAGE_SIZE = 24;
/** Bounds the size of a page, however often a shopper loads more. */
const PAGES_PER_BLOCK = 10;

/** `terms` are the list's search, as the shop understood it. */
export function indexFilter(
  state: ListState,
  siteId: string,
  terms: readonly SearchTerm[] = wordTerms(state.search),
): IndexFilter {
  const {path, filters} = state;
  const fixed: FacetCondition[] = [];
  if (path.kind === 'species' || path.kind === 'group' || path.kind === 'category') {
    fixed.push({field: 'species', values: [path.species]});
  }
  if (path.kind === 'group') fixed.push({field: path.field, isPresent: true});
  if (path.kind === 'category') fixed.push({field: path.field, values: [path.value]});
  const chosen = Object.entries(filters).flatMap(
    ([field, values]) => toCondition(field, values) ?? [],
  );
  return {
    conditions: [{field: 'sites', values: [siteId]}, ...fixed, ...chosen],
    terms,
  };
}

/** A search as its plain words. A search without any matches no product. */
export function wordTerms(search: string): SearchTerm[] {
  if (search === '') return [];
  return searchWords(search).map((word) => ({
    text: word,
    options: word === '' ? [] : [{word}],
  }));
}

function toCondition(field: string, values: readonly string[]): FacetCondition | null {
  if (groupOfField(field)?.kind !== 'range') return {field, values};
  const range = parseRange(values);
  return range && {field, ...range};
}

/** A page shows the rows from the start of its block of pages to its own end. */
export function toRowRange(page: number): {offset: number; limit: number} {
  const first = firstPageOf(page);
  return {offset: (first - 1) * PAGE_SIZE, limit: (page - first + 1) * PAGE_SIZE};
}

function firstPageOf(page: number): number {
  return Math.floor((page - 1) / PAGES_PER_BLOCK) * PAGES_PER_BLOCK + 1;
}

export function adjacentPages(
  page: number,
  total: number,
): {previous: number | null; next: number | null} {
  const first = firstPageOf(page);
  return {
    previous: first === 1 ? null : first - 1,
    next: page < lastPage(total) ? page + 1 : null,
  };
}

export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
