import {isRoleCode, ROLES} from '~/domains/staff-access/roles';
import {shopDay} from '~/platform/shop-day';
import type {ClinicAddress} from '~/services/identity/map';

/** A staff member's data from the identity provider. `null` fields are unknown. */
export interface Workplace {
  roleCode: string | null;
  school: string | null;
  organizationName: string | null;
  graduationYear: number | null;
  preferredShipTo: string | null;
  clinicAddress: ClinicAddress | null;
}

/** `null` on the consumer site; `unavailable` while the identity provider is down. */
export type ShownWorkplace = Workplace | 'unavailable' | null;

export function roleName({roleCode}: Pick<Workplace, 'roleCode'>): string | null {
  return isRoleCode(roleCode) ? ROLES[roleCode] : null;
}

/** Students graduate in the summer of that year. */
export function hasGraduated(
  {roleCode, graduationYear}: Pick<Workplace, 'roleCode' | 'graduationYear'>,
  now: number,
): boolean {
  if (roleCode !== 'STUDENT' || graduationYear === null) return false;
  return shopDay(now) >= `${graduationYear}-08-01`;
}
