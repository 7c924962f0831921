import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ContentContext} from './pages.server';
import {isShown} from './schedule';

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

/** The same. Never throws: with the content system away there are none. */
export async function dealSkus(context: DealsContext): Promise<ReadonlySet<string>> {
  const deals = await editedDeals(context);
  return new Set(deals.ok ? deals.value : []);
}
