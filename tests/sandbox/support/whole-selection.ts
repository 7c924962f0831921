import {
  getNamedType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** Arguments of fields that require them, apart from paging. */
const REQUIRED: Record<string, string> = {
  articleByHandle: 'handle: "none"',
  field: 'key: "none"',
  metafield: 'namespace: "custom", key: "subtitle"',
  metafields: 'identifiers: [{namespace: "custom", key: "media"}]',
  resources: 'page: 1',
  variantBySelectedOptions: 'selectedOptions: []',
};

/**
 * Selects all fields of a type and, `depth` levels down, of the types of its fields, each under a unique alias.
 *
 * @param isWanted which members of interfaces and unions to select
 */
export function wholeSelection(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  depth: number,
  isWanted: (typeName: string) => boolean,
): string {
  if (!isObjectType(type)) {
    const members = schema.getPossibleTypes(type).filter(({name}) => isWanted(name));
    const selections = members.map(
      (member) => `... on ${member.name} ${wholeSelection(schema, member, depth, isWanted)}`,
    );
    return `{ __typename ${selections.join(' ')} }`;
  }
  const fields = Object.values(type.getFields()).map((field) => {
    const args = argumentsFor(field);
    const fieldType = getNamedType(field.type);
    if (args === null || (!isLeafType(fieldType) && depth === 0)) return '';
    const below = isCompositeType(fieldType)
      ? wholeSelection(schema, fieldType, depth - 1, isWanted)
      : '';
    return `${type.name}_${field.name}: ${field.name}${args} ${below}`;
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** `null`: the field requires an argument without a known value. */
function argumentsFor({name, args}: GraphQLField<unknown, unknown>): string | null {
  if (name in REQUIRED) return `(${REQUIRED[name]})`;
  if (args.some(isRequiredArgument)) return null;
  const pages = args.some((argument) => argument.name === 'after');
  return pages ? '(first: 2)' : '';
}
