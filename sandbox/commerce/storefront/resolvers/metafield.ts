import {createHash} from 'node:crypto';
import type {CatalogMetafield} from '../../catalog/types';
import {connection, type ConnectionArgs} from '../connection';
import {gid} from '../gid';
import type {ResolverMap, StorefrontRequest} from '../types';

interface Identifier {
  namespace?: string | null;
  key: string;
}

/** What a metafield hangs on, with the times that it shares. */
export interface MetafieldOwner {
  id: string;
  createdAt: string;
  updatedAt: string;
  metafields: readonly CatalogMetafield[];
  /** The owner as its own type's resolvers expect it. */
  resource: unknown;
}

export interface MetafieldSource extends CatalogMetafield {
  owner: MetafieldOwner;
}

/**
 * `metafield` and `metafields` of a type, given how to see its source as an owner. An identifier with no namespace
 * means the app's own reserved one, which holds nothing here.
 */
export function metafieldFields(
  ownerOf: (source: never, request: StorefrontRequest) => MetafieldOwner,
): ResolverMap[string] {
  const find = (owner: MetafieldOwner, {namespace, key}: Identifier): MetafieldSource | null => {
    const found = owner.metafields.find((one) => one.namespace === namespace && one.key === key);
    return found ? {...found, owner} : null;
  };
  return {
    metafield: (source: never, identifier: Identifier, request) =>
      find(ownerOf(source, request), identifier),
    metafields: (source: never, {identifiers}: {identifiers: Identifier[]}, request) => {
      const owner = ownerOf(source, request);
      return identifiers.map((identifier) => find(owner, identifier));
    },
  };
}

/** What the value of a `*_reference` field stands for, `null` for any other type. */
export function reference(
  {type, value}: {type: string; value: string},
  request: StorefrontRequest,
): unknown {
  return isReference(type) && !isList(type) ? request.loadNode(value) : null;
}

/** What the values of a `list.*_reference` field stand for, paged; `null` for any other type. */
export function references(
  {type, value}: {type: string; value: string},
  args: ConnectionArgs,
  request: StorefrontRequest,
): unknown {
  if (!isReference(type) || !isList(type)) return null;
  const ids = stringsIn(value);
  const found = ids.flatMap((id) => {
    const node = request.loadNode(id);
    return node === null ? [] : [{id, node}];
  });
  const page = connection(found, args, (one) => one.id);
  const edges = page.edges.map(({cursor, node}) => ({cursor, node: node.node}));
  return {edges, nodes: edges.map((edge) => edge.node), pageInfo: page.pageInfo};
}

/** The same id for the same field of the same owner, always. */
export function metafieldId(ownerId: string, namespace: string, key: string): string {
  return gid('Metafield', numberFor(`${ownerId} ${namespace} ${key}`));
}

export const metafieldResolvers: ResolverMap = {
  Metafield: {
    id: ({owner, namespace, key}: MetafieldSource) => metafieldId(owner.id, namespace, key),
    createdAt: ({owner}: MetafieldSource) => owner.createdAt,
    updatedAt: ({owner}: MetafieldSource) => owner.updatedAt,
    description: () => null,
    list: ({type}: MetafieldSource) => isList(type),
    parentResource: ({owner}: MetafieldSource) => owner.resource,
    reference: (field: MetafieldSource, _args, request) => reference(field, request),
    references: (field: MetafieldSource, args: ConnectionArgs, request) =>
      references(field, args, request),
  },
};

function isReference(type: string): boolean {
  return type.endsWith('_reference');
}

function isList(type: string): boolean {
  return type.startsWith('list.');
}

function stringsIn(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The same 48-bit number for the same text, always. */
function numberFor(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
