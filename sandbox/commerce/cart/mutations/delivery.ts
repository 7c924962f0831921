import type {ResolverMap} from '../../storefront/types';
import type {CartService} from '../cart-service';
import {
  duplicateWarnings,
  readSelectableAddresses,
  unknownAddressErrors,
  updatedAddresses,
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
        const read = readSelectableAddresses(service, cart, addresses, ['addresses']);
        if (read.errors.length > 0) return {errors: read.errors};
        const selectsNew = read.addresses.some(({selected}) => selected);
        const present = selectsNew
          ? cart.deliveryAddresses.map((address) => ({...address, selected: false}))
          : cart.deliveryAddresses;
        return withAddresses(cart, [...present, ...read.addresses]);
      });
    },
    cartDeliveryAddressesReplace: (_root, {cartId, addresses}: AddressesArgs, _request, info) => {
      limitInputs({addresses}, info);
      return changeCart(service, cartId, (cart) => {
        const read = readSelectableAddresses(service, cart, addresses, ['addresses']);
        return read.errors.length > 0 ? {errors: read.errors} : withAddresses(cart, read.addresses);
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
        const updated = updatedAddresses(service, cart, addresses);
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
        const left = cart.deliveryAddresses.filter(({id}) => !addressIds.includes(id));
        return withAddresses(cart, left);
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

/** The chosen rate was one to the selected address: with another it has to be chosen anew. */
function withAddresses(
  cart: CartRecord,
  deliveryAddresses: CartDeliveryAddressRecord[],
): CartChange {
  const {token, deliveryAddresses: before} = cart;
  if (deliveryAddresses.length > MOST_ADDRESSES) {
    const message = `A cart can have at most ${MOST_ADDRESSES} delivery addresses.`;
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

const MOST_ADDRESSES = 250;

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
  // The groups of a cart ship together, so the last choice holds for all of them.
  const handle = inputs.at(-1)?.deliveryOptionHandle ?? null;
  return {changes: {selectedDeliveryHandle: handle}};
}
