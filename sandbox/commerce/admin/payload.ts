import type {CustomerError, CustomerRecord, Outcome} from '../customers/types';

/** The Admin API's plain `UserError`: no code. */
export interface UserError {
  field: string[] | null;
  message: string;
}

export const userError = (field: string[] | null, message: string): UserError => ({field, message});

export const NO_CUSTOMER = 'Customer does not exist';

/** An outcome's errors, their fields inside the argument that `inside` leads to. */
export function userErrorsOf(outcome: Outcome<unknown>, inside: readonly string[]): UserError[] {
  if (outcome.ok) return [];
  return outcome.errors.map(({field, message}: CustomerError) =>
    userError(field === null ? null : [...inside, ...field], message),
  );
}

/** A mutation's payload of one thing, which is `null` when anything is wrong. */
export function customerPayload(customer: CustomerRecord | null, userErrors: UserError[]) {
  return {customer: userErrors.length > 0 ? null : customer, userErrors};
}
