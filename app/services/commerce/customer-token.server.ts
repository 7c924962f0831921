import {
  CUSTOMER_ACCESS_TOKEN_CREATE_WITH_MULTIPASS_MUTATION,
  CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION,
  CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION,
} from '~graphql/storefront/customer-token';
import {failure, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {tokenCreateReply, tokenDeleteReply, tokenRenewReply} from './account-contract';
import type {CommerceClient} from './client.server';
import type {TokenReply} from './customer-change';
import type {Multipass, MultipassPerson} from './multipass.server';

/** What opens a customer's own data. The platform may give another text when it renews one. */
export interface CustomerToken {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface CustomerTokens {
  /** Signs somebody in whom the identity provider has vouched for; who is new becomes a customer. */
  create(person: MultipassPerson): TokenReply<CustomerToken>;
  renew(token: string): TokenReply<CustomerToken>;
  /** One that is not known is as good as revoked. */
  revoke(token: string): Promise<Result<null, UpstreamFailure>>;
}

interface WireToken {
  accessToken: string;
  expiresAt: string;
}

export function createCustomerTokens(
  client: CommerceClient,
  multipass: Pick<Multipass, 'token'>,
): CustomerTokens {
  const malformed = (operation: string) =>
    fail(failure({service: 'commerce', operation}, 'malformed', 'neither token nor error'));

  const read = (operation: string, token: WireToken | null | undefined, errors: number = 0) => {
    if (token) return ok({token: token.accessToken, expiresAt: token.expiresAt});
    return errors > 0 ? fail('REFUSED' as const) : malformed(operation);
  };

  return {
    async create(person) {
      const multipassToken = await multipass.token(person);
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKEN_CREATE_WITH_MULTIPASS_MUTATION, {
        variables: {multipassToken},
        reply: tokenCreateReply,
      });
      if (!sent.ok) return sent;
      const {change} = sent.value;
      return read(
        'CustomerAccessTokenCreateWithMultipass',
        change?.customerAccessToken,
        change?.customerUserErrors.length,
      );
    },

    async renew(customerAccessToken) {
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKEN_RENEW_MUTATION, {
        variables: {customerAccessToken},
        reply: tokenRenewReply,
      });
      if (!sent.ok) return sent;
      const {change} = sent.value;
      return read(
        'CustomerAccessTokenRenew',
        change?.customerAccessToken,
        change?.userErrors.length,
      );
    },

    async revoke(customerAccessToken) {
      const sent = await client.mutate(CUSTOMER_ACCESS_TOKEN_DELETE_MUTATION, {
        variables: {customerAccessToken},
        reply: tokenDeleteReply,
      });
      return sent.ok ? ok(null) : sent;
    },
  };
}
