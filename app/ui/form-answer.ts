import type {FormErrorItem} from './form-error-summary';
import {firstError, type Rule} from './form-rules';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Why a posted form was not carried out, with what was written. Secrets are not written back. */
export interface FormAnswer<Field extends string> {
  values: Partial<Record<Field, string>>;
  errors: FieldErrors<Field>;
  /** What is wrong beside the fields. */
  problem: string | null;
}

export type FieldRules<Field extends string> = Record<Field, readonly Rule[]>;

/** What was written into these fields; what was left out is empty. */
export function valuesOf<Field extends string>(
  names: readonly Field[],
  fields: Readonly<Record<string, string>>,
): Record<Field, string> {
  const entries = names.map((name) => [name, (fields[name] ?? '').trim()]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** One error at most for each of these values (UI-03). */
export function fieldErrors<Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: Readonly<FieldRules<Field>>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {};
  for (const field of Object.keys(values) as Field[]) {
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
