export type WorkplaceName = 'clinic' | 'school';

/** @param school the name of the school in a staff member's account; `null` for members of a clinic */
export function workplaceName(school: string | null): WorkplaceName {
  return school ? 'school' : 'clinic';
}
