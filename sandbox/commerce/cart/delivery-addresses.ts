import {addressErrors, readAddress} from './addresses';
import type {CartService} from './cart-service';
import {cartTarget, newAddressId} from './ids';
import type {CartSelectableAddressInput, CartSelectableAddressUpdateInput} from './inputs';
import type {
  CartAddress,
  CartDeliveryAddressRecord,
  CartRecord,
  CartUserError,
  CartWarning,
} from './types';

interface AddressesOutcome {
  addresses: CartDeliveryAddressRecord[];
  errors: CartUserError[];
}

/** Reads new selectable addresses. `path` is the path of the list. */
export function readSelectableAddresses(
  service: CartService,
  cart: CartRecord,
  inputs: readonly CartSelectableAddressInput[],
  path: readonly string[],
): AddressesOutcome {
  const errors = multipleSelectedErrors(inputs, path);
  const addresses = inputs.map((input, index) => {
    const parsed = readInput(service, cart, input, [...path, String(index)]);
    errors.push(...parsed.errors);
    return {
      id: newAddressId(),
      selected: input.selected ?? false,
      oneTimeUse: input.oneTimeUse ?? false,
      address: parsed.address,
    };
  });
  return {addresses, errors};
}

/** Applies updates by id to a cart's addresses: omitted fields are kept; selecting one deselects the others. */
export function applyAddressUpdates(
  service: CartService,
  cart: CartRecord,
  inputs: readonly CartSelectableAddressUpdateInput[],
): AddressesOutcome {
  const ids = inputs.map(({id}) => id);
  const errors = [
    ...unknownAddressErrors(cart, ids, 'addresses'),
    ...multipleSelectedErrors(inputs, ['addresses']),
  ];
  let addresses = cart.deliveryAddresses;
  inputs.forEach((input, index) => {
    const {id, address, selected, oneTimeUse, validationStrategy} = input;
    const parsed =
      address &&
      readInput(service, cart, {address, validationStrategy}, ['addresses', String(index)]);
    if (parsed) errors.push(...parsed.errors);
    addresses = addresses.map((one) =>
      one.id === id
        ? {
            ...one,
            selected: selected ?? one.selected,
            oneTimeUse: oneTimeUse ?? one.oneTimeUse,
            address: parsed?.address ?? one.address,
          }
        : {...one, selected: selected ? false : one.selected},
    );
  });
  return {addresses, errors};
}

export function unknownAddressErrors(
  {deliveryAddresses}: CartRecord,
  ids: readonly string[],
  argument: 'addresses' | 'addressIds',
): CartUserError[] {
  return ids.flatMap((id, index) =>
    deliveryAddresses.some((address) => address.id === id)
      ? []
      : [
          {
            code: 'INVALID_DELIVERY_ADDRESS_ID',
            field: [argument, String(index)],
            message: `The delivery address with ${id} does not exist.`,
          },
        ],
  );
}

/** Warns if an address new to the cart has the same content as another one. */
export function duplicateWarnings(
  token: string,
  before: readonly CartDeliveryAddressRecord[],
  after: readonly CartDeliveryAddressRecord[],
): CartWarning[] {
  const previousIds = new Set(before.map(({id}) => id));
  const duplicated = after.some(
    ({id, address}) =>
      !previousIds.has(id) &&
      after.some(
        (other) => other.id !== id && JSON.stringify(other.address) === JSON.stringify(address),
      ),
  );
  if (!duplicated) return [];
  const message = 'A delivery address with the same details already exists on this cart.';
  return [{code: 'DUPLICATE_DELIVERY_ADDRESS', message, target: cartTarget(token)}];
}

function multipleSelectedErrors(
  inputs: readonly {selected?: boolean | null}[],
  path: readonly string[],
): CartUserError[] {
  if (inputs.filter(({selected}) => selected).length < 2) return [];
  const message = 'Only one delivery address can be selected.';
  return [{code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED', field: [...path], message}];
}

function readInput(
  service: CartService,
  {buyerIdentity: {customerId}}: CartRecord,
  {address, validationStrategy}: CartSelectableAddressInput,
  at: readonly string[],
): {address: CartAddress; errors: CartUserError[]} {
  const {copyFromCustomerAddressId: copiedId, deliveryAddress} = address;
  if (copiedId == null) {
    const parsed = readAddress(deliveryAddress ?? {});
    const place = [...at, 'address', 'deliveryAddress'];
    return {address: parsed, errors: addressErrors(parsed, validationStrategy, place)};
  }
  const copied = customerId ? service.customerAddress?.(customerId, copiedId) : null;
  if (copied) return {address: copied, errors: []};
  const field = [...at, 'address', 'copyFromCustomerAddressId'];
  const error = {code: 'INVALID', field, message: 'The customer address is invalid.'};
  return {address: readAddress({}), errors: [error]};
}
