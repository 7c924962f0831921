import type {MailingAddressInput} from '../cart/inputs';
import type {Customers} from '../customers/customers';
import type {CustomerAddress, CustomerRecord, Outcome} from '../customers/types';
import type {Resolver} from '../storefront/types';
import {customerPayload, NO_CUSTOMER, userError, userErrorsOf, type UserError} from './payload';

/** The Admin API's input, which accepts codes for country and state as well as names. */
type AdminAddressInput = MailingAddressInput & {
  id?: string | null;
  countryCode?: string | null;
  provinceCode?: string | null;
};

interface AddressArgs {
  customerId: string;
  address: AdminAddressInput;
  setAsDefault?: boolean | null;
}

export function createAddressMutations(customers: Customers): Record<string, Resolver> {
  const {addresses} = customers;

  /** Applies a change to a customer's address book and makes the address the default if requested. */
  function writeAddress(
    {customerId, setAsDefault}: AddressArgs,
    change: (customer: CustomerRecord) => Outcome<CustomerAddress>,
  ): {address: CustomerAddress | null; userErrors: UserError[]} {
    const customer = customers.byId(customerId);
    if (!customer) return {address: null, userErrors: [userError(['customerId'], NO_CUSTOMER)]};
    const outcome = change(customer);
    if (!outcome.ok) return {address: null, userErrors: addressErrors(outcome)};
    const updatedCustomer = customers.byId(customerId);
    if (setAsDefault && updatedCustomer) addresses.makeDefault(updatedCustomer, outcome.value.id);
    return {address: outcome.value, userErrors: []};
  }

  return {
    customerAddressCreate: (_root, args: AddressArgs) =>
      writeAddress(args, (customer) => addresses.add(customer, inputOf(args.address))),

    customerAddressUpdate: (_root, args: AddressArgs & {addressId: string}) =>
      writeAddress(args, (customer) =>
        addresses.change(customer, args.addressId, inputOf(args.address)),
      ),

    customerAddressDelete: (_root, args: {customerId: string; addressId: string}) => {
      const customer = customers.byId(args.customerId);
      const outcome = customer && addresses.remove(customer, args.addressId);
      return {
        deletedAddressId: outcome?.ok ? outcome.value : null,
        userErrors: outcome ? addressErrors(outcome) : [userError(['customerId'], NO_CUSTOMER)],
      };
    },

    customerUpdateDefaultAddress: (_root, args: {customerId: string; addressId: string}) => {
      const customer = customers.byId(args.customerId);
      if (!customer) return customerPayload(null, [userError(['customerId'], NO_CUSTOMER)]);
      const outcome = addresses.makeDefault(customer, args.addressId);
      return customerPayload(outcome.ok ? outcome.value : null, addressErrors(outcome));
    },
  };
}

/** Reports unknown address ids at the `addressId` argument and all other errors at `address`. */
function addressErrors(outcome: Outcome<unknown>): UserError[] {
  return userErrorsOf(outcome, []).map(({field, message}) => {
    const [name] = field ?? [];
    if (name === undefined) return userError(null, message);
    return userError(/^(id|addressId)$/.test(name) ? ['addressId'] : ['address', name], message);
  });
}

/** Prefers codes to names. Omitted fields stay omitted: they keep their stored value. */
function inputOf({
  id: _id,
  countryCode,
  provinceCode,
  ...input
}: AdminAddressInput): MailingAddressInput {
  return {
    ...input,
    ...(countryCode === undefined ? {} : {country: countryCode}),
    ...(provinceCode === undefined ? {} : {province: provinceCode}),
  };
}
