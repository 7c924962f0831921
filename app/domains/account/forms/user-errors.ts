import type {CustomerUserError} from '~/services/commerce/customer-change';
import type {FormAnswer} from '~/ui/form-answer';

/** Messages by the platform's error codes. The set of codes is open, and the platform's own text is never shown. */
const BY_CODE = new Map<string | null, string>([
  ['BLANK', 'Please fill this in.'],
  ['TAKEN', 'This is in use with another account.'],
  ['TOO_LONG', 'This is too long.'],
  ['TOO_SHORT', 'This is too short.'],
  ['CONTAINS_HTML_TAGS', 'Please leave out markup.'],
  ['CONTAINS_URL', 'Please leave out web addresses.'],
]);

const NOT_ACCEPTED = 'We cannot use this. Please check it.';
/** For an error that belongs to no single field, or to a field that the form doesn't have. */
const CANNOT_BE_SAVED =
  'This cannot be saved as it is. Please check it, and nothing else was changed.';

/** Converts the platform's user errors to form errors, at most one per field. */
export function toFormErrors<Field extends string>(
  userErrors: readonly CustomerUserError[],
  names: readonly Field[],
): Pick<FormAnswer<Field>, 'errors' | 'problem'> {
  const errors: Partial<Record<Field, string>> = {};
  let problem: string | null = null;
  for (const {name, code} of userErrors) {
    const field = names.find((one) => one === name);
    if (field === undefined) problem = CANNOT_BE_SAVED;
    else errors[field] ??= BY_CODE.get(code) ?? NOT_ACCEPTED;
  }
  return {errors, problem};
}
