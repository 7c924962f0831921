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

/** A document that was parsed and validated once for a version. */
export interface CheckedDocument {
  document: DocumentNode | null;
  errors: readonly GraphQLError[];
}

const MOST_REMEMBERED = 500;
const MAX_TOKENS = 20_000;

/** Parses and validates documents, remembering the most recently used ones by version and text. */
export function createDocumentCache(
  schemaOf: SchemaOf,
): (version: ServedVersion, text: string) => CheckedDocument {
  const remembered = new LruCache<CheckedDocument>(MOST_REMEMBERED);
  return (version, text) => {
    const key = `${version}\n${text}`;
    const checked = remembered.get(key) ?? check(schemaOf(version), text);
    remembered.set(key, checked);
    return checked;
  };
}

/** The operation to run, or the error that Shopify gives when there is none of that name. */
export function operationOf(
  document: DocumentNode,
  operationName: string | null,
): OperationDefinitionNode | GraphQLError {
  const operation = getOperationAST(document, operationName);
  if (operation) return operation;
  if (operationName !== null) return new GraphQLError(`No operation named "${operationName}"`);
  const any = document.definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION);
  return new GraphQLError(
    any ? 'An operation name is required' : 'A query must have an operation definition',
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

/** `Syntax Error: Expected Name, found "}".` -> `syntax error, expected Name, found "}" at [1, 17]`. */
function parseError(error: GraphQLError): GraphQLError {
  const {line = 1, column = 1} = error.locations?.[0] ?? {};
  const what = error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
  return new GraphQLError(
    `syntax error, ${what.charAt(0).toLowerCase()}${what.slice(1)} at [${line}, ${column}]`,
    {source: error.source, positions: error.positions, extensions: {code: 'parseError'}},
  );
}
