import type {MailingAddressInput} from '../cart/inputs';
import type {Customers} from '../customers/customers';
import type {CustomerAddress, CustomerRecord, Outcome} from '../customers/types';
import type {Resolver} from '../storefront/types';
import {customerPayload, NO_CUSTOMER, userError, userErrorsOf, type UserError} from './payload';

/** The Admin API's input, which names country and state by code too. */
type AdminAddressInput = MailingAddressInput & {
  id?: string | null;
  countryCode?: string | null;
  provinceCode?: string | null;
};

interface WithAddress {
  customerId: string;
  address: AdminAddressInput;
  setAsDefault?: boolean | null;
}

/** Every address mutation, over the same address book as the Storefront API's. */
export function createAddressMutations(customers: Customers): Record<string, Resolver> {
  const {addresses} = customers;

  /** Does something to a customer's book, and makes the address the default where that was asked for. */
  function write(
    {customerId, setAsDefault}: WithAddress,
    act: (customer: CustomerRecord) => Outcome<CustomerAddress>,
  ): {address: CustomerAddress | null; userErrors: UserError[]} {
    const customer = customers.byId(customerId);
    if (!customer) return {address: null, userErrors: [userError(['customerId'], NO_CUSTOMER)]};
    const outcome = act(customer);
    if (!outcome.ok) return {address: null, userErrors: addressErrors(outcome)};
    const after = customers.byId(customerId);
    if (setAsDefault && after) addresses.makeDefault(after, outcome.value.id);
    return {address: outcome.value, userErrors: []};
  }

  return {
    customerAddressCreate: (_root, args: WithAddress) =>
      write(args, (customer) => addresses.add(customer, inputOf(args.address))),

    customerAddressUpdate: (_root, args: WithAddress & {addressId: string}) =>
      write(args, (customer) => addresses.change(customer, args.addressId, inputOf(args.address))),

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

/** An unknown address is the argument's fault, anything else the input's. */
function addressErrors(outcome: Outcome<unknown>): UserError[] {
  return userErrorsOf(outcome, []).map(({field, message}) => {
    const [name] = field ?? [];
    if (name === undefined) return userError(null, message);
    return userError(/^(id|addressId)$/.test(name) ? ['addressId'] : ['address', name], message);
  });
}

/** Codes count before names; a field left out stays out, as it keeps what it was. */
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
