import {firstError, lengthBetween, oneLine, type Rule} from '~/ui/form-rules';
import type {FormErrorItem} from '~/ui/form-error-summary';

/** Why a posted form was not carried out, with what was written. Secrets are not written back. */
export interface FormAnswer<Field extends string> {
  values: Partial<Record<Field, string>>;
  errors: Partial<Record<Field, string>>;
  /** What is wrong beside the fields. */
  problem: string | null;
}

export type FieldRules<Field extends string> = Record<Field, readonly Rule[]>;

/* What the commerce platform refuses in any line of text, said before it is asked. */
const plainText: Rule = (value) =>
  !/<[^>]+>|https?:\/\/|www\./i.test(value) || 'Please leave out web addresses and markup.';

/** A line of text within its length; `what` begins the sentence that says so. */
export function lineOf({min, max}: {min: number; max: number}, what: string): Rule[] {
  const message =
    min > 0
      ? `${what} of ${min} to ${max} characters, please.`
      : `${what} of at most ${max} characters, please.`;
  return [oneLine, plainText, lengthBetween(min, max, message)];
}

/** A checkbox is posted as `on`, or not at all. */
export const checked: Rule = (value) =>
  value === '' || value === 'on' || 'Please check the box, or not.';

/** What was written into these fields; what was left out is empty. */
export function valuesOf<Field extends string>(
  names: readonly Field[],
  fields: Readonly<Record<string, string>>,
): Record<Field, string> {
  const entries = names.map((name) => [name, (fields[name] ?? '').trim()]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** One error at most for each field (UI-03). */
export function fieldErrors<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: FieldRules<Field>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const error = firstError(values[field], rules[field]);
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}

/** The answer as the summary above the form lists it, in the order of the fields. */
export function summaryOf<Field extends string>(
  answer: FormAnswer<Field> | undefined,
  names: readonly Field[],
  idOf: (field: Field) => string,
): FormErrorItem[] {
  if (!answer) return [];
  const ofFields = names.flatMap((field) => {
    const message = answer.errors[field];
    return message === undefined ? [] : [{fieldId: idOf(field), message}];
  });
  return answer.problem === null ? ofFields : [{message: answer.problem}, ...ofFields];
}
