import {
  execute,
  getVariableValues,
  GraphQLError,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLTypeResolver,
} from 'graphql';
import {readInContext} from './context-directive';
import {createDocumentCache, operationOf} from './documents';
import {gidType} from './gid';
import type {SchemaOf, ServedVersion} from './schemas';
import type {NodeResolvers, ResolverMap, StorefrontRequest} from './types';
import {unresolvedError} from './unresolved';
import {variableErrors} from './variables';

export interface GraphqlCall {
  version: ServedVersion;
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
  requestId: string;
  buyerIp: string | null;
}

interface ExecutorDeps extends Pick<StorefrontRequest, 'sandbox' | 'catalog' | 'world'> {
  schemaOf: SchemaOf;
  resolvers: ResolverMap;
  nodes: NodeResolvers;
}

export type Executor = (call: GraphqlCall) => Promise<ExecutionResult>;

/**
 * Executes calls with the schema of their version. Never throws: all errors, including internal ones, are in the
 * result's `errors`, in Shopify's wording (SAND-03).
 */
export function createExecutor({schemaOf, resolvers, nodes, ...shared}: ExecutorDeps): Executor {
  const check = createDocumentCache(schemaOf);
  const fieldResolver = resolveField(resolvers);
  return async (call) => {
    const {document, errors} = check(call.version, call.query);
    if (!document || errors.length > 0) return {errors};
    const operation = operationOf(document, call.operationName);
    if (operation instanceof GraphQLError) return {errors: [operation]};

    const schema = schemaOf(call.version);
    const invalidVariables = variableErrors(schema, operation, call.variables);
    if (invalidVariables.length > 0) return {errors: invalidVariables};

    const {coerced = {}} = getVariableValues(
      schema,
      operation.variableDefinitions ?? [],
      call.variables,
    );
    const contextValue: StorefrontRequest = {
      ...shared,
      ...readInContext(schema, operation, coerced),
      loadNode(id) {
        const type = gidType(id) ?? '';
        const load = nodes[type];
        if (!load && schema.getType(type)) throw unresolvedError(`node of the type ${type}`);
        return load?.(id, contextValue) ?? null;
      },
      version: call.version,
      buyerIp: call.buyerIp,
    };
    const result = await execute({
      schema,
      document,
      operationName: call.operationName,
      variableValues: call.variables,
      contextValue,
      fieldResolver,
      typeResolver,
    });
    return {...result, errors: result.errors?.map((error) => toClientError(error, call.requestId))};
  };
}

/**
 * Calls `resolvers[Type][field]`, or reads the source's property of that name. A field with neither is an error
 * (SAND-04).
 */
function resolveField(resolvers: ResolverMap): GraphQLFieldResolver<unknown, StorefrontRequest> {
  return (source, args, request, info) => {
    const resolver = resolvers[info.parentType.name]?.[info.fieldName];
    const value: unknown = resolver
      ? resolver(source as never, args as never, request, info)
      : propertyOf(source, info.fieldName);
    return value instanceof Promise
      ? value.then((awaited: unknown) => requireResolved(awaited, info))
      : requireResolved(value, info);
  };
}

function requireResolved(
  value: unknown,
  {parentType, fieldName}: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>,
): unknown {
  if (value === undefined) throw unresolvedError(`${parentType.name}.${fieldName}`);
  return value;
}

function propertyOf(source: unknown, name: string): unknown {
  const value: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
  return typeof value === 'function' ? undefined : value;
}

/**
 * The object type of a value behind an interface or union: its `__typename`, else `ProductVariant` by its shape, else
 * the type in its gid.
 */
const typeResolver: GraphQLTypeResolver<unknown, StorefrontRequest> = (value, _request, info) => {
  const name = propertyOf(value, '__typename');
  if (typeof name === 'string') return name;
  if (propertyOf(value, 'variant') && propertyOf(value, 'product')) return 'ProductVariant';
  const id = propertyOf(value, 'id');
  const type = typeof id === 'string' ? gidType(id) : null;
  if (type && info.schema.getType(type)) return type;
  throw new GraphQLError('The sandbox cannot tell the type of a value');
};

/** GraphQLErrors pass unchanged; any other error is logged and replaced by Shopify's internal error. */
function toClientError(error: GraphQLError, requestId: string): GraphQLError {
  const cause = error.originalError;
  if (!cause || cause instanceof GraphQLError) return error;
  console.error(`storefront: ${error.path?.join('.')}`, cause);
  return internalError(requestId, error);
}

/** Shopify's error when something fails on its side. */
export function internalError(
  requestId: string,
  at: Pick<GraphQLError, 'nodes' | 'path'>,
): GraphQLError {
  return new GraphQLError(
    'Internal error. Looks like something went wrong on our end.\n' +
      `Request ID: ${requestId} (include this in support requests).`,
    {nodes: at.nodes, path: at.path, extensions: {code: 'INTERNAL_SERVER_ERROR', requestId}},
  );
}
