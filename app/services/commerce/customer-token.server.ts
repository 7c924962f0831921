import {
  CUSTOMER_ACCESS_TOKEN_CREATE_WITH_MULTIPASS_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_OWNER_QUERY,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
  CUSTOMER_ACCESS_TOKENS_REPLACE_MUTATION,
} from '~graphql/storefront/customer-token';
import type {UpstreamFailure} from '~/platform/http.server';
import {toHex} from '~/platform/hex';
import {fail, ok, type Result} from '~/platform/result';
import {
  tokenCreateReply,
  tokenDeleteReply,
  tokenOwnerReply,
  tokenRenewReply,
} from './account-contract';
import type {CommerceClient} from './client.server';
import type {TokenReply} from './customer-change';
import {plainId} from './map-customer';
import type {Multipass, MultipassCustomer} from './multipass.server';

/** Renewing a token may change its text. */
export interface CustomerToken {
  token: string;
  expiresAt: string;
}

export interface TokenOwner {
  customerId: string;
  persistedCart: {id: string; value: string} | null;
}

export interface CustomerTokens {
  /**
   * Logs in a customer whom the identity provider has verified, and creates the customer if needed. `REFUSED`: Shopify
   * has linked the email address to another customer.
   */
  create(customer: MultipassCustomer): TokenReply<CustomerToken>;
  /** Returns `null` if the token has expired or is unknown. */
  owner(token: string): Promise<Result<TokenOwner | null, UpstreamFailure>>;
  renew(token: string): TokenReply<CustomerToken>;
  /** Ends all tokens of this token's customer, including this one, and returns a new one. */
  replaceAll(token: string): TokenReply<CustomerToken>;
  /** Returns whether the token was valid until now. An unknown token counts as revoked. */
  revoke(token: string): Promise<Result<boolean, UpstreamFailure>>;
}

interface WireToken {
  accessToken: string;
  expiresAt: string;
}

export function createCustomerTokens(
  client: CommerceClient,
  multipass: Pick<Multipass, 'token'>,
): CustomerTokens {
  const readToken = (
    operation: string,
    token: WireToken | null | undefined,
    errors: number = 0,
  ) => {
    if (token) return ok({token: token.accessToken, expiresAt: token.expiresAt});
    return errors > 0
      ? fail('REFUSED' as const)
      : client.refuse(operation, 'neither token nor error');
  };

  return {
    async create(customer) {
      const multipassToken = await multipass.token(customer);
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKEN_CREATE_WITH_MULTIPASS_MUTATION, {
        variables: {multipassToken},
        reply: tokenCreateReply,
      });
      if (!sent.ok) return sent;
      const {change} = sent.value;
      return readToken(
        'CustomerAccessTokenCreateWithMultipass',
        change?.customerAccessToken,
        change?.customerUserErrors.length,
      );
    },

    async owner(customerAccessToken) {
      const answer = await client.query(CUSTOMER_ACCESS_TOKEN_OWNER_QUERY, {
        variables: {customerAccessToken},
        reply: tokenOwnerReply,
      });
      if (!answer.ok) return answer;
      const {customer} = answer.value;
      return ok(
        customer && {customerId: plainId(customer.id), persistedCart: customer.persistedCart},
      );
    },

    async renew(customerAccessToken) {
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION, {
        variables: {customerAccessToken},
        reply: tokenRenewReply,
      });
      if (!sent.ok) return sent;
      const {change} = sent.value;
      return readToken(
        'CustomerAccessTokenRenew',
        change?.customerAccessToken,
        change?.userErrors.length,
      );
    },

    async replaceAll(customerAccessToken) {
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKENS_REPLACE_MUTATION, {
        variables: {customerAccessToken, password: randomPassword()},
        reply: tokenCreateReply,
      });
      if (!sent.ok) return sent;
      const {change} = sent.value;
      return readToken(
        'CustomerAccessTokensReplace',
        change?.customerAccessToken,
        change?.customerUserErrors.length,
      );
    },

    async revoke(customerAccessToken) {
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION, {
        variables: {customerAccessToken},
        reply: tokenDeleteReply,
      });
      if (!sent.ok) return sent;
      const {change} = sent.value;
      return change
        ? ok(typeof change.deletedAccessToken === 'string')
        : client.refuse('CustomerAccessTokenDelete', 'no payload');
    },
  };
}

/**
 * Shopify allows 5 to 40 characters. Nobody ever uses this password, because customers log in at the identity provider.
 */
function randomPassword(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(20)));
}
