import {describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {ADDRESS_RULES} from '~/domains/account/addresses/address-fields';
import {PASSWORD_RULES, PROFILE_RULES} from '~/domains/account/profile/profile-fields';
import {CONTACT_RULES} from '~/domains/contact/contact-message';
import {IDENTITY_RULES} from '~/domains/identity/forms/identity-form';
import {MAX_TEXT_CHARACTERS} from '~/platform/api-operation.server';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import type {FieldRules} from '~/ui/form-answer';
import {firstError, MAX_RULE_CHARACTERS} from '~/ui/form-rules';

/** Characters; just below the limit of 64 KiB for a body. */
const BODY = 60_000;
/** Generous: linear rules take a few ms, the others took seconds. */
const MAX_MS = 100;

const PIECES = [
  '<',
  'a@',
  'a.',
  '.',
  '@',
  ' ',
  '\u00A0',
  '\n',
  '0',
  '0 ',
  '/',
  '-',
  'a',
  'www',
  '+1',
  '😀',
  '{"',
];
const textOf = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** The same texts, each also with an ending that matches no rule, to force all the backtracking. */
const hostile = (length: number) =>
  PIECES.flatMap((piece) => [textOf(piece, length), `${textOf(piece, length - 2)}\u0000!`]);

/** CPU time of this process in ms, which other work on the machine does not affect. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const {user} = process.cpuUsage(before);
  return user / 1000;
}

const FORMS: [string, FieldRules<string>][] = [
  ['address', ADDRESS_RULES],
  ['profile', PROFILE_RULES],
  ['password', PASSWORD_RULES],
  ['contact', CONTACT_RULES],
  ['identity', IDENTITY_RULES],
];

describe.each(
  FORMS.flatMap(([form, rules]) =>
    Object.entries(rules).map(([field, own]) => ({form, field, own})),
  ),
)('$form form, $field', ({own}) => {
  it('EDGE-03a rejects 60 KB of any text without running a rule', () => {
    for (const text of hostile(BODY)) {
      const ran: string[] = [];
      const watched = own.map((rule) => (value: string) => (ran.push(value), rule(value)));
      expect(firstError(text, watched)).toMatch(/too long/);
      expect(ran).toEqual([]);
    }
  });

  it('EDGE-03b checks the longest text that rules see within milliseconds', () => {
    for (const text of hostile(MAX_RULE_CHARACTERS)) {
      expect(cpuMs(() => own.map((rule) => rule(text)))).toBeLessThan(MAX_MS);
    }
  });
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** An input with this text in every place where the schema accepts text. */
function filled(schema: Schema, text: string): unknown {
  const [one] = schema.anyOf ?? [];
  if (one) return filled(one, text);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {});
      const more = schema.additionalProperties;
      const any = typeof more === 'object' ? {[text]: filled(more, text)} : {};
      return {...any, ...Object.fromEntries(entries.map(([key, of]) => [key, filled(of, text)]))};
    }
    case 'array':
      return [filled(schema.items ?? {}, text)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return text;
  }
}

const holdsText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsText));

const OPERATIONS = API_OPERATIONS.map((operation) => ({
  operation,
  name: `${operation.method} ${operation.path}`,
  schema: z.toJSONSchema(operation.input, {io: 'input', unrepresentable: 'any'}) as Schema,
})).filter(({schema}) => holdsText(filled(schema, 'a')));

describe.each(OPERATIONS)('$name', ({operation, schema}) => {
  it('EDGE-03a rejects 60 KB in any text before its schema or handler runs', async () => {
    const parse = vi.spyOn(operation.input, 'safeParse');
    for (const text of hostile(BODY)) {
      const context = {} as Parameters<typeof operation.run>[0];
      const result = await operation.run(context, filled(schema, text));
      expect(result).toMatchObject({ok: false, failure: {code: 'INVALID_INPUT'}});
    }
    expect(parse).not.toHaveBeenCalled();
  });

  it('EDGE-03b checks the longest text that its schema sees within milliseconds', () => {
    for (const text of hostile(MAX_TEXT_CHARACTERS)) {
      const input = filled(schema, text);
      expect(cpuMs(() => operation.input.safeParse(input))).toBeLessThan(MAX_MS);
    }
  });
});
