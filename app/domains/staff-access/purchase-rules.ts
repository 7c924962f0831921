/** The shopper's own limits, in addition to those of every cart. */
export interface PurchaseRules {
  /** `null` if there is no quota, or while it's unknown. Checkout checks it again. */
  poundsLeft: number | null;
  mayBuyPrescription: boolean;
}
