import type {CartLine, StoredCart} from '~/domains/cart/cart';
import type {CartNotice} from '~/domains/cart/cart-outcome';
import {toWeighed} from '~/domains/cart/weigh';
import type {Session} from '~/domains/session/session';
import {overLbs, weightOf} from '~/domains/staff-access/quota';
import type {PlannedFoodContext} from '~/domains/staff-access/read-planned-food.server';
import type {Needs} from '~/platform/needs';
import {autoshipOverQuota} from './handoff/autoship-quota.server';

export type StaffRefusalContext = PlannedFoodContext & Needs<{request: 'quota'; site: true}>;

/**
 * The staff program's reason against a checkout of this cart: prescription food or the quota (STAFF-22, STAFF-31,
 * STAFF-48). The rules for changes of the cart can't rule it out, because a shopper may order in another tab, or send
 * several changes at once. `null` if there is none.
 */
export async function staffRefusal(
  context: StaffRefusalContext,
  {lineItems}: Pick<StoredCart, 'lineItems'>,
  {customer, isEligibleForPd}: {customer: Session | null; isEligibleForPd: boolean},
): Promise<CartNotice | null> {
  const {
    request: {quota},
    site: {features},
  } = context;
  const tone = 'error';
  if (features.prescriptionGroups && !isEligibleForPd && lineItems.some(isPrescription)) {
    return {code: 'prescription-not-eligible', tone};
  }
  const known = await quota();
  if (known === 'unknown') return {code: 'quota-unknown', tone};
  const lbs = weightOf(lineItems.map(toWeighed));
  if (!known || !customer || lbs === 0) return null;
  const over = overLbs(known, lbs);
  if (over > 0) return {code: 'cart-over-quota', tone, overLbs: over};
  return autoshipOverQuota(context, {lineItems}, {customer, quota: known});
}

const isPrescription = ({product}: CartLine) => product.isPrescription;
