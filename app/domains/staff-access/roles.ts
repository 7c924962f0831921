/** `roleCode` (STAFF-16), with its name for shoppers. */
export const ROLES = {
  VETERINARIAN: 'Veterinarian',
  VET_TECH: 'Veterinary technician',
  PRACTICE_STAFF: 'Practice staff',
  STUDENT: 'Student',
  FACULTY: 'Faculty',
  SHELTER_STAFF: 'Shelter staff',
} as const;

export type RoleCode = keyof typeof ROLES;

export function isRoleCode(text: string | null | undefined): text is RoleCode {
  return text != null && Object.hasOwn(ROLES, text);
}
