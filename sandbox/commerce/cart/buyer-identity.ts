import {addressErrors, isEmail, isPhone, readMailingAddress} from './addresses';
import type {CartService} from './cart-service';
import {newAddressId} from './ids';
import type {
  CartBuyerIdentityInput,
  CartPreferencesInput,
  DeliveryAddressPreferenceInput,
} from './inputs';
import type {
  CartBuyerIdentityRecord,
  CartDeliveryAddressRecord,
  CartPreferencesRecord,
  CartRecord,
  CartUserError,
} from './types';

type IdentityOutcome =
  {changes: Partial<CartRecord>; errors: null} | {changes: null; errors: CartUserError[]};

/**
 * A cart's buyer after an input: omitted fields are kept, `null` clears. A customer is known by access token only;
 * their email and phone are taken over where the cart has none. `path` leads to the input.
 */
export function changedIdentity(
  service: CartService,
  cart: CartRecord,
  input: CartBuyerIdentityInput,
  path: readonly string[],
): IdentityOutcome {
  const at = (name: keyof CartBuyerIdentityInput) => [...path, name];
  const error = (name: keyof CartBuyerIdentityInput, message: string): CartUserError => ({
    code: 'INVALID',
    field: at(name),
    message,
  });
  const errors: CartUserError[] = [];
  const customer =
    input.customerAccessToken == null ? null : service.resolveCustomer(input.customerAccessToken);
  if (input.customerAccessToken != null && !customer) {
    errors.push(error('customerAccessToken', 'Customer is invalid'));
  }
  if (input.email != null && !isEmail(input.email)) errors.push(error('email', 'Email is invalid'));
  if (input.phone != null && !isPhone(input.phone)) errors.push(error('phone', 'Phone is invalid'));
  if (input.companyLocationId != null) {
    // The shop sells to people, not to companies.
    errors.push({
      ...error('companyLocationId', 'Company location is invalid'),
      code: 'INVALID_COMPANY_LOCATION',
    });
  }
  const preferences = input.deliveryAddressPreferences ?? [];
  const deliveryAddresses = preferredAddresses(service, cart, preferences);
  deliveryAddresses.forEach(({address}, index) => {
    const strategy = preferences[index]?.deliveryAddressValidationStrategy;
    const place = [...at('deliveryAddressPreferences'), String(index), 'deliveryAddress'];
    errors.push(...addressErrors(address, strategy, place));
  });
  if (errors.length > 0) return {changes: null, errors};

  const before = cart.buyerIdentity;
  const buyerIdentity: CartBuyerIdentityRecord = {
    email: (input.email === undefined ? before.email : input.email) ?? customer?.email ?? null,
    phone: (input.phone === undefined ? before.phone : input.phone) ?? customer?.phone ?? null,
    countryCode: input.countryCode === undefined ? before.countryCode : input.countryCode,
    customerId:
      input.customerAccessToken === undefined ? before.customerId : (customer?.id ?? null),
    preferences:
      input.preferences === undefined ? before.preferences : preferencesOf(input.preferences),
  };
  return {
    changes: input.deliveryAddressPreferences
      ? {buyerIdentity, deliveryAddresses, selectedDeliveryHandle: null}
      : {buyerIdentity},
    errors: null,
  };
}

/** The deprecated preferences become delivery addresses, the first of them selected. */
function preferredAddresses(
  service: CartService,
  cart: CartRecord,
  inputs: readonly DeliveryAddressPreferenceInput[],
): CartDeliveryAddressRecord[] {
  const {customerId} = cart.buyerIdentity;
  return inputs.map((input, index) => {
    const copied =
      customerId && input.customerAddressId
        ? service.customerAddress?.(customerId, input.customerAddressId)
        : null;
    return {
      id: newAddressId(),
      selected: index === 0,
      oneTimeUse: input.oneTimeUse ?? false,
      address: copied ?? readMailingAddress(input.deliveryAddress ?? {}),
    };
  });
}

function preferencesOf(input: CartPreferencesInput | null): CartPreferencesRecord | null {
  return (
    input && {
      delivery: input.delivery
        ? {
            deliveryMethod: input.delivery.deliveryMethod ?? [],
            pickupHandle: input.delivery.pickupHandle ?? [],
            coordinates: input.delivery.coordinates ?? null,
          }
        : null,
      wallet: input.wallet ?? null,
    }
  );
}
