import type {ColumnType} from '../engine/schema';

/** The form of a field in the Directus studio: part of the field's `meta`. */
export interface FieldForm {
  interface: string;
  special: string[] | null;
  options: Record<string, unknown> | null;
}

const form = (
  name: string,
  special: string[] | null = null,
  options: FieldForm['options'] = null,
): FieldForm => ({interface: name, special, options});

const STATUS_CHOICES = ['published', 'draft', 'archived'].map((value) => ({
  value,
  text: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** The field that marks items, and entries of lists, as published, drafts or archived. */
export const STATUS = 'status';
export const STATUS_FORM = form('select-dropdown', null, {choices: STATUS_CHOICES});
export const NEW_STATUS = 'draft';

const FORMS: Record<Exclude<ColumnType, 'json' | 'text'>, FieldForm> = {
  string: form('input'),
  integer: form('input'),
  float: form('input'),
  boolean: form('boolean', ['cast-boolean']),
  date: form('datetime'),
  timestamp: form('datetime', ['cast-timestamp']),
};

/**
 * The form of a column. For JSON and text, the seed's values decide between HTML, plain text, tags and lists of
 * entries.
 */
export function formOf(type: ColumnType, values: readonly unknown[]): FieldForm {
  if (type === 'json') return {...jsonForm(values), special: ['cast-json']};
  if (type === 'text') return textForm(values);
  return FORMS[type];
}

function textForm(values: readonly unknown[]): FieldForm {
  const texts = values.filter((value) => typeof value === 'string' && value !== '');
  const isHtml = texts.length > 0 && texts.every((text) => String(text).startsWith('<'));
  return form(isHtml ? 'input-rich-text-html' : 'input-multiline');
}

function jsonForm(values: readonly unknown[]): FieldForm {
  const entries = values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  if (entries.length > 0 && entries.every((entry) => typeof entry === 'string')) {
    return form('tags');
  }
  if (entries.length > 0 && entries.every(isRecord)) return repeater(entries);
  return form('input-code', null, {language: 'json'});
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of entries, each with a form of its own. */
function repeater(entries: Record<string, unknown>[]): FieldForm {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const fields = names.map((name) => {
    const values = entries.map((entry) => entry[name]);
    const type = typeOf(values);
    const isStatus = name === STATUS;
    const ofField = isStatus ? STATUS_FORM : formOf(type, values);
    const meta = {field: name, type, ...ofField};
    return {field: name, name, type, meta, ...(isStatus && {schema: {default_value: NEW_STATUS}})};
  });
  return form('list', null, {template: `{{${names[0]}}}`, fields});
}

/** Texts longer than this don't fit one line of a form, in characters. */
const MAX_LINE_LENGTH = 80;

function typeOf(values: unknown[]): ColumnType {
  const present = values.filter((value) => value !== null && value !== undefined);
  if (present.some((value) => typeof value === 'object')) return 'json';
  if (present.some((value) => typeof value === 'boolean')) return 'boolean';
  if (present.some((value) => typeof value === 'number')) return 'float';
  return present.some((value) => typeof value === 'string' && value.length > MAX_LINE_LENGTH)
    ? 'text'
    : 'string';
}
