import type {Account} from './accounts';
import {fieldProblem, type ValidationError} from './errors';

const MIN_PASSWORD_LENGTH = 8;
/** Fields of `profile`. A registration stays pending without them. */
const REQUIRED_FIELDS = ['firstName', 'lastName'];
/** Fields of `data` that only the site's server may write. */
const SERVER_FIELDS = ['SAP_CustomerAccountGroup', 'SF_PreferedShipTo', 'SF_StoreSoldTo'];
const MAX_TEXT_LENGTH = 255;

export function passwordProblems(password: string, fieldName: string): ValidationError[] {
  return password.length < MIN_PASSWORD_LENGTH
    ? [fieldProblem('BAD_VALUE', fieldName, 'Password does not meet complexity requirements')]
    : [];
}

/** The invalid fields of `profile`. Only `addLoginEmails` changes an account's email. */
export function profileProblems(profile: Record<string, unknown>): ValidationError[] {
  return Object.entries(profile).flatMap(([name, value]) => {
    const isText = value === null || (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH);
    return isText && name !== 'email'
      ? []
      : [fieldProblem('BAD_VALUE', `profile.${name}`, `Invalid value of profile.${name}`)];
  });
}

export function missingFields({profile}: Pick<Account, 'profile'>): ValidationError[] {
  return REQUIRED_FIELDS.filter((name) => !profile[name]).map((name) =>
    fieldProblem('MISSING_PARAMETER', `profile.${name}`, `Missing required field: profile.${name}`),
  );
}

export function namesServerField(data: Record<string, unknown>): boolean {
  return SERVER_FIELDS.some((name) => Object.hasOwn(data, name));
}
