import {z} from 'zod';

/** The subset of JSON Schema that Zod generates for the API. */
const shape = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  description: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return shape.optional();
  },
  get anyOf() {
    return z.array(shape).optional();
  },
  get properties() {
    return z.record(z.string(), shape).optional();
  },
  get additionalProperties() {
    return z.union([shape, z.boolean()]).optional();
  },
  get $defs() {
    return z.record(z.string(), shape).optional();
  },
});
export type Shape = z.output<typeof shape>;

/** The input or output of a Zod schema, as JSON Schema. */
export function shapeOf(schema: z.ZodType, io: 'input' | 'output'): Shape {
  return shape.parse(z.toJSONSchema(schema, {io}));
}

export interface Row {
  /** Path of the field, for instance `lineItems[].quantity`. */
  field: string;
  /** Markdown, with links for entity names. */
  type: string;
  isRequired: boolean;
  notes: string[];
}

/** One row for each field of an object, including those of nested objects. */
export function rowsOf(object: Shape, prefix = ''): Row[] {
  return Object.entries(object.properties ?? {}).flatMap(([name, property]) => {
    const field = prefix + name;
    const isRequired = object.required?.includes(name) ?? false;
    return [
      {field, type: typeText(property), isRequired, notes: notesOf(property)},
      ...innerRows(property, field),
    ];
  });
}

function innerRows(outer: Shape, field: string): Row[] {
  const inner = present(outer);
  if (inner.items) return innerRows(inner.items, `${field}[]`);
  if (typeof inner.additionalProperties === 'object') {
    return innerRows(inner.additionalProperties, `${field}.*`);
  }
  return rowsOf(inner, `${field}.`);
}

/** The non-null part of a nullable shape. */
function present(outer: Shape): Shape {
  return outer.anyOf?.find(({type}) => type !== 'null') ?? outer;
}

/** The type of a field, or of an output that is not an object, as Markdown. */
export function typeText({anyOf, ...own}: Shape): string {
  if (anyOf) return anyOf.map(typeText).join(' or ');
  if (own.$ref) {
    const name = own.$ref.replace('#/$defs/', '');
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (own.const !== undefined) return `\`${JSON.stringify(own.const)}\``;
  if (own.enum) return own.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (own.items) return `list of ${typeText(own.items)}`;
  if (typeof own.additionalProperties === 'object') {
    return `object with ${typeText(own.additionalProperties)} by key`;
  }
  return [own.type ?? 'anything'].flat().join(' or ');
}

function notesOf(outer: Shape): string[] {
  const inner = present(outer);
  const ofItems = inner.items ? notesOf(inner.items).map((note) => `each: ${note}`) : [];
  const own = inner === outer ? [] : [outer.description ?? ''];
  return [
    range(inner.minLength, inner.maxLength, 'characters'),
    range(inner.minItems, inner.maxItems, 'items'),
    inner.type === 'integer' ? range(inner.minimum, inner.maximum, '') : '',
    inner.format ?? '',
    inner.description ?? (inner.pattern && !inner.format ? `\`${inner.pattern}\`` : ''),
    ...own,
    ...ofItems,
  ].filter((note) => note !== '');
}

function range(low: number | undefined, high: number | undefined, unit: string): string {
  /* Zod gives every integer safe-integer bounds, which are not ours. */
  const isBound = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (isBound(low) && isBound(high)) return `${low} to ${high} ${unit}`.trim();
  if (isBound(high)) return `at most ${high} ${unit}`.trim();
  return isBound(low) ? `at least ${low} ${unit}`.trim() : '';
}
