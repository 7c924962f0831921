import {createHash} from 'node:crypto';
import type {CatalogMetafield} from '../../catalog/types';
import {connection, type ConnectionArgs} from '../connection';
import {gid} from '../gid';
import type {ResolverMap, StorefrontRequest} from '../types';

interface Identifier {
  namespace?: string | null;
  key: string;
}

interface MetafieldOwner {
  id: string;
  metafields: readonly CatalogMetafield[];
}

export interface MetafieldSource extends CatalogMetafield {
  owner: MetafieldOwner;
}

/**
 * Resolvers of `metafield` and `metafields` for a type; `ownerOf` converts its source to an owner. Identifiers without
 * a namespace refer to the app's reserved namespace, which is always empty here.
 */
export function metafieldFields(
  ownerOf: (source: never, request: StorefrontRequest) => MetafieldOwner,
): ResolverMap[string] {
  const find = (owner: MetafieldOwner, {namespace, key}: Identifier): MetafieldSource | null => {
    const found = owner.metafields.find((item) => item.namespace === namespace && item.key === key);
    return found ? {...found, owner} : null;
  };
  return {
    metafield: (source: never, identifier: Identifier, request) =>
      find(ownerOf(source, request), identifier),
  };
}

/** Loads a page of the nodes of a `list.*_reference` field. `null` for any other type. */
function references(
  {type, value}: {type: string; value: string},
  args: ConnectionArgs,
  request: StorefrontRequest,
): unknown {
  if (!/^list\..*_reference$/.test(type)) return null;
  const ids = parseStrings(value);
  const found = ids.flatMap((id) => {
    const node = request.loadNode(id);
    return node === null ? [] : [{id, node}];
  });
  const page = connection(found, args, (item) => item.id);
  const edges = page.edges.map(({cursor, node}) => ({cursor, node: node.node}));
  return {edges, nodes: edges.map((edge) => edge.node), pageInfo: page.pageInfo};
}

/** A stable id: the same for the same field of the same owner. */
export function metafieldId(ownerId: string, namespace: string, key: string): string {
  return gid('Metafield', stableNumber(`${ownerId} ${namespace} ${key}`));
}

export const metafieldResolvers: ResolverMap = {
  Metafield: {
    id: ({owner, namespace, key}: MetafieldSource) => metafieldId(owner.id, namespace, key),
    references: (field: MetafieldSource, args: ConnectionArgs, request) =>
      references(field, args, request),
  },
};

function parseStrings(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A stable 48-bit number: the same for the same text. */
function stableNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
