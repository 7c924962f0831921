import type {MailingAddressInput} from '../cart/inputs';
import type {Resolver} from '../storefront/types';
import type {Customers} from './customers';
import {
  failure,
  type AccessToken,
  type CustomerError,
  type CustomerRecord,
  type Outcome,
  type ProfileInput,
} from './types';

interface TokenArgs {
  customerAccessToken: string;
}

/** The `customer*` mutations of the Storefront API. Errors are in `customerUserErrors`, with Shopify's messages. */
export function createCustomerMutations(customers: Customers): Record<string, Resolver> {
  const {addresses, tokens} = customers;

  function asCustomer<Value>(
    {customerAccessToken}: TokenArgs,
    run: (customer: CustomerRecord) => Outcome<Value>,
  ): Outcome<Value> {
    const customer = customers.byAccessToken(customerAccessToken);
    return customer ? run(customer) : failure(INVALID_TOKEN);
  }

  return {
    customerAccessTokenCreateWithMultipass: (
      _root,
      {multipassToken}: {multipassToken: string},
      {buyerIp},
    ) => {
      const outcome = customers.logInWithMultipass(multipassToken, buyerIp);
      return payload(outcome, undefined, (signedIn) => tokenField(signedIn?.token));
    },

    customerAccessTokenRenew: (_root, {customerAccessToken}: TokenArgs) => {
      const token = tokens.renew(customerAccessToken);
      return {...tokenField(token), userErrors: token ? [] : [userError(INVALID_TOKEN)]};
    },

    customerAccessTokenDelete: (_root, {customerAccessToken}: TokenArgs) => {
      const deleted = tokens.revoke(customerAccessToken) ? customerAccessToken : null;
      return {
        deletedAccessToken: deleted,
        userErrors: deleted === null ? [userError(INVALID_TOKEN)] : [],
      };
    },

    customerUpdate: (_root, args: TokenArgs & {customer: ProfileInput}) => {
      const outcome = asCustomer(args, (customer) => customers.update(customer, args.customer));
      return payload(outcome, 'customer', (updated) => ({
        customer: updated?.customer ?? null,
        ...tokenField(updated?.token),
      }));
    },

    customerAddressCreate: (_root, args: TokenArgs & {address: MailingAddressInput}) => {
      const outcome = asCustomer(args, (customer) => addresses.add(customer, args.address));
      return payload(outcome, 'address', (customerAddress) => ({customerAddress}));
    },

    customerAddressUpdate: (
      _root,
      args: TokenArgs & {id: string; address: MailingAddressInput},
    ) => {
      const outcome = asCustomer(args, (customer) =>
        addresses.change(customer, args.id, args.address),
      );
      return payload(outcome, 'address', (customerAddress) => ({customerAddress}));
    },

    customerAddressDelete: (_root, args: TokenArgs & {id: string}) => {
      const outcome = asCustomer(args, (customer) => addresses.remove(customer, args.id));
      return payload(outcome, undefined, (deletedCustomerAddressId) => ({
        deletedCustomerAddressId,
      }));
    },

    customerDefaultAddressUpdate: (_root, args: TokenArgs & {addressId: string}) => {
      const outcome = asCustomer(args, (customer) =>
        addresses.makeDefault(customer, args.addressId),
      );
      return payload(outcome, undefined, (customer) => ({customer}));
    },
  };
}

const INVALID_TOKEN: CustomerError = {
  code: 'TOKEN_INVALID',
  field: ['customerAccessToken'],
  message: 'Customer access token is invalid',
};

/** Arguments next to the input object. Errors in them keep their path. */
const TOP_LEVEL_ARGUMENTS = ['customerAccessToken', 'id', 'addressId'];

/** Builds a payload with the errors in both lists. `parentPath` is the argument that error fields are relative to. */
function payload<Value, Fields extends object>(
  outcome: Outcome<Value>,
  parentPath: string | undefined,
  fieldsOf: (value: Value | null) => Fields,
) {
  const errors = outcome.ok ? [] : outcome.errors.map((error) => withFullPath(error, parentPath));
  return {
    ...fieldsOf(outcome.ok ? outcome.value : null),
    customerUserErrors: errors,
    userErrors: errors.map(userError),
  };
}

function withFullPath(error: CustomerError, parentPath: string | undefined): CustomerError {
  const [first, ...rest] = error.field ?? [];
  if (parentPath === undefined || (first !== undefined && TOP_LEVEL_ARGUMENTS.includes(first)))
    return error;
  return {...error, field: first === undefined ? [parentPath] : [parentPath, first, ...rest]};
}

const userError = ({field, message}: CustomerError) => ({field, message});

const tokenField = (token: AccessToken | null | undefined) => ({
  customerAccessToken: token ? {...token, expiresAt: new Date(token.expiresAt)} : null,
});
