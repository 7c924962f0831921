import type {GraphQLSchema} from 'graphql';
import {isInterfaceType, isObjectType} from 'graphql';
import type {ResolverMap} from './types';

/**
 * Merges the resolver maps of all families into one.
 *
 * @throws Error when two families resolve the same field, or a resolver's field is missing from all schemas.
 */
export function mergeResolvers(
  families: readonly ResolverMap[],
  schemas: readonly GraphQLSchema[],
): ResolverMap {
  const merged: ResolverMap = {};
  for (const family of families) {
    for (const [typeName, fields] of Object.entries(family)) {
      const type = (merged[typeName] ??= {});
      for (const [fieldName, resolver] of Object.entries(fields)) {
        if (Object.hasOwn(type, fieldName)) {
          throw new Error(`${typeName}.${fieldName} has two resolvers`);
        }
        if (!schemas.some((schema) => hasField(schema, typeName, fieldName))) {
          throw new Error(`${typeName}.${fieldName} is in none of the served schemas`);
        }
        type[fieldName] = resolver;
      }
    }
  }
  return merged;
}

function hasField(schema: GraphQLSchema, typeName: string, fieldName: string): boolean {
  const type = schema.getType(typeName);
  return (isObjectType(type) || isInterfaceType(type)) && fieldName in type.getFields();
}
