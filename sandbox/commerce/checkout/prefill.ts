import type {CartAddress, CartRecord} from '../cart/types';
import {FIELDS, type FormValues} from './form';

/** The form's initial values, from the cart or the customer's default address. */
export function prefilledValues(
  cart: CartRecord,
  defaultAddress: (customerId: string) => CartAddress | null,
): FormValues {
  const {buyerIdentity, deliveryAddress} = cart;
  const {customerId} = buyerIdentity;
  const address = deliveryAddress ?? (customerId === null ? null : defaultAddress(customerId));
  const marketingAttribute = cart.attributes.find(({key}) => key === 'accepts_email_marketing');
  return {
    ...EMPTY,
    email: buyerIdentity.email ?? '',
    marketing: marketingAttribute?.value === 'true' ? 'on' : '',
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    city: address?.city ?? '',
    state: address?.provinceCode ?? '',
    zip: address?.zip ?? '',
    phone: address?.phone ?? buyerIdentity.phone ?? '',
  };
}

const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, ''])) as FormValues;
