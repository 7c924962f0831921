/** What the identity provider's account says of a member of staff (STAFF-17, STAFF-18). */
export interface StaffFacts {
  /** `SAP_CustomerAccountGroup` */
  customerGroup: string | null;
  /** `SF_PreferedShipTo` */
  preferredShipTo: string | null;
}

/** Only with both a customer group and a preferred ship-to; else they go to registration (STAFF-19, STAFF-20). */
export function isRegistered({customerGroup, preferredShipTo}: StaffFacts): boolean {
  return Boolean(customerGroup) && Boolean(preferredShipTo);
}

/** Is the account's customer group in the configured list? (STAFF-21) */
export function isEligibleForPd(
  {customerGroup}: Pick<StaffFacts, 'customerGroup'>,
  pdGroups: readonly string[],
): boolean {
  return customerGroup !== null && pdGroups.includes(customerGroup);
}
