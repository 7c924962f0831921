import {settleWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ContentContext} from './pages.server';
import {isShown} from './schedule';

/** Badges that come later than this do not hold a page back: then it is without them. */
const BUDGET_MS = 1000;

type DealsContext = Pick<ContentContext, 'contentPages' | 'view'>;

/** The SKUs that carry the deal badge now. */
export async function editedDeals({
  contentPages,
  view,
}: DealsContext): Promise<Result<string[], UpstreamFailure>> {
  const deals = await contentPages.deals();
  return deals.ok
    ? ok(deals.value.filter((deal) => isShown(deal, view)).map(({sku}) => sku))
    : deals;
}

/** The same. Never throws: with the content system away or slow there are none. */
export async function dealSkus(context: DealsContext): Promise<ReadonlySet<string>> {
  const {value: deals} = await settleWithin(editedDeals(context), BUDGET_MS);
  return new Set(deals instanceof Promise || !deals.ok ? [] : deals.value);
}
