import {describe, expect, it} from 'vitest';
import {
  checkoutApp,
  checkoutUrl,
  json,
  TREATS,
} from '~tests/sandbox/commerce/checkout/checkout-app';

type Shop = ReturnType<typeof checkoutApp>;

function setFault(shop: Shop, fault: object) {
  return shop.app.request('/__control/faults', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(fault),
  });
}

describe('faults', () => {
  it.each([
    ['down', 503],
    ['error', 500],
    ['throttle', 429],
  ])('SAND-20 %s responds with %i until it is cleared', async (kind, status) => {
    const shop = checkoutApp();
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    expect((await setFault(shop, {service: 'checkout', kind})).status).toBe(200);
    expect((await shop.visit(cart)).status).toBe(status);
    expect((await shop.submit(cart)).status).toBe(status);
    expect(shop.orders.latest(1)).toEqual([]);

    const cleared = await shop.app.request('/__control/faults', {method: 'DELETE'});
    expect(await cleared.json()).toEqual([]);
    expect((await shop.visit(cart)).status).toBe(200);
  });

  it('SAND-20 malformed cuts off the page', async () => {
    const shop = checkoutApp();
    await setFault(shop, {service: 'checkout', kind: 'malformed'});
    const html = await (await shop.visit(shop.cartOf([{merchandiseId: TREATS}]))).text();
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toContain('</html>');
  });

  it('SAND-20 a fault only affects the service it names', async () => {
    const shop = checkoutApp();
    await setFault(shop, {service: 'cdn', kind: 'down'});
    expect((await shop.visit(shop.cartOf([{merchandiseId: TREATS}]))).status).toBe(200);
  });

  it('SAND-20 a fault affects the share of requests given by its rate', async () => {
    const draws = [0.2, 0.3, 0.29, 0.9];
    const shop = checkoutApp({random: () => draws.shift() ?? 1});
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    await setFault(shop, {service: 'checkout', kind: 'down', rate: 0.3});
    const statuses = [];
    for (let visit = 0; visit < 4; visit++) statuses.push((await shop.visit(cart)).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  it('SAND-20 a fault affects only requests with its match in path or body', async () => {
    const shop = checkoutApp();
    const [one, two] = [
      shop.cartOf([{merchandiseId: TREATS}]),
      shop.cartOf([{merchandiseId: TREATS}]),
    ];
    await setFault(shop, {service: 'checkout', kind: 'error', match: one.token});
    await setFault(shop, {service: 'checkout', kind: 'throttle', match: 'Juneau'});
    expect((await shop.visit(one)).status).toBe(500);
    expect((await shop.visit(two)).status).toBe(200);
    expect((await shop.submit(two, {city: 'Juneau', state: 'AK', zip: '99801'})).status).toBe(429);
    expect((await shop.submit(two)).headers.get('Location')).toBe(checkoutUrl(two, '/thank-you'));
  });

  it.each([
    [{kind: 'down'}, ['service: ']],
    [{service: 'mars', kind: 'melt'}, ['service: ', 'kind: ']],
    [{service: 'cdn', kind: 'slow', delayMs: -1, rate: 2}, ['delayMs: ', 'rate: ']],
    [{service: 'cdn', kind: 'down', odds: 1}, ['body: ']],
    ['nonsense', ['body: ']],
  ])('SAND-20 rejects %j with one problem per line', async (fault, beginnings) => {
    const shop = checkoutApp();
    const answer = await setFault(shop, fault as object);
    expect(answer.status).toBe(400);
    const {problems} = await json<{problems: string[]}>(answer);
    expect(problems.map((problem) => /^\w+: /.exec(problem)?.[0])).toEqual(beginnings);
    expect(shop.context.faults.list()).toEqual([]);
  });
});
