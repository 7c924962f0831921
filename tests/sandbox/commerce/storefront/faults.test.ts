import {serve} from '@hono/node-server';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, test} from 'vitest';
import type {Fault} from '~sandbox/control/faults';
import {createFaultBoard} from '~sandbox/control/faults';
import {SANDBOX_PUBLIC_TOKEN} from '~sandbox/commerce/storefront/tokens';
import {storefrontApp} from '~tests/sandbox/support/storefront-app';

const QUERY = 'query Home { menu(handle: "main") { id } shop { name } page(handle: "faq") { id } }';
const BODY = JSON.stringify({query: QUERY});
const MENU = {id: 'gid://shopify/Menu/1', handle: 'main', title: 'Main', items: []};
const WHOLE = {data: {menu: {id: MENU.id}, shop: {name: 'Test Shop'}, page: null}};

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function withFault(fault: Omit<Fault, 'service'>) {
  const running = storefrontApp({menus: [MENU]});
  running.sandbox.faults.add({service: 'commerce', ...fault});
  return running;
}

test('SAND-20 error responds 500 with an HTML page', async () => {
  const response = await withFault({kind: 'error'}).post(BODY);
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Type')).toContain('text/html');
  expect(await response.text()).toContain('<html');
});

test('SAND-20 throttle responds 200 with the code THROTTLED and no data', async () => {
  const response = await withFault({kind: 'throttle'}).post(BODY);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
  });
});

test('SAND-20 malformed responds 200 with JSON that is cut off', async () => {
  const response = await withFault({kind: 'malformed'}).post(BODY);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toContain('application/json');
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test('SAND-20 partial nulls one nullable top-level field with an error, and keeps the rest', async () => {
  const response = await withFault({kind: 'partial'}).post(BODY);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    data: {menu: null, shop: {name: 'Test Shop'}, page: null},
    errors: [
      {
        message: expect.stringContaining('Internal error.') as string,
        path: ['menu'],
        extensions: {
          code: 'INTERNAL_SERVER_ERROR',
          requestId: response.headers.get('X-Request-Id'),
        },
      },
    ],
  });
});

test('SAND-20 partial finds a field in a fragment by its alias', async () => {
  const {ask, sandbox} = storefrontApp({menus: [MENU]});
  sandbox.faults.add({service: 'commerce', kind: 'partial'});
  const {data, errors} = await ask(
    'query { ...Top shop { name } } fragment Top on QueryRoot { head: menu(handle: "main") { id } }',
  );
  expect(data).toEqual({head: null, shop: {name: 'Test Shop'}});
  expect(errors?.[0]?.path).toEqual(['head']);
});

test('SAND-20 slow delays the complete response', async () => {
  const running = withFault({kind: 'slow', delayMs: 60});
  const startedAt = performance.now();
  const response = await running.post(BODY);
  // A timer may fire up to a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThan(58);
  expect(await response.json()).toEqual(WHOLE);
});

test('SAND-20 down closes the connection without a response', async () => {
  const {app} = withFault({kind: 'down'});
  const server = serve({
    fetch: app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  });
  closers.push(() => new Promise((done) => server.close(() => done())));
  await new Promise((done) => server.once('listening', done));
  const {port} = server.address() as AddressInfo;
  const request = fetch(`http://127.0.0.1:${port}/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {'X-Shopify-Storefront-Access-Token': SANDBOX_PUBLIC_TOKEN},
    body: BODY,
  });
  await expect(request).rejects.toThrow('fetch failed');
});

test('SAND-20 down responds 503 when there is no connection to close', async () => {
  expect((await withFault({kind: 'down'}).post(BODY)).status).toBe(503);
});

test.each([
  ['the operation name', 'Home', 500],
  ['the path', '/api/2026-10/', 500],
  ['text of the body', 'page(handle', 500],
  ['something else', 'cartCreate', 200],
])('SAND-20 a fault is matched against %s', async (_what, match, status) => {
  const response = await withFault({kind: 'error', match}).post(BODY);
  expect(response.status).toBe(status);
});

test('SAND-20 a fault of another service has no effect', async () => {
  const {post, sandbox} = storefrontApp({menus: [MENU]});
  sandbox.faults.add({service: 'checkout', kind: 'error'});
  expect(await (await post(BODY)).json()).toEqual(WHOLE);
});

test('SAND-20 a fault with a rate affects that share of requests', () => {
  const draws = [0.1, 0.49, 0.5, 0.9];
  const board = createFaultBoard(() => draws.shift() ?? 1);
  board.add({service: 'commerce', kind: 'error', rate: 0.5});
  const hits = [1, 2, 3, 4].map(() => board.pick('commerce', '') !== null);
  expect(hits).toEqual([true, true, false, false]);
});
