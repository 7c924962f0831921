import {readWithin} from '~/platform/deferred.server';
import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import {isShown} from './schedule';

/** After this time pages show no deal badges. */
const BUDGET_MS = 1000;

type DealsContext = Needs<{services: 'contentPages'; visitor: 'view'}>;

export async function editedDeals({
  services: {contentPages},
  visitor: {view},
}: DealsContext): Promise<Result<string[], UpstreamFailure>> {
  const deals = await contentPages.deals();
  return deals.ok
    ? ok(deals.value.filter((deal) => isShown(deal, view)).map(({sku}) => sku))
    : deals;
}

/** Never throws: returns no SKUs if the content system is unavailable or slow. */
export async function dealSkus(
  context: DealsContext & Needs<{request: 'expiry'}>,
): Promise<ReadonlySet<string>> {
  const deals = await readWithin(editedDeals(context), BUDGET_MS, context.request.expiry);
  return new Set(deals?.ok ? deals.value : []);
}
