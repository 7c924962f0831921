import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionSetNode,
} from 'graphql';
import type {Clock} from '../../control/clock';
import type {GraphqlCall} from '../storefront/executor';
import {adminSchemaOf} from './schema';

/** Points of a mutation, in addition to those of the fields it returns. */
const MUTATION_COST = 10;
/** Rate limit of a Shopify Plus shop: bucket size in points, and points restored per second. */
const MAXIMUM = 2000;
const RESTORE_RATE = 100;

interface ThrottleStatus {
  maximumAvailable: number;
  currentlyAvailable: number;
  restoreRate: number;
}

/** The bucket that calls are charged to. It only reports its level; to throttle, tests set a fault (SAND-20). */
export function createBucket(clock: Clock): {take(cost: number): ThrottleStatus} {
  let level = MAXIMUM;
  let at = clock.now().getTime();
  return {
    take(cost) {
      const now = clock.now().getTime();
      const restored = (Math.max(0, now - at) / 1000) * RESTORE_RATE;
      level = Math.max(0, Math.min(MAXIMUM, level + restored) - cost);
      at = now;
      return {
        maximumAvailable: MAXIMUM,
        currentlyAvailable: Math.floor(level),
        restoreRate: RESTORE_RATE,
      };
    },
  };
}

/**
 * Returns the points of a valid call: one per object, multiplied by the page size inside a list, plus ten per mutation.
 * Invalid calls cost 0.
 */
export function costOf({query, operationName, variables, version}: GraphqlCall): number {
  const document = documentOf(query);
  const operation = document && getOperationAST(document, operationName);
  if (!operation) return 0;
  const schema = adminSchemaOf(version);

  function costIn(set: SelectionSetNode | undefined, type: GraphQLNamedType | undefined): number {
    return (set?.selections ?? []).reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + costOfField(selection, type);
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const name = selection.typeCondition?.name.value;
        return sum + costIn(selection.selectionSet, name ? schema.getType(name) : type);
      }
      const fragment = document?.definitions.find(
        (item) =>
          item.kind === Kind.FRAGMENT_DEFINITION && item.name.value === selection.name.value,
      );
      return fragment?.kind === Kind.FRAGMENT_DEFINITION
        ? sum + costIn(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
        : sum;
    }, 0);
  }

  function costOfField(field: FieldNode, type: GraphQLNamedType | undefined): number {
    const known = type && 'getFields' in type ? type.getFields()[field.name.value] : undefined;
    const fieldType = known && getNamedType(known.type);
    if (!isCompositeType(fieldType)) return 0;
    const isMutation = isObjectType(type) && type === schema.getMutationType();
    const childCost = costIn(field.selectionSet, fieldType) * pageSizeOf(field, variables);
    return 1 + childCost + (isMutation ? MUTATION_COST : 0);
  }

  return costIn(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
}

function pageSizeOf({arguments: args}: FieldNode, variables: Record<string, unknown>): number {
  const value = args?.find(({name}) => name.value === 'first' || name.value === 'last')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const pageSize = value?.kind === Kind.VARIABLE ? variables[value.name.value] : 1;
  return typeof pageSize === 'number' ? pageSize : 1;
}

function documentOf(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
