import {metafieldId} from '../../storefront/resolvers/metafield';
import type {ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import {cartTarget} from '../ids';
import type {CartMetafieldInput} from '../inputs';
import {isNamed, metafieldProblem, splitKey, setMetafield} from '../metafields';
import {metafieldOwner} from '../resolvers/metafield-owner';
import type {CartRecord} from '../types';

const MAX_METAFIELDS = 25;

type SetInput = CartMetafieldInput & {ownerId: string};

interface SetError {
  code: string;
  elementIndex: number | null;
  field: string[];
  message: string;
}

/** `cartMetafieldsSet` (all or nothing) and `cartMetafieldDelete` (SAND-10). */
export function metafieldMutations(service: CartService): ResolverMap[string] {
  return {
    cartMetafieldsSet: (_root, {metafields}: {metafields: SetInput[]}) =>
      setMetafields(service, metafields),
    cartMetafieldDelete: (_root, {input}: {input: {ownerId: string; key: string}}) => {
      const cart = service.carts.byId(input.ownerId);
      if (!cart) return notDeleted('INVALID_OWNER', 'ownerId', 'Owner does not exist.');
      const name = splitKey(input.key);
      const field = name && cart.metafields.find((one) => isNamed(one, name));
      if (!field) {
        return notDeleted('METAFIELD_DOES_NOT_EXIST', 'key', 'Metafield does not exist');
      }
      const metafields = cart.metafields.filter((one) => one !== field);
      service.carts.save({...cart, metafields});
      const owner = cartTarget(cart.token);
      return {deletedId: metafieldId(owner, field.namespace, field.key), userErrors: []};
    },
  };
}

function setMetafields(service: CartService, inputs: readonly SetInput[]) {
  if (inputs.length > MAX_METAFIELDS) {
    const message = `Exceeded the maximum metafields input limit of ${MAX_METAFIELDS}.`;
    const code = 'LESS_THAN_OR_EQUAL_TO';
    return notSet([{code, elementIndex: null, field: ['metafields'], message}]);
  }
  const carts = new Map<string, CartRecord>();
  const errors: SetError[] = [];
  inputs.forEach((input, index) => {
    const at = (field: string) => ['metafields', String(index), field];
    const cart = carts.get(input.ownerId) ?? service.carts.byId(input.ownerId);
    if (!cart) {
      const message = 'Owner does not exist.';
      errors.push({code: 'INVALID_OWNER', elementIndex: null, field: at('ownerId'), message});
      return;
    }
    const problem = metafieldProblem(input, cart.metafields);
    if (problem) errors.push({...problem, elementIndex: null, field: at(problem.field)});
    const metafields = setMetafield(cart.metafields, input);
    carts.set(input.ownerId, {...cart, metafields});
  });
  if (errors.length > 0) return notSet(errors);

  const owners = new Map(
    [...carts].map(([id, cart]) => [id, metafieldOwner(service.price(service.carts.save(cart)))]),
  );
  return {
    metafields: inputs.flatMap((input) => {
      const owner = owners.get(input.ownerId);
      const name = splitKey(input.key);
      const field = name && owner?.metafields.find((one) => isNamed(one, name));
      return owner && field ? [{...field, owner}] : [];
    }),
    userErrors: [],
  };
}

function notSet(userErrors: SetError[]) {
  return {metafields: null, userErrors};
}

function notDeleted(code: string, field: string, message: string) {
  return {deletedId: null, userErrors: [{code, field: ['input', field], message}]};
}
