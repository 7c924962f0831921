import {
  GraphQLError,
  GraphQLScalarType,
  valueFromASTUntyped,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';

interface ScalarRules {
  serialize(value: unknown): unknown;
  /** Returns the value that resolvers receive, or throws a GraphQLError. */
  parse(value: unknown): unknown;
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const text: ScalarRules = {serialize: String, parse: asString};

const decimal: ScalarRules = {
  serialize: String,
  parse: (value) => requireMatch(value, /^-?\d+(?:\.\d+)?$/, 'a decimal'),
};

const time: ScalarRules = {
  serialize: (value) =>
    value instanceof Date ? value.toISOString().replace(/\.\d{3}Z$/, 'Z') : String(value),
  parse: (value) => requireMatch(value, ISO_TIME, 'an ISO 8601 date time'),
};

/** Shopify's custom scalars. The five built-in ones keep the rules of graphql-js. */
const SCALARS: Record<string, ScalarRules> = {
  Color: {serialize: String, parse: (value) => requireMatch(value, /^#[\da-f]{6}$/i, 'a color')},
  DateTime: time,
  Decimal: decimal,
  HTML: text,
  ISO8601DateTime: time,
  JSON: {serialize: (value) => value, parse: (value) => value},
  Money: decimal,
  StorefrontID: text,
  UnsignedInt64: {
    serialize: String,
    parse: (value) => requireMatch(value, /^\d+$/, 'an unsigned integer'),
  },
  URL: {serialize: String, parse: asUrl},
};

/** Sets the serializer and parsers of each custom scalar. Schemas built from SDL have none. */
export function installScalars(schema: GraphQLSchema): void {
  for (const [name, rules] of Object.entries(SCALARS)) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) continue;
    scalar.serialize = rules.serialize;
    scalar.parseValue = rules.parse;
    scalar.parseLiteral = (node: ValueNode, variables) =>
      rules.parse(valueFromASTUntyped(node, variables));
  }
}

function asString(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError('Expected a string');
}

function requireMatch(value: unknown, pattern: RegExp, expected: string): string {
  const written = typeof value === 'number' ? String(value) : asString(value);
  if (pattern.test(written)) return written;
  throw new GraphQLError(`Expected ${expected}`);
}

function asUrl(value: unknown): string {
  const written = asString(value);
  if (!URL.canParse(written)) throw new GraphQLError(`Invalid url '${written}'`);
  return written;
}
