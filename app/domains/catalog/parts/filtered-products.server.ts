import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import {indexFilter} from '../list/list-query';
import {ALL_PRODUCTS, type Filters} from '../list-state';
import type {IndexPage, Sort} from '../product-index';

export type FilteredContext = Needs<{services: 'contentSystem'; site: true}>;

export interface FilteredQuery {
  filters: Filters;
  sort: Sort;
  limit: number;
  page: number;
}

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
