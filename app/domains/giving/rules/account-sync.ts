import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';

interface CauseIds {
  /** In this visit. */
  here: string;
  /** In the account when this visit was last in sync with it; `null` if it never was. */
  synced: string | null;
  /** In the account now. */
  saved: string;
}

/**
 * Brings a visit and the customer's account together: `adopt` the account's cause, `report` the visit's, or `keep` both.
 * A choice made here wins, because the shopper sees it.
 */
export function accountStep({here, synced, saved}: CauseIds): 'keep' | 'adopt' | 'report' {
  if (here === saved) return 'keep';
  const isUnchangedHere = synced === null ? here === NO_CAUSE_ID : here === synced;
  return isUnchangedHere ? 'adopt' : 'report';
}
