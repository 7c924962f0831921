import type {Session} from './session';

/** What the identity provider's account says of a member of staff (STAFF-17, STAFF-18). */
export interface StaffAccount {
  /** `SAP_CustomerAccountGroup` */
  customerGroup: string | null;
  /** `SF_PreferedShipTo` */
  preferredShipTo: string | null;
  clinicAddress: {isHomeDeliveryOnly: boolean} | null;
}

/** What a session keeps of the account: read at log-in and with each renewal. */
export function staffFacts(
  account: StaffAccount,
  pdGroups: readonly string[],
): Pick<Session, 'isRegistered' | 'isHomeDeliveryOnly' | 'isEligibleForPd'> {
  return {
    isRegistered: isRegistered(account),
    isHomeDeliveryOnly: account.clinicAddress?.isHomeDeliveryOnly ?? false,
    isEligibleForPd: isEligibleForPd(account, pdGroups),
  };
}

/** Only with both a customer group and a preferred ship-to; else they go to registration (STAFF-19, STAFF-20). */
export function isRegistered({
  customerGroup,
  preferredShipTo,
}: Pick<StaffAccount, 'customerGroup' | 'preferredShipTo'>): boolean {
  return Boolean(customerGroup) && Boolean(preferredShipTo);
}

/** Is the account's customer group in the configured list? (STAFF-21) */
export function isEligibleForPd(
  {customerGroup}: Pick<StaffAccount, 'customerGroup'>,
  pdGroups: readonly string[],
): boolean {
  return customerGroup !== null && pdGroups.includes(customerGroup);
}
