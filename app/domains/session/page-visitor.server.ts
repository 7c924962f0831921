import {mayBuyPrescription} from '~/domains/quota/purchase-rules.server';
import type {KnownQuota} from '~/domains/quota/read-quota.server';
import {settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';
import type {Visitor} from './parts/visitor';

/** A page is shown without the quota if reading it takes longer. */
const QUOTA_BUDGET_MS = 400;

/** Removes the notices from the session, so that each is shown once. */
export async function pageVisitor(
  context: Needs<{
    request: 'quota';
    site: true;
    visitor: 'session';
    settings: 'idle';
  }>,
): Promise<Visitor> {
  const {
    request: {quota},
    visitor: {session},
    settings: {idle},
  } = context;
  const known = await settleWithin<KnownQuota>(quota(), QUOTA_BUDGET_MS);
  const customer = session.current();
  const notices = customer?.notices ?? [];
  if (notices.length > 0) session.update({notices: []});
  return {
    firstName: customer ? customer.firstName : null,
    idleSeconds: idle.seconds,
    alertSeconds: idle.alertSeconds,
    notices,
    quota: known.value instanceof Promise || known.value === 'unknown' ? null : known.value,
    mayBuyPrescription: mayBuyPrescription(context),
  };
}
