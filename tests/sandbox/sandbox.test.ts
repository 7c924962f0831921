import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {startSandbox, type RunningSandbox, type SandboxOptions} from '~sandbox/sandbox';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {FILLED, json} from './commerce/checkout/checkout-app';

interface Cart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
}

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

/** Starts the sandbox, or starts it anew over what the one before has kept. */
async function start(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  await running?.close();
  running = await startSandbox({port: 0, dataDir, quiet: true, ...options});
  return running;
}

it('SAND-20 faults are cleared over HTTP, with a body of no length too', async () => {
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

const readCart = (id: string) =>
  ask<{cart: Cart | null}>('query ($id: ID!) {cart(id: $id) {id totalQuantity}}', {id});

async function buy(cart: Cart): Promise<Response> {
  const page = await fetch(cart.checkoutUrl);
  return fetch(page.url, {method: 'POST', body: new URLSearchParams(FILLED)});
}

describe('the sandbox', () => {
  it('SAND-16 finds carts, orders, stock and mails again after a restart', async () => {
    await start();
    const before = await firstVariant();
    const open = await createCart(2);
    expect((await buy(await createCart(3))).status).toBe(200);

    const second = await start();
    expect(await readCart(open.id)).toEqual({cart: {id: open.id, totalQuantity: 2}});
    expect(await control('orders')).toMatchObject([{number: 1001, lines: [{quantity: 3}]}]);
    expect(await control('mails')).toMatchObject([{subject: 'Order #1001 is confirmed'}]);
    expect((await firstVariant()).quantityAvailable).toBe(before.quantityAvailable - 3);
    expect((await buy({...open, checkoutUrl: moved(open, second)})).status).toBe(200);
    expect(await control('orders')).toMatchObject([{number: 1002}, {number: 1001}]);
  });

  it('SAND-16 reset returns to the seed, by HTTP and at start', async () => {
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
      expect(await control('orders')).toEqual([]);
      expect(await control('mails')).toEqual([]);
      expect(await firstVariant()).toEqual(seeded);
    }
  });

  it('SAND-15 a cart that was bought can no longer be read', async () => {
    await start();
    const cart = await createCart(1);
    await buy(cart);
    expect(await readCart(cart.id)).toEqual({cart: null});
  });

  it('SAND-15 the order of a signed-in customer is in their history', async () => {
    await start();
    const {customerAccessTokenCreate: signIn} = await ask<{
      customerAccessTokenCreate: {customerAccessToken: {accessToken: string}};
    }>(
      `mutation ($input: CustomerAccessTokenCreateInput!) {
        customerAccessTokenCreate(input: $input) {customerAccessToken {accessToken}}
      }`,
      {input: {email: 'ada.whitfield@example.com', password: SEED_PASSWORD}},
    );
    const {accessToken} = signIn.customerAccessToken;
    const cart = await createCart(2, {customerAccessToken: accessToken});
    expect(await (await fetch(cart.checkoutUrl)).text()).toContain('ada.whitfield@example.com');
    await buy(cart);
    const history = await ask<unknown>(
      `query ($token: String!) {
        customer(customerAccessToken: $token) {
          orders(first: 5) {totalCount nodes {name lineItems(first: 5) {nodes {quantity}}
            shippingAddress {formatted(withName: true)}}}
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
              name: '#1001',
              lineItems: {nodes: [{quantity: 2}]},
              shippingAddress: {
                formatted: ['Ada Reed', '12 Elm Street', 'Denver CO 80011', 'United States'],
              },
            },
          ],
        },
      },
    });
  });

  it('is seeded anew when another size is asked for, and only then', async () => {
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

  it('answers health for the run scripts, and a page at its root', async () => {
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

  it('HOUSE-15 says which port is in use and how to choose another', async () => {
    const holder = await hold();
    const {port} = holder.address() as AddressInfo;
    await expect(start({port})).rejects.toThrow(
      new RegExp(`^Port ${port} is in use.*--port <port>\\.$`),
    );
    await new Promise((resolve) => holder.close(resolve));
  });

  it('closes with connections open', async () => {
    const {origin, close} = await start();
    await fetch(`${origin}/__control/health`);
    await close();
    running = null;
    await expect(fetch(`${origin}/__control/health`)).rejects.toThrow();
  });
});

/** A restart on any free port moves the checkout to that port. */
function moved({checkoutUrl}: Cart, {origin}: RunningSandbox): string {
  const {pathname, search} = new URL(checkoutUrl);
  return origin + pathname + search;
}

function hold(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
