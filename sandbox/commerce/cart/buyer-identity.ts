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
 * Applies an input to a cart's buyer: omitted fields are kept, `null` clears. The customer comes from the access token
 * only; their email and phone fill fields the cart has no value for. `path` is the path of the input.
 */
export function applyBuyerIdentity(
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
    // The shop doesn't sell to businesses.
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

  const current = cart.buyerIdentity;
  const buyerIdentity: CartBuyerIdentityRecord = {
    email: (input.email === undefined ? current.email : input.email) ?? customer?.email ?? null,
    phone: (input.phone === undefined ? current.phone : input.phone) ?? customer?.phone ?? null,
    countryCode: input.countryCode === undefined ? current.countryCode : input.countryCode,
    customerId:
      input.customerAccessToken === undefined ? current.customerId : (customer?.id ?? null),
    preferences:
      input.preferences === undefined
        ? current.preferences
        : toPreferencesRecord(input.preferences),
  };
  return {
    changes: input.deliveryAddressPreferences
      ? {buyerIdentity, deliveryAddresses, selectedDeliveryHandle: null}
      : {buyerIdentity},
    errors: null,
  };
}

/** Converts Shopify's deprecated delivery preferences. The first one is selected. */
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

function toPreferencesRecord(input: CartPreferencesInput | null): CartPreferencesRecord | null {
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
