import {
  Kind,
  parseType,
  print,
  type ASTNode,
  type GraphQLError,
  type TypeNode,
  type ValidationContext,
} from 'graphql';
import {ancestry} from './document-path';
import {nameOf, type ErrorTranslator} from './rule-message';

export const variableRequiresValidType: ErrorTranslator = (error, context) => {
  const typeName = error.nodes?.[0] ? print(error.nodes[0]) : '';
  const variableName = variableAbove(error, context) ?? '';
  return {
    message: `${typeName} isn't a valid input type (on $${variableName})`,
    code: 'variableRequiresValidType',
    details: {typeName, variableName},
  };
};

export const variableMismatch: ErrorTranslator = (error, context) => {
  const [, variableName = '', typeName = '', expected = ''] =
    /^Variable "\$(\w+)" of type "(.+)" used in position expecting type "(.+)"/.exec(
      error.message,
    ) ?? [];
  const usage = error.nodes?.[1];
  const ancestors = usage ? ancestry(context.getDocument(), usage) : [];
  const argumentName = nameOf(
    ancestors.findLast((item) => item.kind === Kind.ARGUMENT || item.kind === Kind.OBJECT_FIELD),
  );
  const errorMessage = describeMismatch(parseType(typeName), parseType(expected));
  return {
    message: `${errorMessage} on variable $${variableName} and argument ${argumentName} (${typeName} / ${expected})`,
    code: 'variableMismatch',
    details: {variableName, typeName, argumentName, errorMessage},
  };
};

export const variableUse =
  (code: 'variableNotUsed' | 'variableNotDefined'): ErrorTranslator =>
  (error, context) => {
    const node = error.nodes?.[0];
    const variable = node?.kind === Kind.VARIABLE_DEFINITION ? node.variable : node;
    const operation =
      code === 'variableNotDefined'
        ? error.nodes?.[1]
        : node && ancestry(context.getDocument(), node)[0];
    const operationName =
      operation?.kind === Kind.OPERATION_DEFINITION
        ? (operation.name?.value ?? `anonymous ${operation.operation}`)
        : '';
    const variableName = nameOf(variable);
    const message =
      code === 'variableNotUsed'
        ? `Variable $${variableName} is declared by ${operationName} but not used`
        : `Variable $${variableName} is used by ${operationName} but not declared`;
    return {message, code, details: {variableName}};
  };

/** The name of the variable whose definition contains the error, if any. */
export function variableAbove(error: GraphQLError, context: ValidationContext): string | undefined {
  const node = error.nodes?.[0];
  const definition = node && ancestry(context.getDocument(), node).find(isVariableDefinition);
  return definition && nameOf(definition);
}

function isVariableDefinition(node: ASTNode): boolean {
  return node.kind === Kind.VARIABLE_DEFINITION;
}

function describeMismatch(given: TypeNode, expected: TypeNode): string {
  if (innerName(given) !== innerName(expected)) return 'Type mismatch';
  if (listDepth(given) !== listDepth(expected)) return 'List dimension mismatch';
  return 'Nullability mismatch';
}

function innerName(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : innerName(type.type);
}

function listDepth(type: TypeNode): number {
  if (type.kind === Kind.NAMED_TYPE) return 0;
  return listDepth(type.type) + (type.kind === Kind.LIST_TYPE ? 1 : 0);
}
