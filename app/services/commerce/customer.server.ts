import {
  ADMIN_CUSTOMER_UPDATE_MUTATION,
  ADMIN_MARKETING_CONSENT_QUERY,
  ADMIN_METAFIELD_BY_EMAIL_QUERY,
  ADMIN_METAFIELD_OWNER_QUERY,
  ADMIN_METAFIELDS_DELETE_MUTATION,
} from '~graphql/admin/customers';
import {
  CUSTOMER_METAFIELD_QUERY,
  CUSTOMER_QUERY,
  CUSTOMER_UPDATE_MUTATION,
} from '~graphql/storefront/customer';
import type {CustomerProfile} from '~/domains/account/profile';
import type {UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {customerMetafieldReply, customerReply, customerUpdateReply} from './account-contract';
import type {AdminClient} from './admin-client.server';
import {
  adminCustomerUpdateReply,
  adminMarketingConsentReply,
  adminMetafieldByEmailReply,
  adminMetafieldOwnerReply,
  adminMetafieldsDeleteReply,
} from './admin-contract';
import type {CommerceClient} from './client.server';
import {readChange, type CustomerChange, type TokenReply} from './customer-change';
import {mapCustomer, plainId} from './map-customer';

/** Omitted fields stay as they are. */
export interface CustomerUpdate {
  firstName?: string;
  lastName?: string;
  /** E.164; `null` clears it. */
  phone?: string | null;
  acceptsMarketing?: boolean;
}

interface MetafieldKey {
  namespace: string;
  key: string;
}

export type MetafieldWrite = ({id: string} | MetafieldKey) & {value: string};

export interface AdminUserError {
  field: string[] | null;
  message: string;
}

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/**
 * Never cached (HOUSE-09). Shopify authorizes calls with a token. It doesn't authorize calls with a customer id, so
 * that id must come from the session.
 */
export interface CommerceCustomer {
  profile(token: string): TokenReply<CustomerProfile>;
  /** The value of a metafield that isn't part of the profile; `null` if there is none. */
  metafield(token: string, key: MetafieldKey): TokenReply<string | null>;
  update(token: string, update: CustomerUpdate): TokenReply<CustomerChange<CustomerProfile>>;
  /** Creates or updates metafields of type `single_line_text_field` (ACCT-10). If there are errors, none is written. */
  writeMetafields(
    customerId: string,
    writes: readonly MetafieldWrite[],
  ): Reply<{userErrors: AdminUserError[]}>;
  /**
   * The value of a metafield of the customer with this email address; `null` if there is none. Only a hint, because
   * Shopify lets customers change their email without verification. Use `profile` wherever the customer's identity
   * matters.
   */
  metafieldByEmail(email: string, key: MetafieldKey): Reply<string | null>;
  /** The customer and key of a metafield; `null` if it doesn't exist or isn't a customer's. */
  metafieldOwner(metafieldId: string): Reply<({customerId: string} & MetafieldKey) | null>;
  deleteMetafields(
    customerId: string,
    keys: readonly MetafieldKey[],
  ): Reply<{userErrors: AdminUserError[]}>;
  /** When the customer last accepted or declined marketing email, ISO 8601. */
  marketingConsentDate(customerId: string): Reply<string | null>;
}

const METAFIELD_TYPE = 'single_line_text_field';

export function createCommerceCustomer(
  client: CommerceClient,
  admin: AdminClient,
): CommerceCustomer {
  return {
    async profile(customerAccessToken) {
      const answer = await client.query(CUSTOMER_QUERY, {
        variables: {customerAccessToken},
        reply: customerReply,
      });
      if (!answer.ok) return answer;
      const {customer} = answer.value;
      return customer ? ok(mapCustomer(customer)) : fail('REFUSED');
    },

    async metafield(customerAccessToken, {namespace, key}) {
      const answer = await client.query(CUSTOMER_METAFIELD_QUERY, {
        variables: {customerAccessToken, namespace, key},
        reply: customerMetafieldReply,
      });
      if (!answer.ok) return answer;
      const {customer} = answer.value;
      return customer ? ok(customer.metafield?.value ?? null) : fail('REFUSED');
    },

    async update(customerAccessToken, customer) {
      const sent = await client.mutate(CUSTOMER_UPDATE_MUTATION, {
        variables: {customerAccessToken, customer},
        reply: customerUpdateReply,
      });
      return readChange(
        client,
        'CustomerUpdate',
        sent,
        ({customer: saved}) => saved && mapCustomer(saved),
      );
    },

    async writeMetafields(customerId, writes) {
      const metafields = writes.map((write) =>
        'id' in write ? {id: write.id, value: write.value} : {...write, type: METAFIELD_TYPE},
      );
      const sent = await admin.mutate(ADMIN_CUSTOMER_UPDATE_MUTATION, {
        variables: {input: {id: customerId, metafields}},
        reply: adminCustomerUpdateReply,
      });
      return readUserErrors(admin, 'AdminCustomerUpdate', sent);
    },

    async metafieldByEmail(email, key) {
      const answer = await admin.query(ADMIN_METAFIELD_BY_EMAIL_QUERY, {
        variables: {email, ...key},
        reply: adminMetafieldByEmailReply,
      });
      return answer.ok ? ok(answer.value.customer?.metafield?.value ?? null) : answer;
    },

    async metafieldOwner(id) {
      const answer = await admin.query(ADMIN_METAFIELD_OWNER_QUERY, {
        variables: {id},
        reply: adminMetafieldOwnerReply,
      });
      if (!answer.ok) return answer;
      const {node} = answer.value;
      if (!node?.owner.id) return ok(null);
      return ok({customerId: plainId(node.owner.id), namespace: node.namespace, key: node.key});
    },

    async deleteMetafields(ownerId, keys) {
      const sent = await admin.mutate(ADMIN_METAFIELDS_DELETE_MUTATION, {
        variables: {metafields: keys.map(({namespace, key}) => ({ownerId, namespace, key}))},
        reply: adminMetafieldsDeleteReply,
      });
      return readUserErrors(admin, 'AdminMetafieldsDelete', sent);
    },

    async marketingConsentDate(id) {
      const answer = await admin.query(ADMIN_MARKETING_CONSENT_QUERY, {
        variables: {id},
        reply: adminMarketingConsentReply,
      });
      return answer.ok
        ? ok(answer.value.customer?.defaultEmailAddress?.marketingUpdatedAt ?? null)
        : answer;
    },
  };
}

function readUserErrors(
  admin: AdminClient,
  operation: string,
  sent: Result<{change: {userErrors: AdminUserError[]} | null}, UpstreamFailure>,
): Result<{userErrors: AdminUserError[]}, UpstreamFailure> {
  if (!sent.ok) return sent;
  const {change} = sent.value;
  return change ? ok({userErrors: change.userErrors}) : admin.refuse(operation, 'no payload');
}
