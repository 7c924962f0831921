import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {LruCache} from '../catalog/lru-cache';
import type {SchemaOf, ServedVersion} from './schemas';
import {validationErrors} from './validation';

/** A document after parsing and validation. `document` is `null` if it can't be parsed. */
export interface CheckedDocument {
  document: DocumentNode | null;
  errors: readonly GraphQLError[];
}

const MAX_CACHED = 500;
const MAX_TOKENS = 20_000;

/** Parses and validates documents. Caches the most recently used ones by version and text. */
export function createDocumentCache(
  schemaOf: SchemaOf,
): (version: ServedVersion, text: string) => CheckedDocument {
  const cache = new LruCache<CheckedDocument>(MAX_CACHED);
  return (version, text) => {
    const key = `${version}\n${text}`;
    const checked = cache.get(key) ?? check(schemaOf(version), text);
    cache.set(key, checked);
    return checked;
  };
}

/** Returns the operation to run, or Shopify's error if there is no operation with that name. */
export function operationOf(
  document: DocumentNode,
  operationName: string | null,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, operationName);
  if (operation) return operation;
  if (operationName !== null) return new GraphQLError(`No operation named "${operationName}"`);
  const hasOperation = document.definitions.some((item) => item.kind === Kind.OPERATION_DEFINITION);
  return new GraphQLError(
    hasOperation ? 'An operation name is required' : 'A query must have an operation definition',
  );
}

function check(schema: GraphQLSchema, text: string): CheckedDocument {
  try {
    const document = parse(text, {maxTokens: MAX_TOKENS});
    return {document, errors: validationErrors(schema, document)};
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return {document: null, errors: [parseError(error)]};
  }
}

/** Converts `Syntax Error: Expected Name, found "}".` to `syntax error, expected Name, found "}" at [1, 17]`. */
function parseError(error: GraphQLError): GraphQLError {
  const {line = 1, column = 1} = error.locations?.[0] ?? {};
  const description = error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
  return new GraphQLError(
    `syntax error, ${description.charAt(0).toLowerCase()}${description.slice(1)} at [${line}, ${column}]`,
    {source: error.source, positions: error.positions, extensions: {code: 'parseError'}},
  );
}
