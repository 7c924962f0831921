import {GraphQLError} from 'graphql';
import type {Customers} from '../customers/customers';
import type {CustomerMetafield, CustomerRecord, StaffInput} from '../customers/types';
import type {Resolver} from '../storefront/types';
import {readMetafield, type MetafieldInput} from './metafield-writes';
import {customerPayload, NO_CUSTOMER, userError, userErrorsOf, type UserError} from './payload';

type CustomerInput = Pick<StaffInput, 'email' | 'firstName' | 'lastName' | 'phone' | 'tags'> & {
  id?: string | null;
  metafields?: MetafieldInput[] | null;
  emailMarketingConsent?: unknown;
};

interface ConsentInput {
  customerId: string;
  emailMarketingConsent: {
    marketingState: string;
    consentUpdatedAt?: string | null;
    marketingOptInLevel?: string | null;
    sourceLocationId?: string | null;
  };
}

const UPDATABLE_FIELDS = ['email', 'firstName', 'lastName', 'phone', 'tags'] as const;
const HANDLED_FIELDS: readonly string[] = [
  ...UPDATABLE_FIELDS,
  'id',
  'metafields',
  'emailMarketingConsent',
];

/** `customerUpdate` and the marketing consent mutation. An input with an error changes nothing. */
export function createCustomerMutations(customers: Customers): Record<string, Resolver> {
  function applyUpdate(customer: CustomerRecord, input: CustomerInput) {
    const metafields = readMetafields(customer, input.metafields ?? []);
    const errors = [...consentErrors(input), ...metafields.errors];
    const updates = Object.fromEntries(
      UPDATABLE_FIELDS.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
    );
    if (errors.length > 0) return customerPayload(null, errors);
    const outcome = customers.update(customer, updates);
    if (!outcome.ok) return customerPayload(null, userErrorsOf(outcome, []));
    const {value} = outcome;
    return customerPayload(
      metafields.fields.length > 0
        ? customers.setMetafields(customer.id, metafields.fields)
        : value.customer,
      [],
    );
  }

  return {
    customerUpdate: (_root, {input}: {input: CustomerInput}) => {
      refuseUnhandled(input);
      const customer = customers.byId(input.id ?? '');
      return customer
        ? applyUpdate(customer, input)
        : customerPayload(null, [userError(['id'], NO_CUSTOMER)]);
    },

    customerEmailMarketingConsentUpdate: (_root, {input}: {input: ConsentInput}) => {
      const {marketingState, consentUpdatedAt} = input.emailMarketingConsent;
      const statePath = ['input', 'emailMarketingConsent', 'marketingState'];
      const customer = customers.byId(input.customerId);
      if (!customer) return refusedConsent('INVALID', ['input', 'customerId'], NO_CUSTOMER);
      if (marketingState !== 'SUBSCRIBED' && marketingState !== 'UNSUBSCRIBED') {
        const message = `Cannot specify ${marketingState} as a marketing state input`;
        return refusedConsent('INVALID', statePath, message);
      }
      const outcome = customers.update(customer, {
        acceptsMarketing: marketingState === 'SUBSCRIBED',
        marketingUpdatedAt: consentUpdatedAt ?? null,
      });
      const errors = userErrorsOf(outcome, ['input']);
      return {
        customer: outcome.ok ? outcome.value.customer : null,
        userErrors: errors.map((error) => ({...error, code: 'INVALID'})),
      };
    },
  };
}

function refusedConsent(code: string, field: string[], message: string) {
  return {customer: null, userErrors: [{code, field, message}]};
}

function readMetafields(
  customer: CustomerRecord,
  inputs: readonly MetafieldInput[],
): {fields: CustomerMetafield[]; errors: UserError[]} {
  const fields: CustomerMetafield[] = [];
  const errors: UserError[] = [];
  inputs.forEach((input, index) => {
    const read = readMetafield(input, customer);
    if (read.ok) fields.push(read.value);
    else {
      const {field, message} = read.problem;
      errors.push(userError(['metafields', String(index), field], message));
    }
  });
  return {fields, errors};
}

function consentErrors(input: CustomerInput): UserError[] {
  if (input.emailMarketingConsent == null) return [];
  const message =
    'To update emailMarketingConsent, please use the customerEmailMarketingConsentUpdate Mutation instead';
  return [userError(['emailMarketingConsent'], message)];
}

/** Fails for input fields that the sandbox ignores, so that a caller never believes they were saved. */
function refuseUnhandled(input: object): void {
  const unhandled = Object.keys(input).find((name) => !HANDLED_FIELDS.includes(name));
  if (unhandled === undefined) return;
  throw new GraphQLError(`CustomerInput.${unhandled} is not resolved by the sandbox`, {
    extensions: {code: 'NOT_RESOLVED_BY_SANDBOX'},
  });
}
