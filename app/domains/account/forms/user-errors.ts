import type {CustomerUserError} from '~/services/commerce/customer-change';
import type {FormAnswer} from '~/ui/form-answer';

/** Shopify can add codes at any time, and its own text is never shown. */
const BY_CODE = new Map<string | null, string>([
  ['BLANK', 'Fill this in.'],
  ['TAKEN', 'Another account already uses this.'],
  ['TOO_LONG', 'This is too long.'],
  ['TOO_SHORT', 'This is too short.'],
  ['CONTAINS_HTML_TAGS', 'Remove any markup.'],
  ['CONTAINS_URL', 'Remove any web addresses.'],
]);

const NOT_ACCEPTED = 'We can’t use this. Check it and try again.';
const CANNOT_BE_SAVED =
  'We can’t save this as it is. Check it and try again; nothing else changed.';

export function toFormErrors<Field extends string>(
  userErrors: readonly CustomerUserError[],
  names: readonly Field[],
): Pick<FormAnswer<Field>, 'errors' | 'problem'> {
  const errors: Partial<Record<Field, string>> = {};
  let problem: string | null = null;
  for (const {name, code} of userErrors) {
    const field = names.find((item) => item === name);
    if (field === undefined) problem = CANNOT_BE_SAVED;
    else errors[field] ??= BY_CODE.get(code) ?? NOT_ACCEPTED;
  }
  return {errors, problem};
}
