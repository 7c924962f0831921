import type {Customers} from '../customers/customers';
import type {CustomerMetafield, CustomerRecord} from '../customers/types';
import type {Resolver} from '../storefront/types';
import {refuseUnresolved} from '../storefront/unresolved';
import {isNamed, readMetafield, type MetafieldInput} from './metafields';

/** The Admin API's plain `UserError`, which has no code. */
interface UserError {
  field: string[];
  message: string;
}

interface CustomerInput {
  id?: string | null;
  metafields?: MetafieldInput[] | null;
}

interface Identifier {
  ownerId: string;
  namespace: string;
  key: string;
}

/** The Admin API's mutations. An input with an error changes nothing. */
export function createMutations(customers: Customers): Record<string, Resolver> {
  return {
    customerUpdate: (_root, {input}: {input: CustomerInput}) => {
      refuseUnresolved('CustomerInput', input, ['id', 'metafields']);
      const customer = customers.byId(input.id ?? '');
      if (!customer) return payload(null, [{field: ['id'], message: 'Customer does not exist'}]);
      const {fields, errors} = readMetafields(customer, input.metafields ?? []);
      if (errors.length > 0) return payload(null, errors);
      return payload(customers.setMetafields(customer.id, fields), []);
    },

    metafieldsDelete: (_root, {metafields}: {metafields: Identifier[]}) => {
      const userErrors = metafields.flatMap(({ownerId}, index): UserError[] =>
        customers.byId(ownerId)
          ? []
          : [{field: ['metafields', String(index), 'ownerId'], message: 'Owner does not exist.'}],
      );
      if (userErrors.length > 0) return {deletedMetafields: [], userErrors};
      return {
        deletedMetafields: metafields.map((name) =>
          removeMetafield(name, customers) ? name : null,
        ),
        userErrors,
      };
    },
  };
}

function payload(customer: CustomerRecord | null, userErrors: UserError[]) {
  return {customer, userErrors};
}

function readMetafields(
  customer: CustomerRecord,
  inputs: readonly MetafieldInput[],
): {fields: CustomerMetafield[]; errors: UserError[]} {
  const fields: CustomerMetafield[] = [];
  const errors: UserError[] = [];
  inputs.forEach((input, index) => {
    const read = readMetafield(input, customer);
    if (read.ok) fields.push(read.value);
    else {
      const {field, message} = read.problem;
      errors.push({field: ['metafields', String(index), field], message});
    }
  });
  return {fields, errors};
}

function removeMetafield({ownerId, ...name}: Identifier, customers: Customers): boolean {
  const field = customers.byId(ownerId)?.metafields.find((item) => isNamed(item, name));
  if (!field) return false;
  customers.setMetafields(ownerId, [{...field, value: null}]);
  return true;
}
