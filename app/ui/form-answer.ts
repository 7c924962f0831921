import {firstError, type Rule} from './form-rules';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** `values` are the shopper's, without secrets. */
export interface FormAnswer<Field extends string> {
  values: Partial<Record<Field, string>>;
  errors: FieldErrors<Field>;
  problem: string | null;
}

export type FieldRules<Field extends string> = Record<Field, readonly Rule[]>;

/** Trims values; missing ones are empty. */
export function pickFormValues<Field extends string>(
  names: readonly Field[],
  fields: Readonly<Record<string, string>>,
): Record<Field, string> {
  const entries = names.map((name) => [name, (fields[name] ?? '').trim()]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** At most one error per field (UI-03). */
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
