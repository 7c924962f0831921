import type {Customers} from '../customers/customers';
import type {CustomerMetafield, CustomerRecord} from '../customers/types';
import type {Resolver} from '../storefront/types';
import {digestOfValue, isNamed, metafieldNameOf, ownedMetafield} from './metafield-fields';
import {readMetafield} from './metafield-writes';
import {userError, type UserError} from './payload';

/** Shopify's limit for one `metafieldsSet` call. */
const MAX_SET = 25;
const NO_OWNER = 'Owner does not exist.';

interface SetInput {
  ownerId: string;
  namespace?: string | null;
  key: string;
  type?: string | null;
  value: string;
  compareDigest?: string | null;
}

interface Identifier {
  ownerId: string;
  namespace: string;
  key: string;
}

interface SetError extends UserError {
  code: string;
  elementIndex: number | null;
}

/** `metafieldsSet` (all or nothing) and `metafieldsDelete`. Customers are the only supported owners. */
export function createMetafieldMutations(customers: Customers): Record<string, Resolver> {
  return {
    metafieldsSet: (_root, {metafields}: {metafields: SetInput[]}) => {
      if (metafields.length > MAX_SET) {
        const message = `Exceeded the maximum metafields input limit of ${MAX_SET}.`;
        return refused([
          {code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields'], message, elementIndex: null},
        ]);
      }
      const parsed = metafields.map((input, index) => readSet(input, index, customers));
      const errors = parsed.flatMap((one) => ('error' in one ? [one.error] : []));
      if (errors.length > 0) return refused(errors);
      const valid = parsed.flatMap((one) => ('error' in one ? [] : [one]));
      return {
        metafields: valid.map(({ownerId, field}) => {
          const owner = customers.setMetafields(ownerId, [field]);
          return owner && ownedMetafield(owner, field);
        }),
        userErrors: [],
      };
    },

    metafieldsDelete: (_root, {metafields}: {metafields: Identifier[]}) => {
      const userErrors = metafields.flatMap(({ownerId}, index) =>
        customers.byId(ownerId)
          ? []
          : [userError(['metafields', String(index), 'ownerId'], NO_OWNER)],
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

function refused(userErrors: SetError[]) {
  return {metafields: null, userErrors};
}

function readSet(
  input: SetInput,
  index: number,
  customers: Customers,
): {ownerId: string; field: CustomerMetafield} | {error: SetError} {
  const refuse = (code: string, field: string, message: string) => ({
    error: {code, field: ['metafields', String(index), field], message, elementIndex: index},
  });
  const owner = customers.byId(input.ownerId);
  if (!owner) return refuse('INVALID', 'ownerId', NO_OWNER);
  const {compareDigest, type, value} = input;
  const name = metafieldNameOf(input);
  const parsed = readMetafield({...name, type, value}, owner);
  if (!parsed.ok) return refuse(parsed.problem.code, parsed.problem.field, parsed.problem.message);
  if (compareDigest !== undefined && compareDigest !== currentDigest(owner, parsed.value)) {
    const message =
      'The resource has been updated since it was loaded. Try again with an updated `compareDigest` value.';
    return refuse('STALE_OBJECT', 'compareDigest', message);
  }
  return {ownerId: owner.id, field: parsed.value};
}

/** Returns `null` for a missing metafield: callers pass a `null` digest to require that it does not exist yet. */
function currentDigest(owner: CustomerRecord, name: CustomerMetafield): string | null {
  const field = owner.metafields.find((one) => isNamed(one, name));
  return field ? digestOfValue(field.value) : null;
}

function removeMetafield({ownerId, ...name}: Identifier, customers: Customers): boolean {
  const field = customers.byId(ownerId)?.metafields.find((one) => isNamed(one, name));
  if (!field) return false;
  customers.setMetafields(ownerId, [{...field, value: null}]);
  return true;
}
