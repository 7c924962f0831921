import {AUTOSHIP_WEEKS, MAX_AUTOSHIP_QUANTITY} from '~/domains/autoship-offer/offer';
import type {EditValues} from './edit-values';

type Amount = Pick<EditValues, 'quantity' | 'weeks'>;

/**
 * Whether a subscription can be changed to these values. The provider may have one that the shop doesn't offer, such as
 * every month: that can be kept, but not chosen again.
 */
export function isOffered({quantity, weeks}: Amount, current: Amount): boolean {
  const isQuantity =
    Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_AUTOSHIP_QUANTITY;
  return (
    (isQuantity || quantity === current.quantity) &&
    (AUTOSHIP_WEEKS.some((offered) => offered === weeks) || weeks === current.weeks)
  );
}
