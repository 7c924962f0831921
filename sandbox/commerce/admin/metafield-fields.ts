import {createHash} from 'node:crypto';
import {connection, type ConnectionArgs} from '../storefront/connection';
import {gidKey} from '../storefront/gid';
import {
  metafieldId,
  type MetafieldOwner,
  type MetafieldSource,
} from '../storefront/resolvers/metafield';
import type {Resolver} from '../storefront/types';
import type {CustomerMetafield, CustomerRecord} from '../customers/types';

interface MetafieldName {
  namespace: string;
  key: string;
}

/** A source of `Metafield`. It carries `__typename` because a metafield has no stored id to infer the type from. */
export type AdminMetafield = MetafieldSource & {__typename: 'Metafield'};

function metafieldsOf(customer: CustomerRecord): AdminMetafield[] {
  return customer.metafields.map((field) => ownedMetafield(customer, field));
}

export function ownedMetafield(customer: CustomerRecord, field: CustomerMetafield): AdminMetafield {
  return {...field, __typename: 'Metafield', owner: {...customer, resource: customer}};
}

/** Parses a metafield identifier: separate namespace and key, or both in `key`, joined by a dot. */
export function metafieldNameOf({
  namespace,
  key,
}: {
  namespace?: string | null;
  key: string;
}): MetafieldName | null {
  if (namespace) return {namespace, key};
  const dot = key.indexOf('.');
  return dot > 0 ? {namespace: key.slice(0, dot), key: key.slice(dot + 1)} : null;
}

export const customerMetafieldFields: Record<string, Resolver> = {
  metafield: (customer: CustomerRecord, identifier: {namespace?: string | null; key: string}) => {
    const name = metafieldNameOf(identifier);
    return metafieldsOf(customer).find((field) => isNamed(field, name)) ?? null;
  },
  metafields: (
    customer: CustomerRecord,
    {
      namespace,
      keys,
      ...args
    }: ConnectionArgs & {namespace?: string | null; keys?: string[] | null},
  ) => {
    const names = keys?.map((key) => metafieldNameOf({namespace, key}));
    const found = metafieldsOf(customer).filter(
      (field) =>
        (!namespace || field.namespace === namespace) &&
        (!names || names.some((name) => isNamed(field, name))),
    );
    return connection(found, args, idOf);
  },
};

/** The same id as in the Storefront API. */
const idOf = ({owner, namespace, key}: MetafieldSource) => metafieldId(owner.id, namespace, key);

export const digestOfValue = (value: string): string =>
  createHash('sha256').update(value).digest('hex');

const fields: Record<string, Resolver<MetafieldSource>> = {
  id: idOf,
  legacyResourceId: (field) => gidKey(idOf(field)),
  createdAt: ({owner}) => owner.createdAt,
  updatedAt: ({owner}) => owner.updatedAt,
  description: () => null,
  compareDigest: ({value}) => digestOfValue(value),
  jsonValue: jsonValueOf,
  owner: ({owner}: {owner: MetafieldOwner}) => owner.resource,
  ownerType: () => 'CUSTOMER',
  sizeInBytes: ({value}) => Buffer.byteLength(value),
};
export const metafieldFields: Record<string, Resolver> = fields;

function jsonValueOf({type, value}: MetafieldSource): unknown {
  const isJson = /^(json|boolean|number_integer|list\..*)$/.test(type);
  return isJson ? (JSON.parse(value) as unknown) : value;
}

export function isNamed(field: MetafieldName, name: MetafieldName | null): boolean {
  return name !== null && field.namespace === name.namespace && field.key === name.key;
}
