import type {UpstreamFailure} from '~/platform/http.server';
import type {Result} from '~/platform/result';
import type {ContentSystem} from '~/services/content-system/content-system.server';
import {indexFilter} from '../list/list-query';
import {ALL_PRODUCTS, type Filters} from '../list-state';
import type {IndexPage, Sort} from '../product-index';

export interface FilteredContext {
  contentSystem: Pick<ContentSystem, 'products'>;
  site: {id: string};
}

export interface FilteredQuery {
  filters: Filters;
  sort: Sort;
  limit: number;
  page: number;
}

export function filteredProducts(
  {contentSystem, site}: FilteredContext,
  {filters, sort, limit, page}: FilteredQuery,
): Promise<Result<IndexPage, UpstreamFailure>> {
  return contentSystem.products({
    ...indexFilter({...ALL_PRODUCTS, filters}, site.id),
    sort,
    offset: (page - 1) * limit,
    limit,
  });
}
