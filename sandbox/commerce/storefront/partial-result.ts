import {
  getOperationAST,
  isNonNullType,
  Kind,
  parse,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {internalError, type GraphqlCall} from './executor';
import type {SchemaOf} from './schemas';

/**
 * Applies the `partial` fault: sets one nullable top-level field to null and adds an error for it; other fields keep
 * their data. If no top-level field is nullable, all of `data` becomes null.
 */
export function applyPartialFault(
  result: ExecutionResult,
  call: GraphqlCall,
  schemaOf: SchemaOf,
): ExecutionResult {
  if (!result.data) return result;
  const lostKey = nullableKeys(call, schemaOf).find((key) => result.data?.[key] != null);
  const error = internalError(call.requestId, {
    nodes: undefined,
    path: lostKey ? [lostKey] : undefined,
  });
  return {
    ...result,
    data: lostKey ? {...result.data, [lostKey]: null} : null,
    errors: [...(result.errors ?? []), error],
  };
}

/** Response keys of the operation's nullable top-level fields, in order. */
function nullableKeys({version, query, operationName}: GraphqlCall, schemaOf: SchemaOf): string[] {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  const root = operation && schemaOf(version).getRootType(operation.operation);
  if (!root) return [];
  const fields = root.getFields();
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((item) => item.kind === Kind.FRAGMENT_DEFINITION)
      .map((item) => [item.name.value, item]),
  );
  const keysIn = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return keysIn(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return keysIn(fragments.get(selection.name.value)?.selectionSet);
      }
      const field = fields[selection.name.value];
      return field && !isNonNullType(field.type)
        ? [selection.alias?.value ?? selection.name.value]
        : [];
    });
  return keysIn(operation.selectionSet);
}
