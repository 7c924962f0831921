import {getNamedType, isRequiredArgument, Kind, print, type ValidationContext} from 'graphql';
import {ancestry} from './document-path';
import {nameOf, type ErrorTranslator} from './rule-message';

export const argumentNotAccepted: ErrorTranslator = (error, context) => {
  const argumentName = nameOf(error.nodes?.[0]);
  const [typeName, name] = ownerOfArgument(context);
  return {
    message: `${typeName} '${name}' doesn't accept argument '${argumentName}'`,
    code: 'argumentNotAccepted',
    details: {name, typeName, argumentName},
  };
};

export const missingRequiredArguments: ErrorTranslator = (error, context) => {
  const [className, name] = ownerOfArgument(context);
  const node = error.nodes?.[0];
  const presentNames = node && 'arguments' in node ? (node.arguments ?? []).map(nameOf) : [];
  const missing = (context.getDirective() ?? context.getFieldDef())?.args
    .filter((argument) => isRequiredArgument(argument) && !presentNames.includes(argument.name))
    .map((argument) => argument.name)
    .join(', ');
  return {
    message: `${className} '${name}' is missing required arguments: ${missing}`,
    code: 'missingRequiredArguments',
    details: {className, name, arguments: missing},
  };
};

/**
 * A single graphql-js rule reports errors that graphql-ruby separates: unknown input fields, missing input fields and
 * invalid literals.
 */
export const invalidValue: ErrorTranslator = (error, context) => {
  const unknown = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(error.message);
  if (unknown) {
    const [, argumentName, name] = unknown;
    return {
      message: `InputObject '${name}' doesn't accept argument '${argumentName}'`,
      code: 'argumentNotAccepted',
      details: {name, typeName: 'InputObject', argumentName},
    };
  }
  const missing = /^Field "(\w+)\.(\w+)" of required type "(.+)" was not provided/.exec(
    error.message,
  );
  if (missing) {
    const [, inputObjectType, argumentName, argumentType] = missing;
    return {
      message: `Argument '${argumentName}' on InputObject '${inputObjectType}' is required. Expected type ${argumentType}`,
      code: 'missingRequiredInputObjectAttribute',
      details: {argumentName, argumentType, inputObjectType},
    };
  }
  return invalidLiteral(error, context);
};

const invalidLiteral: ErrorTranslator = (error, context) => {
  const node = error.nodes?.[0];
  const ancestors = node ? ancestry(context.getDocument(), node) : [];
  const owner = ancestors.findLast(
    (item) =>
      item.kind === Kind.ARGUMENT ||
      item.kind === Kind.OBJECT_FIELD ||
      item.kind === Kind.VARIABLE_DEFINITION,
  );
  if (owner?.kind === Kind.VARIABLE_DEFINITION) {
    const [variableName, typeName] = [owner.variable.name.value, print(owner.type)];
    return {
      message: `Default value for $${variableName} doesn't match type ${typeName}`,
      code: 'defaultValueInvalidType',
      details: {variableName, typeName},
    };
  }
  const argumentName = nameOf(owner);
  const [typeName, name] =
    owner?.kind === Kind.OBJECT_FIELD
      ? ['InputObject', getNamedType(context.getParentInputType())?.name ?? '']
      : ownerOfArgument(context);
  const literal = node ? print(node) : '';
  return {
    message:
      `Argument '${argumentName}' on ${typeName} '${name}' has an invalid value (${literal}). ` +
      `Expected type '${String(context.getInputType())}'.`,
    code: 'argumentLiteralsIncompatible',
    details: {typeName, argumentName},
  };
};

function ownerOfArgument(context: ValidationContext): [kind: string, name: string] {
  const directive = context.getDirective();
  return directive ? ['Directive', directive.name] : ['Field', context.getFieldDef()?.name ?? ''];
}
