import type {ClinicAddress} from '~/services/identity/map';

/** What the identity provider knows of a member of staff; what is `null` there is nothing about. */
export interface Workplace {
  roleCode: string | null;
  school: string | null;
  graduationYear: number | null;
  /** The number of the place that orders are sent to. */
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

/** What a role is called; a code that nobody knows is not shown. */
export function roleName({roleCode}: Pick<Workplace, 'roleCode'>): string | null {
  return roleCode !== null && Object.hasOwn(ROLES, roleCode) ? (ROLES[roleCode] ?? null) : null;
}

/** What the place is called. */
export function placeName({school}: Pick<Workplace, 'school'>): 'clinic' | 'school' {
  return school === null ? 'clinic' : 'school';
}
