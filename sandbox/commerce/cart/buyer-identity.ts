import {refuseUnresolved} from '../storefront/unresolved';
import {isEmail, isPhone} from './addresses';
import type {CartService} from './cart-service';
import type {CartBuyerIdentityInput} from './inputs';
import type {CartBuyerIdentityRecord, CartRecord, CartUserError} from './types';

type IdentityOutcome =
  | {buyerIdentity: CartBuyerIdentityRecord; errors: null}
  | {buyerIdentity: null; errors: CartUserError[]};

const FIELDS: readonly (keyof CartBuyerIdentityInput)[] = [
  'email',
  'phone',
  'countryCode',
  'customerAccessToken',
];

/**
 * Applies an input to a cart's buyer: omitted fields are kept, `null` clears. The customer comes from the access token
 * only; their email and phone fill fields the cart has no value for. `path` is the path of the input.
 */
export function applyBuyerIdentity(
  service: CartService,
  {buyerIdentity: current}: CartRecord,
  input: CartBuyerIdentityInput,
  path: readonly string[],
): IdentityOutcome {
  refuseUnresolved('CartBuyerIdentityInput', input, FIELDS);
  const error = (name: keyof CartBuyerIdentityInput, message: string): CartUserError => ({
    code: 'INVALID',
    field: [...path, name],
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
  if (errors.length > 0) return {buyerIdentity: null, errors};
  return {
    buyerIdentity: {
      email: (input.email === undefined ? current.email : input.email) ?? customer?.email ?? null,
      phone: (input.phone === undefined ? current.phone : input.phone) ?? customer?.phone ?? null,
      countryCode: input.countryCode === undefined ? current.countryCode : input.countryCode,
      customerId:
        input.customerAccessToken === undefined ? current.customerId : (customer?.id ?? null),
    },
    errors: null,
  };
}
