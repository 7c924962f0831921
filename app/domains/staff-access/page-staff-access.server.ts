import {settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import {mayBuyPrescription} from './read-purchase-rules.server';
import type {KnownQuota} from './read-quota.server';
import type {StaffAccess} from './parts/staff-access';

/**
 * After this time the page is shown without the quota. Longer than the quota itself waits for the subscription provider,
 * so that a slow provider doesn't hide what was ordered.
 */
const QUOTA_BUDGET_MS = 1000;

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
