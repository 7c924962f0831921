import type {Session} from './session';
import {workplaceName} from './workplace-name';

/** A staff member's data in their account at the identity provider (STAFF-17, STAFF-18). */
export interface StaffAccount {
  /** A suspended account doesn't count as registered. */
  isActive: boolean;
  /** `SAP_CustomerAccountGroup` */
  customerGroup: string | null;
  /** `SF_PreferedShipTo` */
  preferredShipTo: string | null;
  currentSchoolName: string | null;
  clinicAddress: {isHomeDeliveryOnly: boolean} | null;
}

export function staffFacts(
  account: StaffAccount,
  pdGroups: readonly string[],
): Pick<Session, 'isRegistered' | 'workplaceName' | 'isHomeDeliveryOnly' | 'isEligibleForPd'> {
  return {
    isRegistered: isRegistered(account),
    workplaceName: workplaceName(account.currentSchoolName),
    isHomeDeliveryOnly: account.clinicAddress?.isHomeDeliveryOnly ?? false,
    isEligibleForPd: isEligibleForPd(account, pdGroups),
  };
}

/** Staff without a customer group or a preferred ship-to must register (STAFF-19, STAFF-20). */
export function isRegistered({
  isActive,
  customerGroup,
  preferredShipTo,
}: Pick<StaffAccount, 'isActive' | 'customerGroup' | 'preferredShipTo'>): boolean {
  return isActive && Boolean(customerGroup) && Boolean(preferredShipTo);
}

/** STAFF-21 */
export function isEligibleForPd(
  {customerGroup}: Pick<StaffAccount, 'customerGroup'>,
  pdGroups: readonly string[],
): boolean {
  return customerGroup !== null && pdGroups.includes(customerGroup);
}
