import {parseAccountCause, type AccountCause} from '~/domains/giving-eligibility/account-cause';
import type {Session} from '~/domains/session/session';
import {deferSafe, settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import type {CommerceOrders} from '~/services/commerce/orders.server';
import type {CustomerAddress} from './address';
import type {OrderSummary} from './order';
import {toProfileSummary, type ProfileSummary} from './profile/profile-summary';

export type DashboardContext = Needs<{services: 'customers' | 'orders'}>;

export type LastOrder =
  {kind: 'order'; order: OrderSummary} | {kind: 'none'} | {kind: 'unavailable'};

export interface Dashboard {
  profile: ProfileSummary;
  defaultAddress: CustomerAddress | null;
  /** The cause that the customer's orders give to, if one was chosen. */
  cause: AccountCause | null;
  lastOrder: LastOrder | Promise<LastOrder>;
}

/** The order is part of the initial HTML if it arrives within this time after the profile. */
const LAST_ORDER_BUDGET_MS = 300;

export async function readDashboard(
  {services}: DashboardContext,
  {customerToken}: Session,
): Promise<Result<Dashboard, TokenFailure>> {
  const last = deferSafe<LastOrder>(readLastOrder(services.orders, customerToken), {
    kind: 'unavailable',
  });
  const profile = await services.customers.profile(customerToken);
  if (!profile.ok) return profile;
  const {value} = await settleWithin(last, LAST_ORDER_BUDGET_MS);
  return ok({
    profile: toProfileSummary(profile.value),
    defaultAddress: profile.value.defaultAddress,
    cause: parseAccountCause(profile.value.metafields.cause?.value),
    lastOrder: value,
  });
}

async function readLastOrder(
  orders: Pick<CommerceOrders, 'last'>,
  customerToken: string,
): Promise<LastOrder> {
  const last = await orders.last(customerToken);
  if (!last.ok) return {kind: 'unavailable'};
  return last.value ? {kind: 'order', order: last.value} : {kind: 'none'};
}
