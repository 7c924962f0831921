import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkoutApp, json, TREATS} from '~tests/sandbox/commerce/checkout/checkout-app';

type Shop = ReturnType<typeof checkoutApp>;

async function now(shop: Shop): Promise<string> {
  return (await json<{now: string}>(shop.app.request('/__control/clock'))).now;
}

function setClock(shop: Shop, moment: unknown) {
  return shop.app.request('/__control/clock', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({now: moment}),
  });
}

describe('sandbox clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date']});
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("SAND-21 can be set, keeps running from there, and switches back to the machine's time", async () => {
    const shop = checkoutApp();
    expect(await now(shop)).toBe('2026-11-21T12:00:00.000Z');
    await setClock(shop, '2027-02-28T23:59:30Z');
    expect(await now(shop)).toBe('2027-02-28T23:59:30.000Z');
    vi.setSystemTime('2026-11-21T12:00:45Z');
    expect(await now(shop)).toBe('2027-03-01T00:00:15.000Z');
    await setClock(shop, null);
    expect(await now(shop)).toBe('2026-11-21T12:00:45.000Z');
  });

  it('SAND-21 dates orders and decides whether cards have expired', async () => {
    const shop = checkoutApp();
    await setClock(shop, '2030-06-15T08:00:00Z');
    const expired = await shop.submit(shop.cartOf([{merchandiseId: TREATS}]), {expiry: '05/30'});
    expect(expired.status).toBe(422);
    const cart = shop.cartOf([{merchandiseId: TREATS}]);
    await shop.submit(cart, {expiry: '06/30'});
    expect(shop.orders.byCart(cart.token)?.processedAt).toBe('2030-06-15T08:00:00.000Z');
  });

  it.each(['tomorrow', '', 5, undefined])('SAND-21 rejects the time %j', async (moment) => {
    const shop = checkoutApp();
    expect((await setClock(shop, moment)).status).toBe(400);
    expect(await now(shop)).toBe('2026-11-21T12:00:00.000Z');
  });
});
