import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {defineOperation} from '~/platform/api-operation.server';
import {ok} from '~/platform/result';
import {apiDocument} from '~tests/tools/api-document';
import {rowsOf, shapeOf} from '~tests/tools/json-schema-rows';

const petEntity = z.object({name: z.string()}).meta({id: 'Pet', description: 'An animal.'});

const document = apiDocument({
  operations: [
    defineOperation({
      method: 'POST',
      path: '/api/v1.0/add-pet',
      summary: 'Adds a pet.',
      caller: 'session',
      isWrite: true,
      errors: [{status: 409, code: 'TAKEN', message: 'There is one | already.'}],
      input: z.object({
        name: z.string().min(1).max(40),
        toys: z.array(z.string()).max(3).optional(),
      }),
      output: z.object({pet: petEntity}),
      handler: async (_context: unknown, {name}) => ok({pet: {name}}),
    }),
    defineOperation({
      method: 'GET',
      path: '/api/count-pets',
      summary: 'Counts.',
      caller: 'anyone',
      input: z.object({}),
      output: z.number(),
      handler: async () => ok(7),
    }),
  ],
  errors: [
    {status: 504, code: 'LATE', message: 'Too late.'},
    {status: 400, code: 'BAD', message: 'Bad.'},
  ],
  writeLimit: {burst: 5, perSecond: 2},
  maxBodyBytes: 2048,
});

describe('the API document', () => {
  it.each([
    [
      'the caller of an operation',
      '| [POST /api/v1.0/add-pet](#post-apiv10add-pet) | logged-in customers |',
    ],
    ['the input with its limits', '| `name` | string | yes | 1 to 40 characters |'],
    [
      'the session token of a logged-in caller',
      '| field | type | required | notes |\n| --- | --- | --- | --- |\n| `sessionToken` | string | no |',
    ],
    ['an optional field', '| `toys` | list of string | no | at most 3 items |'],
    ['the output', '| `pet` | [Pet](#pet) |  |'],
    ['an entity, once', '### Pet\n\nAn animal.'],
    ['an output that is not an object', 'Output: number'],
    ['an operation without input', 'Input: none.'],
    ['the errors of an operation', '| 409 | `TAKEN` | There is one \\| already. |'],
    ['the rate limit', 'per client address: 5 at once, then 2 per second'],
    ['the largest body', 'at most 2 KiB'],
  ])('SRV-01b contains %s', (_what, text) => {
    expect(document).toContain(text);
  });

  it('SRV-01b lists the errors in order', () => {
    expect(document.indexOf('`BAD`')).toBeLessThan(document.indexOf('`LATE`'));
  });
});

it.each([
  [z.string().max(5).nullable(), 'string or null', ['at most 5 characters']],
  [z.enum(['a', 'b']), '`"a"` or `"b"`', []],
  [z.literal('US'), '`"US"`', []],
  [z.int().min(0), 'integer', ['at least 0']],
  [z.int(), 'integer', []],
  [z.string().regex(/^x$/), 'string', ['`^x$`']],
  [z.string().regex(/^x$/).describe('An x.'), 'string', ['An x.']],
  [
    z.array(z.string().min(2)).max(3).describe('Names.'),
    'list of string',
    ['at most 3 items', 'Names.', 'each: at least 2 characters'],
  ],
  [z.record(z.string(), z.array(z.string())), 'object with list of string by key', []],
  [petEntity.nullable(), '[Pet](#pet) or null', []],
])('SRV-01b a field is described by type and notes %#', (schema, type, notes) => {
  expect(rowsOf(shapeOf(z.object({field: schema}), 'input'))).toEqual([
    {field: 'field', type, isRequired: true, notes},
  ]);
});

it('SRV-01b the fields of an object have their own rows', () => {
  const schema = z.object({
    lines: z.array(z.object({id: z.string(), note: z.string().optional()})),
    stock: z.record(z.string(), z.object({quantity: z.int()})),
    plan: z.object({id: z.string()}).nullable(),
  });
  expect(
    rowsOf(shapeOf(schema, 'input')).map(({field, isRequired}) => [field, isRequired]),
  ).toEqual([
    ['lines', true],
    ['lines[].id', true],
    ['lines[].note', false],
    ['stock', true],
    ['stock.*.quantity', true],
    ['plan', true],
    ['plan.id', true],
  ]);
});
