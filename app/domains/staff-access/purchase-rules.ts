/** What this shopper may buy, apart from the limits of every cart. */
export interface PurchaseRules {
  /** `null` without a quota, and while it's unknown: checkout checks it again. */
  poundsLeft: number | null;
  mayBuyPrescription: boolean;
}
