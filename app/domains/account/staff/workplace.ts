import type {ClinicAddress} from '~/services/identity/map';

/** A staff member's data from the identity provider. `null` fields are unknown. */
export interface Workplace {
  roleCode: string | null;
  school: string | null;
  graduationYear: number | null;
  preferredShipTo: string | null;
  clinicAddress: ClinicAddress | null;
}

const ROLES: Readonly<Record<string, string>> = {
  VETERINARIAN: 'Veterinarian',
  VET_TECH: 'Veterinary technician',
  PRACTICE_STAFF: 'Practice staff',
  STUDENT: 'Student',
  FACULTY: 'Faculty',
  SHELTER_STAFF: 'Shelter staff',
};

export function roleName({roleCode}: Pick<Workplace, 'roleCode'>): string | null {
  return roleCode !== null && Object.hasOwn(ROLES, roleCode) ? (ROLES[roleCode] ?? null) : null;
}

export function placeName({school}: Pick<Workplace, 'school'>): 'clinic' | 'school' {
  return school === null ? 'clinic' : 'school';
}
