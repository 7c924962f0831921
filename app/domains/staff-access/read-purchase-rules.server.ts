import type {PurchaseRules} from './purchase-rules';
import type {Needs} from '~/platform/needs';

export async function readPurchaseRules(
  context: Needs<{request: 'quota'; site: true; visitor: 'session'}>,
): Promise<PurchaseRules> {
  const known = await context.request.quota();
  return {
    quota: known === 'unknown' ? null : known,
    mayBuyPrescription: mayBuyPrescription(context),
  };
}

/** The staff site sells prescription food to eligible customer groups only (STAFF-22). */
export function mayBuyPrescription({
  site: {features},
  visitor: {session},
}: Needs<{site: true; visitor: 'session'}>): boolean {
  return !features.prescriptionGroups || (session.current()?.isEligibleForPd ?? false);
}
