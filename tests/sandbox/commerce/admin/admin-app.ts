import {Hono} from 'hono';
import {mountAdmin, SANDBOX_ADMIN_TOKEN} from '~sandbox/commerce/admin/admin';
import {orderResolvers} from '~sandbox/commerce/checkout/order-resolvers';
import {createOrders} from '~sandbox/commerce/checkout/orders';
import {seedOrders} from '~sandbox/commerce/checkout/seed';
import {createCustomers} from '~sandbox/commerce/customers/customers';
import {encodeMultipass, SANDBOX_MULTIPASS_SECRET} from '~sandbox/commerce/customers/multipass';
import {createCustomerResolvers} from '~sandbox/commerce/customers/resolvers';
import {seedCustomers} from '~sandbox/commerce/customers/seed';
import {createCustomerTables} from '~sandbox/commerce/customers/tables';
import {createStorefront} from '~sandbox/commerce/storefront/storefront';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import type {SandboxContext} from '~sandbox/context';
import {createFaultBoard} from '~sandbox/control/faults';
import {CUSTOMERS} from '~sandbox/world/customers';
import {ORDERS} from '~sandbox/world/orders';
import {sharedWorld} from '~sandbox/world/world';
import {catalogOf} from '~tests/support/catalog-builder';
import {ORIGIN, type GraphqlAnswer} from '~tests/sandbox/support/storefront-app';

export const ADA = 'gid://shopify/Customer/1';
export const JUNE = 'gid://shopify/Customer/3';
export const NOBODY = 'gid://shopify/Customer/999';

const START = '2026-06-01T12:00:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;

const world = sharedWorld();
const skus = new Set(ORDERS.flatMap(({lines}) => lines.map(({sku}) => sku)));
/** Only the products of the seeded orders, because seeding the whole catalog takes long. */
const ORDERED_PRODUCTS = world.products.filter(({variants}) =>
  variants.some(({sku}) => skus.has(sku)),
);

export interface AdminAnswer extends GraphqlAnswer {
  extensions?: {
    cost: {
      requestedQueryCost: number;
      actualQueryCost: number | null;
      throttleStatus: {
        maximumAvailable: number;
        currentlyAvailable: number;
        restoreRate: number;
      };
    };
  };
}

/** The Admin and Storefront APIs with the seeded customers and orders, in memory, with a fixed clock. */
export function adminApp() {
  const {catalog, db} = catalogOf(ORDERED_PRODUCTS, {sellingPlanGroups: world.sellingPlanGroups});
  createCustomerTables(db);
  let now = new Date(START);
  const sandbox: SandboxContext = {
    db,
    clock: {now: () => now, set: (moment) => void (now = moment ?? new Date(START))},
    faults: createFaultBoard(),
    origin: ORIGIN,
    dataDir: '/nowhere',
  };
  seedCustomers(db, sandbox.clock, CUSTOMERS);
  const customers = createCustomers(sandbox);
  seedOrders({sandbox, catalog, customerByEmail: customers.byEmail}, ORDERS);
  const orders = createOrders(db, sandbox.clock);
  const app = new Hono();
  mountAdmin(app, {sandbox, catalog, world, customers, orders});
  createStorefront({
    sandbox,
    catalog,
    world,
    families: [createCustomerResolvers({customers, orders}), orderResolvers],
  }).mount(app);

  const post = (path: string, headers: Record<string, string>, body: string) =>
    app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        ...headers,
      },
      body,
    });
  const postAdmin = (body: string, version = '2026-10', token = SANDBOX_ADMIN_TOKEN) =>
    post(`/admin/api/${version}/graphql.json`, {'X-Shopify-Access-Token': token}, body);

  async function ask(query: string, variables: object = {}): Promise<AdminAnswer> {
    return (await postAdmin(JSON.stringify({query, variables}))).json();
  }

  function tokenOf(email: string): string {
    const payload = {email, created_at: now.toISOString()};
    const signedIn = customers.logInWithMultipass(
      encodeMultipass(payload, SANDBOX_MULTIPASS_SECRET),
      null,
    );
    if (!signedIn.ok) throw new Error(`${email} cannot sign in`);
    return signedIn.value.token.accessToken;
  }

  async function askStorefront(query: string, variables: object): Promise<GraphqlAnswer> {
    const headers = {'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN};
    const body = JSON.stringify({query, variables});
    return (await post('/api/2026-10/graphql.json', headers, body)).json();
  }

  return {
    sandbox,
    catalog,
    customers,
    orders,
    postAdmin,
    ask,
    passDays: (days: number) => void (now = new Date(now.getTime() + days * DAY_MS)),
    /** The data of a successful call. @throws Error when the response has errors */
    async data(query: string, variables: object = {}): Promise<Record<string, unknown>> {
      const answer = await ask(query, variables);
      if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data;
    },
    tokenOf,
    askStorefront,
    /** Reads a customer's own data from the Storefront API. */
    async seenBy(email: string, selection: string): Promise<Record<string, unknown>> {
      const answer = await askStorefront(
        `query ($token: String!) {customer(customerAccessToken: $token) ${selection}}`,
        {token: tokenOf(email)},
      );
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data?.customer as Record<string, unknown>;
    },
  };
}
