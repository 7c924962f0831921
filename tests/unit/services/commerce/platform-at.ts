import {createBreakers} from '~/platform/circuit-breaker.server';
import {parseEnv} from '~/platform/env.server';
import {createHttp} from '~/platform/http.server';
import {createLog} from '~/platform/log.server';
import type {Result} from '~/platform/result';
import {createTiming} from '~/platform/timing.server';
import {createCommerceAddresses} from '~/services/commerce/addresses.server';
import {createAdminClient} from '~/services/commerce/admin-client.server';
import {createCommerceCart} from '~/services/commerce/cart.server';
import {createCommerceCatalog} from '~/services/commerce/catalog.server';
import {createCommerceClient} from '~/services/commerce/client.server';
import {createCommerceCustomer} from '~/services/commerce/customer.server';
import {createCustomerTokens} from '~/services/commerce/customer-token.server';
import {createMultipass} from '~/services/commerce/multipass.server';
import {createCommerceOrders} from '~/services/commerce/orders.server';
import {composeEnv, sandboxVariables} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {UNCACHED} from '~tests/support/uncached';

/* Seeded customers of the sandbox. */
export const ADA = {email: 'ada.whitfield@example.com', firstName: 'Ada', lastName: 'Whitfield'};
export const MARCUS = {
  email: 'marcus.oyelaran@example.com',
  firstName: 'Marcus',
  lastName: 'Oyelaran',
};

/** The value of a call that must succeed. Throws when it fails. */
export async function valueOf<Value>(reply: Promise<Result<Value, unknown>>): Promise<Value> {
  const answer = await reply;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

export const withIdentifier = (person: typeof ADA) => ({
  ...person,
  identifier: `uid of ${person.email}`,
});

export async function tokenOf(
  {tokens}: ReturnType<typeof platformAt>,
  person = ADA,
): Promise<string> {
  return (await valueOf(tokens.create(withIdentifier(person)))).token;
}

/** The adapters as one request of the shop uses them, over a sandbox at this origin. */
export function platformAt(origin: string) {
  const env = parseEnv(
    composeEnv({root: ROOT, personal: false, overrides: sandboxVariables(origin)}),
  );
  const log = createLog({}, () => undefined);
  const http = createHttp({fetch, breakers: createBreakers(), timing: createTiming(), log});
  const client = createCommerceClient({
    env,
    http,
    request: new Request('https://shop.test/'),
    sharedCache: UNCACHED,
  });
  const admin = createAdminClient({env, http});
  const multipass = createMultipass({
    secret: env.MULTIPASS_SECRET,
    storeOrigin: env.PUBLIC_STORE_DOMAIN,
    ownOrigins: [env.PUBLIC_CHECKOUT_DOMAIN],
  });
  return {
    multipass,
    cart: createCommerceCart(client),
    catalog: createCommerceCatalog(client, () => ''),
    customer: createCommerceCustomer(client, admin),
    tokens: createCustomerTokens(client, multipass),
    addresses: createCommerceAddresses(client),
    orders: createCommerceOrders({client, admin, log}),
  };
}
