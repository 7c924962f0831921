import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {indexFilter} from '../list/list-query';
import {ALL_PRODUCTS, type Filters} from '../list-state';
import type {IndexPage, Sort} from '../product-index';

export type FilteredContext = Needs<{services: 'contentSystem'; site: true}>;

export interface FilteredQuery {
  filters: Filters;
  sort: Sort;
  /** Products per page. */
  limit: number;
  /** Starts at 1. */
  page: number;
}

/** One page of this site's products that pass the filters, as index rows; empty past the last page. */
export function filteredProducts(
  {services: {contentSystem}, site}: FilteredContext,
  {filters, sort, limit, page}: FilteredQuery,
): Promise<Result<IndexPage, UpstreamFailure>> {
  return contentSystem.products({
    ...indexFilter({...ALL_PRODUCTS, filters}, site.id),
    sort,
    offset: (page - 1) * limit,
    limit,
  });
}
