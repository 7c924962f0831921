import {getNamedType, isLeafType, Kind, print, type ASTNode, type FieldNode} from 'graphql';
import {ancestry} from './document-path';
import {nameOf, type ErrorTranslator} from './rule-message';
import {variableAbove} from './variable-messages';

export const undefinedField: ErrorTranslator = (error, context) => {
  const fieldName = nameOf(error.nodes?.[0]);
  const typeName = context.getParentType()?.name ?? '';
  return {
    message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
    code: 'undefinedField',
    details: {typeName, fieldName},
  };
};

export const selectionMismatch: ErrorTranslator = (error, context) => {
  const node = error.nodes?.[0];
  const field = node && ancestry(context.getDocument(), node).findLast(isField);
  const name = nameOf(field);
  const type = getNamedType(context.getType());
  const typeName = String(type);
  const selected = (field?.selectionSet?.selections ?? []).map((item) => `"${nameOf(item)}"`);
  return {
    message: isLeafType(type)
      ? `Selections can't be made on scalars (field '${name}' returns ${typeName} but has selections [${selected.join(', ')}])`
      : `Field must have selections (field '${name}' returns ${typeName} but has no selections. Did you mean '${name} { ... }'?)`,
    code: 'selectionMismatch',
    details: {nodeName: `field '${name}'`, typeName},
  };
};

export const undefinedType: ErrorTranslator = (error, context) => {
  const typeName = nameOf(error.nodes?.[0]);
  const variable = variableAbove(error, context);
  return variable
    ? {
        message: `${typeName} isn't a defined input type (on $${variable})`,
        code: 'variableRequiresValidType',
        details: {typeName, variableName: variable},
      }
    : {
        message: `No such type ${typeName}, so it can't be a fragment condition`,
        code: 'undefinedType',
        details: {typeName},
      };
};

export const fieldConflict: ErrorTranslator = (error) => {
  const fields = (error.nodes ?? []).filter(isField);
  const first = fields[0];
  const fieldName = first?.alias?.value ?? first?.name.value ?? '';
  const names = [...new Set(fields.map((field) => field.name.value))];
  const [kind, conflicts] =
    names.length > 1
      ? ['a field conflict', names.join(' or ')]
      : ['an argument conflict', [...new Set(fields.map(printArguments))].join(' or ')];
  return {
    message: `Field '${fieldName}' has ${kind}: ${conflicts}?`,
    code: 'fieldConflict',
    details: {fieldName, conflicts},
  };
};

/** Translates a rule whose message only needs the name of the node. */
export const namedNodeRule =
  (code: string, detail: string, write: (name: string) => string): ErrorTranslator =>
  (error) => {
    const name = nameOf(error.nodes?.[0]);
    return {message: write(name), code, details: {[detail]: name}};
  };

export const fragmentSpread: ErrorTranslator = (error, context) => {
  const node = error.nodes?.[0];
  const parentName = context.getParentType()?.name ?? '';
  const fragment =
    node?.kind === Kind.FRAGMENT_SPREAD ? context.getFragment(node.name.value) : undefined;
  const typeName =
    fragment?.typeCondition.name.value ??
    (node?.kind === Kind.INLINE_FRAGMENT ? node.typeCondition?.name.value : '');
  const fragmentName =
    node?.kind === Kind.FRAGMENT_SPREAD ? `Fragment ${node.name.value}` : 'Fragment';
  return {
    message: `${fragmentName} on ${typeName} can't be spread inside ${parentName}`,
    code: 'cannotSpreadFragment',
    details: {typeName, fragmentName: nameOf(node) || 'unknown', parentName},
  };
};

const LOCATION_NAMES: Record<string, string> = {
  QUERY: 'queries',
  MUTATION: 'mutations',
  FIELD: 'fields',
  FRAGMENT_DEFINITION: 'fragment definitions',
  FRAGMENT_SPREAD: 'fragment spreads',
  INLINE_FRAGMENT: 'inline fragments',
  VARIABLE_DEFINITION: 'variable definitions',
};

export const unknownDirective: ErrorTranslator = (error, context) => {
  const name = nameOf(error.nodes?.[0]);
  const directive = context.getSchema().getDirective(name);
  if (!directive) {
    return {
      message: `Directive @${name} is not defined`,
      code: 'undefinedDirective',
      details: {directiveName: name},
    };
  }
  const place = /may not be used on (\w+)/.exec(error.message)?.[1] ?? '';
  const targetName = LOCATION_NAMES[place] ?? place;
  const allowed = directive.locations
    .map((location) => LOCATION_NAMES[location] ?? location)
    .join(', ');
  return {
    message: `'@${name}' can't be applied to ${targetName} (allowed: ${allowed})`,
    code: 'directiveCannotBeApplied',
    details: {targetName, name: `@${name}`},
  };
};

/** Keeps the message of graphql-js, for errors that no real client causes. */
export const untranslated =
  (code: string): ErrorTranslator =>
  (error) => ({message: error.message, code});

function printArguments(field: FieldNode): string {
  return `{${(field.arguments ?? []).map((argument) => print(argument)).join(', ')}}`;
}

function isField(node: ASTNode): node is FieldNode {
  return node.kind === Kind.FIELD;
}
