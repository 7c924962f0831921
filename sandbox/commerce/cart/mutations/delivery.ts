import type {ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import {
  duplicateWarnings,
  readSelectableAddresses,
  unknownAddressErrors,
  applyAddressUpdates,
} from '../delivery-addresses';
import {deliveryGroups} from '../delivery-groups';
import type {CartSelectableAddressInput, CartSelectableAddressUpdateInput} from '../inputs';
import type {CartDeliveryAddressRecord, CartRecord, CartUserError} from '../types';
import {changeCart, limitInputs, type CartChange} from './payload';

interface AddressesArgs {
  cartId: string;
  addresses: CartSelectableAddressInput[];
}

interface SelectedOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** The delivery address mutations and `cartSelectedDeliveryOptionsUpdate` (SAND-10). */
export function deliveryMutations(service: CartService): ResolverMap[string] {
  return {
    cartDeliveryAddressesAdd: (_root, {cartId, addresses}: AddressesArgs, _request, info) => {
      limitInputs({addresses}, info);
      return changeCart(service, cartId, (cart) => {
        const parsed = readSelectableAddresses(service, cart, addresses, ['addresses']);
        if (parsed.errors.length > 0) return {errors: parsed.errors};
        const selectsNew = parsed.addresses.some(({selected}) => selected);
        const existing = selectsNew
          ? cart.deliveryAddresses.map((address) => ({...address, selected: false}))
          : cart.deliveryAddresses;
        return withAddresses(cart, [...existing, ...parsed.addresses]);
      });
    },
    cartDeliveryAddressesReplace: (_root, {cartId, addresses}: AddressesArgs, _request, info) => {
      limitInputs({addresses}, info);
      return changeCart(service, cartId, (cart) => {
        const parsed = readSelectableAddresses(service, cart, addresses, ['addresses']);
        return parsed.errors.length > 0
          ? {errors: parsed.errors}
          : withAddresses(cart, parsed.addresses);
      });
    },
    cartDeliveryAddressesUpdate: (
      _root,
      {cartId, addresses}: {cartId: string; addresses: CartSelectableAddressUpdateInput[]},
      _request,
      info,
    ) => {
      limitInputs({addresses}, info);
      return changeCart(service, cartId, (cart) => {
        const updated = applyAddressUpdates(service, cart, addresses);
        return updated.errors.length > 0
          ? {errors: updated.errors}
          : withAddresses(cart, updated.addresses);
      });
    },
    cartDeliveryAddressesRemove: (
      _root,
      {cartId, addressIds}: {cartId: string; addressIds: string[]},
      _request,
      info,
    ) => {
      limitInputs({addressIds}, info);
      return changeCart(service, cartId, (cart) => {
        const errors = unknownAddressErrors(cart, addressIds, 'addressIds');
        if (errors.length > 0) return {errors};
        const remaining = cart.deliveryAddresses.filter(({id}) => !addressIds.includes(id));
        return withAddresses(cart, remaining);
      });
    },
    cartSelectedDeliveryOptionsUpdate: (
      _root,
      {
        cartId,
        selectedDeliveryOptions,
      }: {cartId: string; selectedDeliveryOptions: SelectedOption[]},
      _request,
      info,
    ) => {
      limitInputs({selectedDeliveryOptions}, info);
      return changeCart(service, cartId, (cart) =>
        withDeliveryOptions(service, cart, selectedDeliveryOptions),
      );
    },
  };
}

/** Resets the selected rate if the selected address changes, since the rate belongs to that address. */
function withAddresses(
  cart: CartRecord,
  deliveryAddresses: CartDeliveryAddressRecord[],
): CartChange {
  const {token, deliveryAddresses: before} = cart;
  if (deliveryAddresses.length > MAX_ADDRESSES) {
    const message = `A cart can have at most ${MAX_ADDRESSES} delivery addresses.`;
    return {errors: [{code: 'TOO_MANY_DELIVERY_ADDRESSES', field: ['addresses'], message}]};
  }
  const destination = (addresses: readonly CartDeliveryAddressRecord[]) =>
    JSON.stringify(addresses.find(({selected}) => selected)?.address);
  return {
    changes: {
      deliveryAddresses,
      selectedDeliveryHandle:
        destination(before) === destination(deliveryAddresses) ? cart.selectedDeliveryHandle : null,
    },
    warnings: duplicateWarnings(token, before, deliveryAddresses),
  };
}

const MAX_ADDRESSES = 250;

function withDeliveryOptions(
  service: CartService,
  cart: CartRecord,
  inputs: readonly SelectedOption[],
): CartChange {
  const groups = deliveryGroups(service.price(cart));
  for (const {deliveryGroupId, deliveryOptionHandle} of inputs) {
    const group = groups.find(({id}) => id === deliveryGroupId);
    const error: CartUserError | null = !group
      ? {
          code: 'INVALID_DELIVERY_GROUP',
          field: ['selectedDeliveryOptions'],
          message: `The delivery group with id ${deliveryGroupId} is not valid.`,
        }
      : !group.options.some(({handle}) => handle === deliveryOptionHandle)
        ? {
            code: 'INVALID_DELIVERY_OPTION',
            field: ['selectedDeliveryOptions'],
            message: `The delivery option with handle ${deliveryOptionHandle} is not valid.`,
          }
        : null;
    if (error) return {errors: [error], withoutCart: true};
  }
  // All groups of a cart ship together, so the last selection applies to all of them.
  const handle = inputs.at(-1)?.deliveryOptionHandle ?? null;
  return {changes: {selectedDeliveryHandle: handle}};
}
