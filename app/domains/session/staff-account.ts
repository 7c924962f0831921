import type {Session} from './session';

/** A staff member's data in their account at the identity provider (STAFF-17, STAFF-18). */
export interface StaffAccount {
  /** `SAP_CustomerAccountGroup` */
  customerGroup: string | null;
  /** `SF_PreferedShipTo` */
  preferredShipTo: string | null;
  clinicAddress: {isHomeDeliveryOnly: boolean} | null;
}

/** The session's fields from the account, updated at login and with each renewal. */
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

/** Whether the account has a customer group and a preferred ship-to; others must register (STAFF-19, STAFF-20). */
export function isRegistered({
  customerGroup,
  preferredShipTo,
}: Pick<StaffAccount, 'customerGroup' | 'preferredShipTo'>): boolean {
  return Boolean(customerGroup) && Boolean(preferredShipTo);
}

/** Whether the account's customer group is in the configured list (STAFF-21). */
export function isEligibleForPd(
  {customerGroup}: Pick<StaffAccount, 'customerGroup'>,
  pdGroups: readonly string[],
): boolean {
  return customerGroup !== null && pdGroups.includes(customerGroup);
}
