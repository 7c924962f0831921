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
 * The `partial` fault: the same result with one nullable top-level field nulled and an error that names it; the
 * other fields keep their data. When no top-level field may be null, all of `data` is.
 */
export function withOneFieldLost(
  result: ExecutionResult,
  call: GraphqlCall,
  schemaOf: SchemaOf,
): ExecutionResult {
  if (!result.data) return result;
  const lost = nullableKeys(call, schemaOf).find((key) => result.data?.[key] != null);
  const error = internalError(call.requestId, {nodes: undefined, path: lost ? [lost] : undefined});
  return {
    ...result,
    data: lost ? {...result.data, [lost]: null} : null,
    errors: [...(result.errors ?? []), error],
  };
}

/** Response keys of the operation's top-level fields whose type may be null, in order. */
function nullableKeys({version, query, operationName}: GraphqlCall, schemaOf: SchemaOf): string[] {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  const root = operation && schemaOf(version).getRootType(operation.operation);
  if (!root) return [];
  const fields = root.getFields();
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
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
