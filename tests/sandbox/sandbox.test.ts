import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SANDBOX_ADMIN_TOKEN} from '~sandbox/commerce/admin/admin';
import {encodeMultipass, SANDBOX_MULTIPASS_SECRET} from '~sandbox/commerce/customers/multipass';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {startSandbox, type RunningSandbox, type SandboxOptions} from '~sandbox/sandbox';
import {ORDERS} from '~sandbox/world/orders';
import {FILLED, json, textOf} from './commerce/checkout/checkout-app';

interface Cart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
}

/** Number of the first order after the seeded ones. */
const FIRST_NUMBER = 1001 + ORDERS.length;

let dataDir: string;
let running: RunningSandbox | null;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  running = null;
});

afterEach(async () => {
  await running?.close();
  rmSync(dataDir, {recursive: true, force: true});
});

interface TokenPayload {
  done: {customerAccessToken: {accessToken: string}};
}

async function multipassToken(email: string): Promise<string> {
  const payload = {email, created_at: new Date().toISOString()};
  const {done} = await ask<TokenPayload>(
    `mutation ($token: String!) {
      done: customerAccessTokenCreateWithMultipass(multipassToken: $token) {customerAccessToken {accessToken}}
    }`,
    {token: encodeMultipass(payload, SANDBOX_MULTIPASS_SECRET)},
  );
  return done.customerAccessToken.accessToken;
}

/** Starts the sandbox, or restarts it with the same data folder. */
async function start(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  await running?.close();
  running = await startSandbox({port: 0, dataDir, quiet: true, ...options});
  return running;
}

it('SAND-20 faults can be cleared over HTTP, even by a request without Content-Length', async () => {
  const {origin} = await start();
  const faults = `${origin}/__control/faults`;
  const list = async (): Promise<unknown> => (await fetch(faults)).json();
  const before = await list();
  await fetch(faults, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({service: 'cdn', kind: 'down'}),
  });
  expect(await list()).not.toEqual(before);
  expect((await fetch(faults, {method: 'DELETE'})).status).toBe(200);
  expect(await list()).toEqual(before);
});

it.each(['2027-03-01T07:00:01Z', '2027-03-14T12:00:00Z', '2027-04-01T05:59:59Z'])(
  'SAND-70 a member of the seed has used up the quota of the month when the sandbox is seeded at %s',
  async (now) => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date(now)});
    const {origin} = await start();
    const quota = await fetch(`${origin}/__control/quota?email=nadia.brooks@example.com`);
    expect(await quota.json()).toEqual({month: '2027-03', usedLbs: 120, orders: 1});
  },
);

async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const answer = await fetch(`${running?.origin}/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query, variables}),
  });
  return (await json<{data: T}>(answer)).data;
}

const control = async (route: string): Promise<unknown> =>
  (await fetch(`${running?.origin}/__control/${route}`)).json();

async function firstVariant(): Promise<{id: string; quantityAvailable: number}> {
  const {products} = await ask<{
    products: {nodes: {variants: {nodes: {id: string; quantityAvailable: number}[]}}[]};
  }>('{products(first: 1) {nodes {variants(first: 1) {nodes {id quantityAvailable}}}}}');
  const variant = products.nodes[0]?.variants.nodes[0];
  if (!variant) throw new Error('The seed has no variant');
  return variant;
}

async function createCart(quantity: number, buyerIdentity: object = {}): Promise<Cart> {
  const {cartCreate} = await ask<{cartCreate: {cart: Cart}}>(
    `mutation ($lines: [CartLineInput!], $buyerIdentity: CartBuyerIdentityInput) {
      cartCreate(input: {lines: $lines, buyerIdentity: $buyerIdentity}) {cart {id checkoutUrl totalQuantity}}
    }`,
    {lines: [{merchandiseId: (await firstVariant()).id, quantity}], buyerIdentity},
  );
  return cartCreate.cart;
}

const latestOrders = async () => (await control('orders')) as {number: number}[];

const readCart = (id: string) =>
  ask<{cart: Cart | null}>('query ($id: ID!) {cart(id: $id) {id totalQuantity}}', {id});

async function buy(cart: Cart): Promise<Response> {
  const page = await fetch(cart.checkoutUrl);
  return fetch(page.url, {method: 'POST', body: new URLSearchParams(FILLED)});
}

describe('sandbox', () => {
  it('SAND-16a keeps carts, orders, stock and mails after a restart', async () => {
    await start();
    const before = await firstVariant();
    const open = await createCart(2);
    expect((await buy(await createCart(3))).status).toBe(200);

    const second = await start();
    expect(await readCart(open.id)).toEqual({cart: {id: open.id, totalQuantity: 2}});
    const [order] = await latestOrders();
    expect(order).toMatchObject({number: FIRST_NUMBER, lines: [{quantity: 3}]});
    expect(await control('mails')).toMatchObject([
      {subject: `Order #${FIRST_NUMBER} is confirmed`},
    ]);
    expect((await firstVariant()).quantityAvailable).toBe(before.quantityAvailable - 3);
    expect((await buy({...open, checkoutUrl: checkoutUrlAt(open, second)})).status).toBe(200);
    expect((await latestOrders()).slice(0, 2)).toMatchObject([
      {number: FIRST_NUMBER + 1},
      {number: FIRST_NUMBER},
    ]);
  });

  it('SAND-16b resets to the seed, over HTTP and at start', async () => {
    const {origin} = await start();
    const seeded = await firstVariant();
    for (const reset of [
      () => fetch(`${origin}/__control/reset`, {method: 'POST'}),
      () => start({reset: true}),
    ]) {
      const open = await createCart(1);
      await buy(await createCart(1));
      await reset();
      expect(await readCart(open.id)).toEqual({cart: null});
      const [order] = await latestOrders();
      expect(order).toMatchObject({number: FIRST_NUMBER - 1});
      expect(await control('mails')).toEqual([]);
      expect(await firstVariant()).toEqual(seeded);
    }
  });

  it("SAND-15c can't read a cart after it was ordered", async () => {
    await start();
    const cart = await createCart(1);
    await buy(cart);
    expect(await readCart(cart.id)).toEqual({cart: null});
  });

  it('SAND-15a lists an order in the history of a customer logged in by Multipass', async () => {
    await start();
    const accessToken = await multipassToken('june.park@example.com');
    const cart = await createCart(2, {customerAccessToken: accessToken});
    expect(await (await fetch(cart.checkoutUrl)).text()).toContain('june.park@example.com');
    await buy(cart);
    const history = await ask<unknown>(
      `query ($token: String!) {
        customer(customerAccessToken: $token) {
          orders(first: 5) {totalCount nodes {name lineItems(first: 5) {nodes {quantity}}
            shippingAddress {firstName lastName address1 city provinceCode zip countryCodeV2}}}
        }
      }`,
      {token: accessToken},
    );
    expect(history).toEqual({
      customer: {
        orders: {
          totalCount: '1',
          nodes: [
            {
              name: `#${FIRST_NUMBER}`,
              lineItems: {nodes: [{quantity: 2}]},
              shippingAddress: {
                firstName: 'Ada',
                lastName: 'Reed',
                address1: '12 Elm Street',
                city: 'Denver',
                provinceCode: 'CO',
                zip: '80011',
                countryCodeV2: 'US',
              },
            },
          ],
        },
      },
    });
  });

  it('serves the same orders in the Admin API, and shows their states in the control room', async () => {
    const {origin} = await start();
    await buy(await createCart(1));
    const answer = await fetch(`${origin}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'X-Shopify-Access-Token': SANDBOX_ADMIN_TOKEN},
      body: JSON.stringify({
        query: `{order(id: "gid://shopify/Order/${FIRST_NUMBER}") {name fulfillments(first: 1) {status}}}`,
      }),
    });
    expect(await json(answer)).toMatchObject({
      data: {order: {name: `#${FIRST_NUMBER}`, fulfillments: []}},
    });
    const room = await textOf(await fetch(origin));
    expect(room).toMatch(/#1016 .* On its way Cancel #1015 .* Delivered/);
    expect(room).toMatch(/#1011 .* \$81.49 Canceled/);
    expect(room).toMatch(/#1008 .* \$87.75 Delivered, partly refunded/);
  });

  it('SAND-13a prefills checkout with the default address of the logged-in customer', async () => {
    await start();
    const accessToken = await multipassToken('ada.whitfield@example.com');
    const cart = await createCart(1, {customerAccessToken: accessToken});
    const page = await (await fetch(cart.checkoutUrl)).text();
    for (const known of ['Ada', 'Whitfield', '1842 Larkspur Lane', 'Apt 3B', 'Aurora', '80011']) {
      expect(page).toContain(`value="${known}"`);
    }
  });

  it('reseeds only when a different catalog size is requested', async () => {
    const countOf = async () => {
      const {products} = await ask<{products: {nodes: unknown[]}}>(
        '{products(first: 250) {nodes {id}}}',
      );
      return products.nodes.length;
    };
    await start({products: 150});
    expect(await countOf()).toBe(150);
    const cart = await createCart(1);
    await start({products: 150});
    expect((await readCart(cart.id)).cart).not.toBeNull();
    await start({products: 160});
    expect(await countOf()).toBe(160);
  });

  it('serves health for the run scripts, the control room at its root, and 404 elsewhere', async () => {
    const {origin} = await start();
    expect(await control('health')).toMatchObject({ok: true, checkout: process.cwd(), dataDir});
    const room = await fetch(origin);
    expect(room.status).toBe(200);
    expect(await room.text()).toContain('Control room');
    expect((await fetch(`${origin}/__assets/pages.css`)).headers.get('Content-Type')).toContain(
      'text/css',
    );
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
  });

  it('HOUSE-15a names the port in use and the option to choose another', async () => {
    const holder = await hold();
    const {port} = holder.address() as AddressInfo;
    await expect(start({port})).rejects.toThrow(
      new RegExp(`^Port ${port} is in use.*--port <port>\\.$`),
    );
    await new Promise((resolve) => holder.close(resolve));
  });

  it('closes while connections are open', async () => {
    const {origin, close} = await start();
    await fetch(`${origin}/__control/health`);
    await close();
    running = null;
    await expect(fetch(`${origin}/__control/health`)).rejects.toThrow();
  });
});

/** The cart's checkout URL on another origin: a restart picks a new port. */
function checkoutUrlAt({checkoutUrl}: Cart, {origin}: RunningSandbox): string {
  const {pathname, search} = new URL(checkoutUrl);
  return origin + pathname + search;
}

function hold(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
