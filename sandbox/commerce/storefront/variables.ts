import {
  coerceInputValue,
  GraphQLError,
  isEnumType,
  isInputType,
  isNonNullType,
  print,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';

interface Problem {
  path: (string | number)[];
  explanation: string;
}

/** Validates variable values and returns Shopify's errors. Empty if all are valid (SAND-03). */
export function variableErrors(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  return (operation.variableDefinitions ?? []).flatMap((definition) => {
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) return [];
    const problems = problemsOf(schema, definition, type, values);
    return problems.length === 0 ? [] : [invalidVariable(definition, values, problems)];
  });
}

function problemsOf(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  type: GraphQLInputType,
  values: Readonly<Record<string, unknown>>,
): Problem[] {
  const value = values[definition.variable.name.value];
  if (value === undefined) {
    const isMissing = isNonNullType(type) && !definition.defaultValue;
    return isMissing ? [{path: [], explanation: 'Expected value to not be null'}] : [];
  }
  const problems: Problem[] = [];
  coerceInputValue(value, type, (path, invalid, error) => {
    problems.push(explain(schema, [...path], invalid, error.message));
  });
  return problems;
}

function explain(
  schema: GraphQLSchema,
  path: (string | number)[],
  invalid: unknown,
  message: string,
): Problem {
  const unknownField = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(message);
  if (unknownField) {
    const [, field = '', type = ''] = unknownField;
    return {path: [...path, field], explanation: `Field is not defined on ${type}`};
  }
  const requiredField = /^Field "(\w+)" of required type/.exec(message);
  if (requiredField) {
    const [, field = ''] = requiredField;
    return {path: [...path, field], explanation: 'Expected value to not be null'};
  }
  if (invalid == null) return {path, explanation: 'Expected value to not be null'};
  const json = JSON.stringify(invalid);
  const objectType = /^Expected type "(\w+)" to be an object/.test(message);
  if (objectType) return {path, explanation: `Expected ${json} to be a key-value object`};
  const enumName = /"(\w+)" enum|^Enum "(\w+)"/.exec(message);
  const enumType = schema.getType(enumName?.[1] ?? enumName?.[2] ?? '');
  if (isEnumType(enumType)) {
    const names = enumType.getValues().map((value) => value.name);
    return {path, explanation: `Expected ${json} to be one of: ${names.join(', ')}`};
  }
  const scalar = /^(?:Expected type "(\w+)"|(\w+) cannot represent)/.exec(message);
  const typeName = scalar?.[1] ?? scalar?.[2] ?? 'the expected type';
  return {path, explanation: `Could not coerce value ${json} to ${typeName}`};
}

function invalidVariable(
  definition: VariableDefinitionNode,
  values: Readonly<Record<string, unknown>>,
  problems: Problem[],
): GraphQLError {
  const name = definition.variable.name.value;
  const details = problems
    .filter((problem) => problem.path.length > 0)
    .map((problem) => `${problem.path.join('.')} (${problem.explanation})`);
  const suffix = details.length > 0 ? ` for ${details.join(', ')}` : '';
  return new GraphQLError(
    `Variable $${name} of type ${print(definition.type)} was provided invalid value${suffix}`,
    {
      nodes: definition,
      extensions: {code: 'INVALID_VARIABLE', value: values[name] ?? null, problems},
    },
  );
}
