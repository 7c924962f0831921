import {describe, expect, it} from 'vitest';
import {cartId} from '~sandbox/commerce/cart/ids';
import type {ServiceTraffic} from '~sandbox/control/traffic';
import {
  checkoutApp,
  json,
  KIBBLE,
  textOf,
  TREATS,
} from '~tests/sandbox/commerce/checkout/checkout-app';

type App = ReturnType<typeof checkoutApp>['app'];

const send = (app: App, path: string, body: unknown, method = 'POST') =>
  app.request(path, {
    method,
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(body),
  });

const post = (app: App, path: string, fields: Record<string, string>) =>
  app.request(path, {method: 'POST', body: new URLSearchParams(fields)});

describe('control room over HTTP', () => {
  it('reports the checkout that it runs from', async () => {
    const {app} = checkoutApp();
    expect(await json(app.request('/__control/health'))).toEqual({
      ok: true,
      checkout: '/somewhere/shop',
      dataDir: '/nowhere',
      pid: process.pid,
      services: [
        'commerce',
        'cdn',
        'checkout',
        'content-system',
        'inventory',
        'mail',
        'identity',
        'subscriptions',
        'privacy',
        'reviews',
        'giving',
        'clinics',
        'tag-manager',
        'email-marketing',
        'error-reporting',
      ],
    });
  });

  it('SAND-19b returns a cart by token or gid', async () => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: KIBBLE, quantity: 2}]);
    for (const id of [cart.token, encodeURIComponent(cartId(cart))]) {
      expect(await json(shop.app.request(`/__control/carts/${id}`))).toMatchObject({
        token: cart.token,
        lines: [{merchandiseId: KIBBLE, quantity: 2}],
      });
    }
    expect((await shop.app.request('/__control/carts/nobody')).status).toBe(404);
  });

  it('SAND-19b lists orders newest first, and returns one by number', async () => {
    const shop = checkoutApp();
    await shop.submit(shop.cartOf([{merchandiseId: KIBBLE}]));
    await shop.submit(shop.cartOf([{merchandiseId: TREATS}]));
    expect(await json(shop.app.request('/__control/orders'))).toMatchObject([
      {number: 1002},
      {number: 1001},
    ]);
    expect(await json(shop.app.request('/__control/orders/1001'))).toMatchObject({
      name: '#1001',
      lines: [{sku: 'CHICK-15'}],
    });
    expect((await shop.app.request('/__control/orders/1003')).status).toBe(404);
    expect((await shop.app.request('/__control/orders/x')).status).toBe(404);
  });

  it('sets stock by SKU', async () => {
    const shop = checkoutApp();
    const stocked = await send(shop.app, '/__control/stock', {sku: 'CHICK-15', quantity: 1});
    expect(stocked.status).toBe(200);
    expect(shop.catalog.variantById(KIBBLE)?.quantityAvailable).toBe(1);
    const unknown = await send(shop.app, '/__control/stock', {sku: 'NONE', quantity: 1});
    expect(unknown.status).toBe(400);
    expect(await json(unknown)).toEqual({problems: ['sku: No variant has the SKU NONE']});
  });

  it('reports requests, errors and latency of each service', async () => {
    const shop = checkoutApp();
    await shop.visit(shop.cartOf([{merchandiseId: KIBBLE}]));
    shop.context.faults.add({service: 'checkout', kind: 'error'});
    await shop.app.request('/checkouts/cn/abc');
    const traffic = await json<Record<string, ServiceTraffic>>(
      shop.app.request('/__control/traffic'),
    );
    expect(traffic.cdn).toEqual({requests: 0, errors: 0, p50: null, p95: null, operations: []});
    expect(traffic.checkout).toMatchObject({
      requests: 2,
      errors: 1,
      operations: [{operation: 'GET /checkouts/cn/abc', status: 500}, {status: 200}],
    });
    const [slowest, fastest] = [traffic.checkout?.p95 ?? -1, traffic.checkout?.p50 ?? -1];
    expect(fastest).toBeGreaterThanOrEqual(0);
    expect(slowest).toBeGreaterThanOrEqual(fastest);
  });

  it('SAND-19a counts calls of the Admin API as commerce', async () => {
    const {app} = checkoutApp();
    await app.request('/admin/api/2026-10/graphql.json', {method: 'POST'});
    const traffic = await json<Record<string, ServiceTraffic>>(app.request('/__control/traffic'));
    expect(traffic.commerce?.operations).toMatchObject([
      {operation: 'POST /admin/api/2026-10/graphql.json'},
    ]);
  });

  it('rejects a post from a page of another site', async () => {
    const {app} = checkoutApp();
    const answer = await app.request('/__control/reset', {
      method: 'POST',
      headers: {Origin: 'https://evil.example'},
    });
    expect(answer.status).toBe(403);
  });
});

describe('control room page', () => {
  it('SAND-19a shows carts, orders, mails, stock and faults', async () => {
    const shop = checkoutApp();
    await shop.submit(shop.cartOf([{merchandiseId: KIBBLE}]));
    const open = shop.cartOf([{merchandiseId: TREATS, quantity: 3}]);
    shop.context.faults.add({service: 'cdn', kind: 'slow', delayMs: 250, rate: 0.5});
    const page = await shop.app.request('/');
    expect(page.status).toBe(200);
    const text = await textOf(page);
    expect(text).toContain('Image service slow 250 ms 50 %');
    expect(text).toMatch(/#1001 .* ada@example.com 1 item Visa 4242 \$37.30/);
    expect(text).toContain(`${open.token.slice(0, 8)}…`);
    expect(text).toContain('Order #1001 is confirmed to ada@example.com');
    expect(text).toContain('CHICK-15 Everyday Chicken 4');
  });

  it('SAND-19a has forms that set faults, the clock and stock, and redirect back', async () => {
    const shop = checkoutApp();
    const fault = {service: 'checkout', kind: 'slow', delayMs: '250', rate: '', match: ''};
    const set = await post(shop.app, '/__control/faults', fault);
    expect([set.status, set.headers.get('Location')]).toEqual([303, '/#services']);
    expect(shop.context.faults.list()).toEqual([{service: 'checkout', kind: 'slow', delayMs: 250}]);
    await post(shop.app, '/__control/faults/clear', {});
    expect(shop.context.faults.list()).toEqual([]);

    await post(shop.app, '/__control/clock', {now: '2030-05-01T09:30'});
    expect(shop.context.clock.now().toISOString()).toMatch(/^2030-05-01T09:30:/);
    await post(shop.app, '/__control/clock', {now: 'machine'});
    expect(Math.abs(shop.context.clock.now().getTime() - Date.now())).toBeLessThan(60_000);

    await post(shop.app, '/__control/stock', {sku: 'CHICK-15', quantity: '0'});
    expect(shop.catalog.variantById(KIBBLE)?.availableForSale).toBe(false);
    const wrong = await post(shop.app, '/__control/stock', {sku: 'NONE', quantity: '1'});
    expect(wrong.status).toBe(400);
    expect(await textOf(wrong)).toContain('No variant has the SKU NONE');
  });
});
