import {settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {mayBuyPrescription} from './read-purchase-rules.server';
import {PLANNED_BUDGET_MS, type KnownQuota} from './read-quota.server';
import type {StaffAccess} from './parts/staff-access';

/**
 * How long a page waits for the quota before it's shown without it. With less time than the quota itself waits for the
 * subscription provider, a slow provider would hide the whole quota.
 */
const QUOTA_BUDGET_MS = PLANNED_BUDGET_MS + 200;

export async function pageStaffAccess(
  context: Needs<{request: 'quota'; site: true; visitor: 'session'}>,
): Promise<StaffAccess> {
  const {value} = await settleWithin<KnownQuota>(context.request.quota(), QUOTA_BUDGET_MS);
  const customer = context.visitor.session.current();
  return {
    quota: value instanceof Promise || value === 'unknown' ? null : value,
    mayBuyPrescription: mayBuyPrescription(context),
    canShipToClinic:
      context.site.features.membership &&
      customer !== null &&
      customer.isRegistered &&
      !customer.isHomeDeliveryOnly,
  };
}
