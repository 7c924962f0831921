import type {MailingAddressInput} from '../cart/inputs';
import type {Resolver} from '../storefront/types';
import type {Customers} from './customers';
import {
  refused,
  type AccessToken,
  type CustomerError,
  type CustomerRecord,
  type Outcome,
  type ProfileInput,
} from './types';

interface WithToken {
  customerAccessToken: string;
}

interface ResetInput {
  resetToken: string;
  password: string;
}

interface ActivateInput {
  activationToken: string;
  password: string;
}

/** Every `customer*` mutation of the Storefront API. What fails is in `customerUserErrors`, in Shopify's words. */
export function createCustomerMutations(customers: Customers): Record<string, Resolver> {
  const {addresses, passwordLinks, tokens} = customers;

  /** Does something as the customer whose token it is. */
  function asCustomer<Value>(
    {customerAccessToken}: WithToken,
    act: (customer: CustomerRecord) => Outcome<Value>,
  ): Outcome<Value> {
    const customer = customers.byAccessToken(customerAccessToken);
    return customer ? act(customer) : refused(INVALID_TOKEN);
  }

  /** The payload of mutations that sign in when they succeed. */
  const signedInPayload = (outcome: Outcome<CustomerRecord>, inside?: string) =>
    payload(outcome, inside, (customer) => ({
      customer,
      ...tokenField(customer && customers.issueToken(customer)),
    }));

  return {
    customerCreate: (_root, {input}: {input: ProfileInput & {email: string; password: string}}) =>
      payload(customers.create(input), 'input', (customer) => ({customer})),

    customerAccessTokenCreate: (_root, {input}: {input: {email: string; password: string}}) => {
      const outcome = customers.signIn(input.email, input.password);
      return payload(outcome, 'input', (signedIn) => tokenField(signedIn?.token));
    },

    customerAccessTokenCreateWithMultipass: (
      _root,
      {multipassToken}: {multipassToken: string},
      {buyerIp},
    ) => {
      const outcome = customers.signInWithMultipass(multipassToken, buyerIp);
      return payload(outcome, undefined, (signedIn) => tokenField(signedIn?.token));
    },

    customerAccessTokenRenew: (_root, {customerAccessToken}: WithToken) => {
      const token = tokens.renew(customerAccessToken);
      return {...tokenField(token), userErrors: token ? [] : [userError(INVALID_TOKEN)]};
    },

    customerAccessTokenDelete: (_root, {customerAccessToken}: WithToken) => {
      const deleted = tokens.revoke(customerAccessToken) ? customerAccessToken : null;
      return {
        deletedAccessToken: deleted,
        deletedCustomerAccessTokenId: deleted,
        userErrors: deleted === null ? [userError(INVALID_TOKEN)] : [],
      };
    },

    customerUpdate: (_root, args: WithToken & {customer: ProfileInput}) => {
      const outcome = asCustomer(args, (customer) => customers.update(customer, args.customer));
      return payload(outcome, 'customer', (updated) => ({
        customer: updated?.customer ?? null,
        ...tokenField(updated?.token),
      }));
    },

    customerRecover: (_root, {email}: {email: string}) =>
      payload(passwordLinks.recover(email), undefined, () => ({})),

    customerReset: (_root, {id, input}: {id: string; input: ResetInput}) =>
      signedInPayload(
        passwordLinks.setPassword('reset', id, input.resetToken, input.password),
        'input',
      ),

    customerResetByUrl: (_root, {resetUrl, password}: {resetUrl: string; password: string}) =>
      signedInPayload(passwordLinks.setPasswordByUrl('reset', resetUrl, password)),

    customerActivate: (_root, {id, input}: {id: string; input: ActivateInput}) =>
      signedInPayload(
        passwordLinks.setPassword('activate', id, input.activationToken, input.password),
        'input',
      ),

    customerActivateByUrl: (
      _root,
      {activationUrl, password}: {activationUrl: string; password: string},
    ) => signedInPayload(passwordLinks.setPasswordByUrl('activate', activationUrl, password)),

    customerAddressCreate: (_root, args: WithToken & {address: MailingAddressInput}) => {
      const outcome = asCustomer(args, (customer) => addresses.add(customer, args.address));
      return payload(outcome, 'address', (customerAddress) => ({customerAddress}));
    },

    customerAddressUpdate: (
      _root,
      args: WithToken & {id: string; address: MailingAddressInput},
    ) => {
      const outcome = asCustomer(args, (customer) =>
        addresses.change(customer, args.id, args.address),
      );
      return payload(outcome, 'address', (customerAddress) => ({customerAddress}));
    },

    customerAddressDelete: (_root, args: WithToken & {id: string}) => {
      const outcome = asCustomer(args, (customer) => addresses.remove(customer, args.id));
      return payload(outcome, undefined, (deletedCustomerAddressId) => ({
        deletedCustomerAddressId,
      }));
    },

    customerDefaultAddressUpdate: (_root, args: WithToken & {addressId: string}) => {
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

/** Arguments beside the input object: an error in one of them is not inside it. */
const ARGUMENTS = ['customerAccessToken', 'id', 'addressId'];

/** A payload with its errors in both lists; `inside` is the input object that fields are counted from. */
function payload<Value, Fields extends object>(
  outcome: Outcome<Value>,
  inside: string | undefined,
  fieldsOf: (value: Value | null) => Fields,
) {
  const errors = outcome.ok ? [] : outcome.errors.map((error) => located(error, inside));
  return {
    ...fieldsOf(outcome.ok ? outcome.value : null),
    customerUserErrors: errors,
    userErrors: errors.map(userError),
  };
}

function located(error: CustomerError, inside: string | undefined): CustomerError {
  const [first, ...rest] = error.field ?? [];
  if (inside === undefined || (first !== undefined && ARGUMENTS.includes(first))) return error;
  return {...error, field: first === undefined ? [inside] : [inside, first, ...rest]};
}

const userError = ({field, message}: CustomerError) => ({field, message});

const tokenField = (token: AccessToken | null | undefined) => ({
  customerAccessToken: token ? {...token, expiresAt: new Date(token.expiresAt)} : null,
});
