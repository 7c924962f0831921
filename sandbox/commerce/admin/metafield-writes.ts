import {metafieldProblem} from '../cart/metafields';
import type {CustomerMetafield, CustomerRecord} from '../customers/types';
import {gidType} from '../storefront/gid';
import {metafieldId} from '../storefront/resolvers/metafield';
import {isNamed} from './metafield-fields';

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

/** An error in an input. `code` is a `MetafieldsSetUserErrorCode`; only `metafieldsSet` returns it. */
export interface WriteProblem {
  code: string;
  field: keyof MetafieldInput;
  message: string;
}

export function readMetafield(
  input: MetafieldInput,
  customer: CustomerRecord,
): {ok: true; value: CustomerMetafield} | {ok: false; problem: WriteProblem} {
  const refuse = (code: string, field: WriteProblem['field'], message: string) =>
    ({ok: false, problem: {code, field, message}}) as const;
  const existing = findExisting(input, customer);
  if (input.id != null && !existing) {
    return refuse('INVALID', 'id', 'Metafield does not exist');
  }
  const namespace = existing?.namespace ?? input.namespace ?? '';
  const key = existing?.key ?? input.key ?? '';
  const type = input.type ?? existing?.type;
  if (!namespace) return refuse('BLANK', 'namespace', "Namespace can't be blank");
  if (!key) return refuse('BLANK', 'key', "Key can't be blank");
  if (!type) return refuse('BLANK', 'type', "Type can't be blank");
  if (!input.value) return refuse('BLANK', 'value', "Value can't be blank");
  const written = {namespace, key, type, value: input.value};
  const problem = metafieldProblem({...written, key: `${namespace}.${key}`}, customer.metafields);
  return problem
    ? refuse(problem.code, problem.field, problem.message)
    : {ok: true, value: written};
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
