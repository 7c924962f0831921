import {
  failure,
  type Http,
  type UpstreamFailureKind,
  type UpstreamRequest,
} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import {fail, ok} from '~/platform/result';
import {createCommerceAddresses} from '~/services/commerce/addresses.server';
import {createAdminClient} from '~/services/commerce/admin-client.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {createCommerceCustomer} from '~/services/commerce/customer.server';
import {createCustomerTokens} from '~/services/commerce/customer-token.server';
import {createCommerceOrders} from '~/services/commerce/orders.server';
import {refuse} from '~tests/support/refuse';
import {createCommerceCart} from '~/services/commerce/cart.server';

function neverShared(): never {
  throw new Error('personal data went to the shared cache');
}

/** The platform's reply for each operation name: a body, or the kind of failure. */
type Answers = Record<string, {body: unknown} | {failure: UpstreamFailureKind}>;

/**
 * The adapters over canned replies, for replies that the sandbox never gives: malformed, contradictory or from somebody
 * else's account. Operations that are not in `answers` fail with `status`.
 */
export function platformOf(answers: Answers) {
  const sent: UpstreamRequest[] = [];
  const lines: string[] = [];
  const refused: string[] = [];
  const http: Http = {
    refuse(call, kind, detail) {
      refused.push(`${call.service} ${call.operation} ${kind}: ${detail}`);
      return refuse(call, kind, detail);
    },
    async json(request) {
      sent.push(request);
      const answer = answers[request.operation] ?? {failure: 'status'};
      return 'body' in answer
        ? ok(answer.body)
        : fail(failure(request, answer.failure, 'as the test says'));
    },
  };
  const client = createCommerceClient({
    env: {PUBLIC_STORE_DOMAIN: 'https://shop.test', PRIVATE_STOREFRONT_API_TOKEN: 'private'},
    http,
    request: new Request('https://shop.test/'),
    sharedCache: {run: neverShared, runEach: neverShared},
  });
  const admin = createAdminClient({
    env: {ADMIN_API_ORIGIN: 'https://admin.test', ADMIN_API_TOKEN: 'admin-token'},
    http,
  });
  const log = createLog({}, (_level, line) => void lines.push(line));
  return {
    sent,
    lines,
    /** The failures of replies that were logged as no answer. */
    refused,
    /** The variables of the only call of this operation. Throws unless it was sent exactly once. */
    variablesOf(operation: string): unknown {
      const calls = sent.filter((request) => request.operation === operation);
      if (calls.length !== 1) throw new Error(`${operation} was sent ${calls.length} times`);
      return (JSON.parse(calls[0]?.init.body as string) as {variables: unknown}).variables;
    },
    admin,
    cart: createCommerceCart(client),
    customer: createCommerceCustomer(client, admin),
    tokens: createCustomerTokens(client, {token: async ({email}) => `multipass of ${email}`}),
    addresses: createCommerceAddresses(client),
    orders: createCommerceOrders({client, admin, log}),
  };
}

export const data = (fields: object) => ({body: {data: fields}});
