import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {ListState} from '../list-state';
import type {IndexFilter, IndexPage, ListedRow} from '../product-index';
import {rankCandidates} from './rank';

/** Only this many products are ranked, more than a shopper looks at. The rest follow in featured order. */
const MAX_RANKED = 120;

type RelevanceContext = Needs<{services: 'contentSystem'}>;

export const isByRelevance = ({path, sort, search}: ListState): boolean =>
  path.kind === 'search' && sort === 'featured' && search !== '';

/**
 * Rows of search results, best matches first. The ranked products are the first ones in featured order, so they and the
 * rest never overlap, and a product has the same place on every page.
 */
export async function relevantProducts(
  context: RelevanceContext,
  filter: IndexFilter,
  {offset, limit}: {offset: number; limit: number},
): Promise<Result<IndexPage, UpstreamFailure>> {
  const {contentSystem} = context.services;
  const end = offset + limit;
  const restOffset = Math.max(offset, MAX_RANKED);
  const parts = await Promise.all([
    ...(offset < MAX_RANKED ? [rankedProducts(context, filter, {offset, end})] : []),
    ...(end > MAX_RANKED
      ? [
          contentSystem.products({
            ...filter,
            sort: 'featured',
            offset: restOffset,
            limit: end - restOffset,
          }),
        ]
      : []),
  ]);
  const rows: ListedRow[] = [];
  let total = 0;
  for (const part of parts) {
    if (!part.ok) return part;
    rows.push(...part.value.rows);
    total = part.value.total;
  }
  return ok({rows, total});
}

/** The part of the rows from `offset` to `end` that is ranked. */
async function rankedProducts(
  {services: {contentSystem}}: RelevanceContext,
  filter: IndexFilter,
  {offset, end}: {offset: number; end: number},
): Promise<Result<IndexPage, UpstreamFailure>> {
  const found = await contentSystem.candidates(filter, MAX_RANKED);
  if (!found.ok) return found;
  const {candidates, total} = found.value;
  return ok({rows: rankCandidates(candidates, filter.terms).slice(offset, end), total});
}
