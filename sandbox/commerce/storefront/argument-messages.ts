import {getNamedType, isRequiredArgument, Kind, print, type ValidationContext} from 'graphql';
import {ancestry} from './document-path';
import {nameOf, type Translator} from './rule-message';

export const argumentNotAccepted: Translator = (error, context) => {
  const argumentName = nameOf(error.nodes?.[0]);
  const [typeName, name] = ownerOfArgument(context);
  return {
    message: `${typeName} '${name}' doesn't accept argument '${argumentName}'`,
    code: 'argumentNotAccepted',
    details: {name, typeName, argumentName},
  };
};

export const missingRequiredArguments: Translator = (error, context) => {
  const [className, name] = ownerOfArgument(context);
  const node = error.nodes?.[0];
  const given = node && 'arguments' in node ? (node.arguments ?? []).map(nameOf) : [];
  const missing = (context.getDirective() ?? context.getFieldDef())?.args
    .filter((argument) => isRequiredArgument(argument) && !given.includes(argument.name))
    .map((argument) => argument.name)
    .join(', ');
  return {
    message: `${className} '${name}' is missing required arguments: ${missing}`,
    code: 'missingRequiredArguments',
    details: {className, name, arguments: missing},
  };
};

/** One graphql-js rule covers what graphql-ruby tells apart: unknown and missing input fields, and wrong literals. */
export const wrongValue: Translator = (error, context) => {
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
  return wrongLiteral(error, context);
};

const wrongLiteral: Translator = (error, context) => {
  const node = error.nodes?.[0];
  const above = node ? ancestry(context.getDocument(), node) : [];
  const holder = above.findLast(
    (one) =>
      one.kind === Kind.ARGUMENT ||
      one.kind === Kind.OBJECT_FIELD ||
      one.kind === Kind.VARIABLE_DEFINITION,
  );
  if (holder?.kind === Kind.VARIABLE_DEFINITION) {
    const [variableName, typeName] = [holder.variable.name.value, print(holder.type)];
    return {
      message: `Default value for $${variableName} doesn't match type ${typeName}`,
      code: 'defaultValueInvalidType',
      details: {variableName, typeName},
    };
  }
  const argumentName = nameOf(holder);
  const [typeName, name] =
    holder?.kind === Kind.OBJECT_FIELD
      ? ['InputObject', getNamedType(context.getParentInputType())?.name ?? '']
      : ownerOfArgument(context);
  const written = node ? print(node) : '';
  return {
    message:
      `Argument '${argumentName}' on ${typeName} '${name}' has an invalid value (${written}). ` +
      `Expected type '${String(context.getInputType())}'.`,
    code: 'argumentLiteralsIncompatible',
    details: {typeName, argumentName},
  };
};

function ownerOfArgument(context: ValidationContext): [kind: string, name: string] {
  const directive = context.getDirective();
  return directive ? ['Directive', directive.name] : ['Field', context.getFieldDef()?.name ?? ''];
}
