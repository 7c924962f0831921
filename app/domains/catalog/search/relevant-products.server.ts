import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {ListState} from '../list-state';
import type {IndexFilter, IndexPage} from '../product-index';
import {rankCandidates} from './rank';

/** Only this many products are ranked, more than a shopper looks at. The rest follow in featured order. */
const MAX_RANKED = 120;

export const isByRelevance = ({path, sort, search}: ListState): boolean =>
  path.kind === 'search' && sort === 'featured' && search !== '';

/** One page of search results, best matches first. */
export async function relevantProducts(
  {services: {contentSystem}}: Needs<{services: 'contentSystem'}>,
  filter: IndexFilter,
  {offset, limit}: {offset: number; limit: number},
): Promise<Result<IndexPage, UpstreamFailure>> {
  if (offset + limit > MAX_RANKED) {
    return contentSystem.products({...filter, sort: 'featured', offset, limit});
  }
  const found = await contentSystem.candidates(filter, MAX_RANKED);
  if (!found.ok) return found;
  const {candidates, total} = found.value;
  const rows = rankCandidates(candidates, filter.terms).slice(offset, offset + limit);
  return ok({rows, total});
}
