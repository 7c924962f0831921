import {overLbs, weightOf, type Weighed} from '~/domains/staff-access/quota';
import type {CartLine, LineUpdate, NewCartLine} from '../cart';
import type {CartNotice} from '../cart-outcome';
import type {PurchaseRules} from '~/domains/staff-access/purchase-rules';
import {toWeighed} from '../weigh';
import type {FoundMerchandise} from './plan-add';

/** Refuses food that this shopper may not buy. */
export function forbiddenToAdd(found: FoundMerchandise, rules: PurchaseRules): CartNotice | null {
  const isForbidden =
    !rules.mayBuyPrescription && found.some(({merchandise}) => merchandise.isPrescription);
  return isForbidden ? {code: 'prescription-not-eligible', tone: 'error'} : null;
}

/** Refuses an add that would take the cart over the month's quota. The cart doesn't change. */
export function quotaAfterAdd(
  inCart: readonly CartLine[],
  added: readonly NewCartLine[],
  found: FoundMerchandise,
  rules: PurchaseRules,
): CartNotice | null {
  const weights = new Map(found.map(({merchandise}) => [merchandise.id, merchandise]));
  const items = added.flatMap(({merchandiseId, quantity}) => {
    const merchandise = weights.get(merchandiseId);
    return merchandise ? [{...merchandise, quantity}] : [];
  });
  return weightOf(items) > 0 ? overQuota([...inCart.map(toWeighed), ...items], rules) : null;
}

/** Lowering a quantity is always possible. */
export function quotaAfterUpdate(
  inCart: readonly CartLine[],
  updates: readonly LineUpdate[],
  rules: PurchaseRules,
): CartNotice | null {
  const quantities = new Map(updates.map(({id, quantity}) => [id, quantity]));
  const after = inCart.map((line) => ({
    ...toWeighed(line),
    quantity: quantities.get(line.id) ?? line.quantity,
  }));
  return weightOf(after) > weightOf(inCart.map(toWeighed)) ? overQuota(after, rules) : null;
}

/** `null` if the items fit in the quota. */
function overQuota(
  items: readonly Weighed[],
  {quota}: Pick<PurchaseRules, 'quota'>,
): CartNotice | null {
  if (!quota) return null;
  const over = overLbs(quota, weightOf(items));
  return over > 0 ? {code: 'over-quota', tone: 'error', overLbs: over} : null;
}
