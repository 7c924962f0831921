import {z} from 'zod';
import type {CatalogMetafield} from '../catalog/types';
import type {CartMetafieldInput} from './inputs';

/** A `MetafieldsSetUserError` without its index in the list. */
interface MetafieldProblem {
  code: 'BLANK' | 'INCLUSION' | 'INVALID_TYPE' | 'INVALID_VALUE' | 'TOO_LONG' | 'TOO_SHORT';
  field: 'key' | 'type' | 'value';
  message: string;
}

const singleLine = z
  .string()
  .min(1)
  .regex(/^[^\n\r]*$/);

/** Shopify's limit. */
const MAX_VALUE_LENGTH = 65_536;

/** Value rules and Shopify's error messages by metafield type. */
const TYPES: Readonly<Record<string, {value: z.ZodType; message: string}>> = {
  single_line_text_field: {value: singleLine, message: 'Value must be a single line text string.'},
  multi_line_text_field: {value: z.string().min(1), message: "Value can't be blank."},
  number_integer: {value: z.string().regex(/^-?\d{1,16}$/), message: 'Value must be an integer.'},
  number_decimal: {value: z.string().regex(/^-?\d+(\.\d+)?$/), message: 'Value must be a decimal.'},
  boolean: {value: z.enum(['true', 'false']), message: 'Value must be true or false.'},
  date: {value: z.iso.date(), message: 'Value must be in YYYY-MM-DD format.'},
  date_time: {
    value: z.iso.datetime({local: true, offset: true}),
    message: 'Value must be in “YYYY-MM-DDTHH:MM:SS” format.',
  },
  json: {
    value: z.string().refine((text) => parseJson(text) !== undefined),
    message: 'Value is invalid JSON.',
  },
  url: {value: z.url({protocol: /^(https?|mailto|sms|tel)$/}), message: 'Value must be a URL.'},
  color: {value: z.string().regex(/^#[\da-f]{6}$/i), message: 'Value must be a hex color.'},
};

/** Splits `custom.gift_note` into namespace and key. `null` if either is missing. */
export function splitKey(key: string): {namespace: string; key: string} | null {
  const dot = key.indexOf('.');
  return dot > 0 && dot < key.length - 1
    ? {namespace: key.slice(0, dot), key: key.slice(dot + 1)}
    : null;
}

/** Validates a metafield against the existing ones. `null` if it can be set (SAND-10). */
export function metafieldProblem(
  input: CartMetafieldInput,
  existing: readonly CatalogMetafield[],
): MetafieldProblem | null {
  const name = splitKey(input.key);
  if (!name) return toProblem('BLANK', 'key', 'Key must include a namespace.');
  if (name.namespace.length < 3) {
    return toProblem('TOO_SHORT', 'key', 'Namespace is too short (minimum is 3 characters).');
  }
  if (name.namespace.length > 255 || name.key.length > 64) {
    return toProblem('TOO_LONG', 'key', 'Key is too long (maximum is 64 characters).');
  }
  const itemType = input.type.replace(/^list\./, '');
  const rule = Object.hasOwn(TYPES, itemType) ? TYPES[itemType] : undefined;
  if (!rule) return toProblem('INCLUSION', 'type', 'Type is not included in the list.');
  const before = existing.find((field) => isNamed(field, name));
  if (before && before.type !== input.type) {
    const message = 'Type must match the existing metafield type.';
    return toProblem('INVALID_TYPE', 'type', message);
  }
  if (input.value.length > MAX_VALUE_LENGTH) {
    const message = `Value is too long (maximum is ${MAX_VALUE_LENGTH} characters).`;
    return toProblem('TOO_LONG', 'value', message);
  }
  const isList = itemType !== input.type;
  const values = isList
    ? z.array(z.unknown()).safeParse(parseJson(input.value)).data
    : [input.value];
  if (!values) return toProblem('INVALID_VALUE', 'value', 'Value must be a list.');
  const fits = values.every(
    (value) =>
      rule.value.safeParse(isList && typeof value !== 'string' ? String(value) : value).success,
  );
  return fits ? null : toProblem('INVALID_VALUE', 'value', rule.message);
}

export function setMetafield(
  fields: readonly CatalogMetafield[],
  input: CartMetafieldInput,
): CatalogMetafield[] {
  const name = splitKey(input.key);
  if (!name) return [...fields];
  const field = {...name, type: input.type, value: input.value};
  return fields.some((one) => isNamed(one, name))
    ? fields.map((one) => (isNamed(one, name) ? field : one))
    : [...fields, field];
}

export function isNamed(
  field: {namespace: string; key: string},
  name: {namespace: string; key: string},
): boolean {
  return field.namespace === name.namespace && field.key === name.key;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function toProblem(
  code: MetafieldProblem['code'],
  field: MetafieldProblem['field'],
  message: string,
): MetafieldProblem {
  return {code, field, message};
}
