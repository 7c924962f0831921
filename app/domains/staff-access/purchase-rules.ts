import type {Quota} from './quota';

/** The shopper's own limits, in addition to those of every cart. */
export interface PurchaseRules {
  /** `null` if there is no quota, or while it's unknown. Checkout checks it again. */
  quota: Pick<Quota, 'usedLbs'> | null;
  mayBuyPrescription: boolean;
}
