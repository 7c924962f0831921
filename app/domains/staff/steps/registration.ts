import {isRoleCode, type RoleCode} from '~/domains/staff-access/roles';
import {REGISTER_PATH} from '~/domains/session/login-paths';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {LENGTHS} from '~/platform/lengths';
import type {Clinic, ClinicSearchType} from '~/services/clinics/clinics.server';
import type {IdentityAccount} from '~/services/identity/map';

export const SEARCH_LABELS: Record<ClinicSearchType, string> = {
  name: 'Name',
  city: 'City',
  zip: 'Zip code',
  account: 'Account number',
};

export interface ClinicSearch {
  type: ClinicSearchType;
  term: string;
}

export type FoundClinics =
  | {state: 'unasked'}
  | {state: 'wrong-length'}
  | {state: 'unavailable'}
  | {state: 'found'; total: number; clinics: Clinic[]};

/** The state of a staff member's registration. Each step is saved before the next one. */
export type Registration =
  | {
      step: 'role';
      roleCode: RoleCode | null;
      graduationYear: number | null;
      /** Those that students can choose. */
      years: number[];
      hasAcknowledged: boolean;
    }
  | {step: 'clinic'; search: ClinicSearch; found: FoundClinics; waitingFor: string | null}
  | {step: 'review'; clinic: Clinic; roleCode: RoleCode; graduationYear: number | null}
  | {step: 'waiting'; clinic: string}
  | {step: 'suspended'}
  | {step: 'unavailable'};

type Facts = Pick<
  IdentityAccount,
  'roleCode' | 'graduationYear' | 'hasAcknowledgedFtc' | 'pendingClinic'
>;

/** The first step that isn't done yet. */
export function nextStep(account: Facts): 'role' | 'clinic' | 'waiting' {
  if (!isRoleDone(account)) return 'role';
  return account.pendingClinic === null ? 'clinic' : 'waiting';
}

/** Students also need the year in which they graduate. */
export function isRoleDone({roleCode, graduationYear, hasAcknowledgedFtc}: Facts): boolean {
  const hasYear = roleCode !== 'STUDENT' || graduationYear !== null;
  return isRoleCode(roleCode) && hasYear && hasAcknowledgedFtc;
}

export function hasSearchableLength({term}: Pick<ClinicSearch, 'term'>): boolean {
  const {min, max} = LENGTHS.clinicSearch;
  const {length} = [...term];
  return length >= min && length <= max;
}

/** `to` is the page after registration. */
export function stepPath(to: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({redirect: encodeRedirect(to), ...query});
  return `${REGISTER_PATH}?${parameters.toString()}`;
}
