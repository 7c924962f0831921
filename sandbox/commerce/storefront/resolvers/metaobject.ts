import type {WorldMetaobject} from '../../../world/types';
import {connection, type ConnectionArgs} from '../connection';
import type {ResolverMap} from '../types';
import {byId} from './content';
import {reference, references} from './metafield';
import {sortedBy} from './sorting';

type Field = WorldMetaobject['fields'][number];

interface MetaobjectsArgs extends ConnectionArgs {
  type: string;
  sortKey?: string | null;
}

interface MetaobjectArgs {
  id?: string | null;
  handle?: {handle: string; type: string} | null;
}

const SORT_KEYS: Record<string, (one: WorldMetaobject) => string> = {
  id: ({id}) => id,
  updated_at: ({updatedAt}) => updatedAt,
  display_name: ({handle}) => handle,
};

export const metaobjectResolvers: ResolverMap = {
  QueryRoot: {
    metaobject: (_root, {id, handle}: MetaobjectArgs, {world}) =>
      id != null
        ? byId(world.metaobjects, id)
        : (world.metaobjects.find(
            (one) => one.type === handle?.type && one.handle === handle.handle,
          ) ?? null),
    metaobjects: (_root, {type, sortKey, ...args}: MetaobjectsArgs, {world}) => {
      const found = world.metaobjects.filter((one) => one.type === type);
      const key = SORT_KEYS[sortKey ?? 'id'];
      return connection(key ? sortedBy(found, key) : found, args, ({id}) => id);
    },
  },
  Metaobject: {
    field: ({fields}: WorldMetaobject, {key}: {key: string}) =>
      fields.find((field) => field.key === key) ?? null,
    onlineStoreUrl: () => null,
    seo: () => null,
  },
  MetaobjectField: {
    reference: (field: Field, _args, request) => reference(field, request),
    references: (field: Field, args: ConnectionArgs, request) => references(field, args, request),
  },
};
