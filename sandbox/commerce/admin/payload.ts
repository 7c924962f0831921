import type {CustomerError, CustomerRecord, Outcome} from '../customers/types';

/** The Admin API's plain `UserError`, which has no code. */
export interface UserError {
  field: string[] | null;
  message: string;
}

export const userError = (field: string[] | null, message: string): UserError => ({field, message});

export const NO_CUSTOMER = 'Customer does not exist';

/**
 * Converts the errors of an outcome. `parentPath` is the path of the argument that the error fields are relative to.
 */
export function userErrorsOf(
  outcome: Outcome<unknown>,
  parentPath: readonly string[],
): UserError[] {
  if (outcome.ok) return [];
  return outcome.errors.map(({field, message}: CustomerError) =>
    userError(field === null ? null : [...parentPath, ...field], message),
  );
}

export function customerPayload(customer: CustomerRecord | null, userErrors: UserError[]) {
  return {customer: userErrors.length > 0 ? null : customer, userErrors};
}
