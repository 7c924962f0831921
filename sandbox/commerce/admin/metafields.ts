import type {CustomerMetafield, CustomerRecord} from '../customers/types';
import {gidType} from '../storefront/gid';
import {metafieldId} from '../storefront/resolvers/metafield';
import type {Resolver} from '../storefront/types';
import {refuseUnresolved, unresolvedError} from '../storefront/unresolved';

/**
 * The SDL's `MetafieldInput`. `id` updates an existing metafield; namespace, key and type create one or update the one
 * with that name.
 */
export interface MetafieldInput {
  id?: string | null;
  namespace?: string | null;
  key?: string | null;
  type?: string | null;
  value?: string | null;
}

interface WriteProblem {
  field: keyof MetafieldInput;
  message: string;
}

interface MetafieldName {
  namespace: string;
  key: string;
}

/** The only type of the shop's customer metafields. */
const TEXT_TYPE = 'single_line_text_field';
/** Shopify's limit. */
const MAX_VALUE_LENGTH = 65_536;

/** It carries `__typename` because a metafield has no stored id to infer the type from. */
interface MetafieldSource extends CustomerMetafield {
  __typename: 'Metafield';
  owner: CustomerRecord;
}

export function ownedMetafield(owner: CustomerRecord, field: CustomerMetafield): MetafieldSource {
  return {...field, __typename: 'Metafield', owner};
}

const fields: Record<string, Resolver<MetafieldSource>> = {
  /** The same id as in the Storefront API. */
  id: ({owner, namespace, key}) => metafieldId(owner.id, namespace, key),
};
export const metafieldFields: Record<string, Resolver> = fields;

export function readMetafield(
  input: MetafieldInput,
  customer: CustomerRecord,
): {ok: true; value: CustomerMetafield} | {ok: false; problem: WriteProblem} {
  const refuse = (field: WriteProblem['field'], message: string) =>
    ({ok: false, problem: {field, message}}) as const;
  refuseUnresolved('MetafieldInput', input, ['id', 'namespace', 'key', 'type', 'value']);
  const existing = findExisting(input, customer);
  if (input.id != null && !existing) return refuse('id', 'Metafield does not exist');
  const namespace = existing?.namespace ?? input.namespace;
  const key = existing?.key ?? input.key;
  const type = input.type ?? existing?.type;
  if (!namespace) return refuse('namespace', "Namespace can't be blank");
  if (!key) return refuse('key', "Key can't be blank");
  if (!type) return refuse('type', "Type can't be blank");
  if (!input.value) return refuse('value', "Value can't be blank");
  if (existing && existing.type !== type) {
    return refuse('type', 'Type must match the existing metafield type.');
  }
  if (type !== TEXT_TYPE) throw unresolvedError(`MetafieldInput.type ${type}`);
  if (input.value.length > MAX_VALUE_LENGTH) {
    return refuse('value', `Value is too long (maximum is ${MAX_VALUE_LENGTH} characters).`);
  }
  if (/[\n\r]/.test(input.value)) {
    return refuse('value', 'Value must be a single line text string.');
  }
  return {ok: true, value: {namespace, key, type, value: input.value}};
}

function findExisting(
  {id, namespace, key}: MetafieldInput,
  customer: CustomerRecord,
): CustomerMetafield | undefined {
  return customer.metafields.find((field) =>
    id == null
      ? isNamed(field, {namespace: namespace ?? '', key: key ?? ''})
      : metafieldId(customer.id, field.namespace, field.key) === id,
  );
}

export function metafieldById(
  id: string,
  customers: readonly CustomerRecord[],
): {customer: CustomerRecord; field: CustomerMetafield} | null {
  if (gidType(id) !== 'Metafield') return null;
  for (const customer of customers) {
    const field = findExisting({id}, customer);
    if (field) return {customer, field};
  }
  return null;
}

export function isNamed(field: MetafieldName, name: MetafieldName): boolean {
  return field.namespace === name.namespace && field.key === name.key;
}
