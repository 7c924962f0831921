import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {openCartOwnership} from '~/domains/cart/cart-ownership.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {seal} from '~/domains/session/session-crypto.server';
import {sealCartId} from '~tests/support/sealed-cart';
import {sessionStoreOf} from '~tests/support/session';

const SECRET = 'the secret of these tests';
const ID = 'gid://shopify/Cart/hWN1abc?key=5f3e%2F&x=1';
const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;

async function visit(
  cookie?: string,
  {secrets = [SECRET], site = 'DTC', now = NOW}: Partial<Parameters<typeof options>[0]> = {},
) {
  const cookies = createCookieJar(
    new Request('https://shop.test/', {headers: cookie ? {Cookie: cookie} : {}}),
    {suffix: '', secure: false},
  );
  const session = sessionStoreOf(null);
  const ids = await openCartOwnership({cookies, session, ...options({secrets, site, now})});
  ids.reconcile();
  const sent = async () => {
    await ids.commit();
    return cookies.headers();
  };
  return {ids, cookies, sent};
}

const options = ({secrets, site, now}: {secrets: string[]; site: 'DTC' | 'HPSF'; now: number}) => ({
  secrets,
  site: {id: site},
  now,
});

const pairOf = ([header = '']: string[]) => header.split(';')[0] ?? '';
const sealed = async (keys: {secret?: string; site?: 'DTC' | 'HPSF'; sealedAt?: number} = {}) =>
  `guest_cart=${await sealCartId('guest_cart', ID, {secret: SECRET, sealedAt: NOW, ...keys})}`;

describe('cart id of a guest', () => {
  it('CART-13, SESS-08, CART-78a cart id is stored sealed in its cookie and read back from it', async () => {
    const {ids, sent} = await visit();
    ids.set(ID);
    expect(ids.get()).toBe(ID);
    const headers = await sent();
    expect(headers).toEqual([expect.stringMatching(/^guest_cart=v1\.[\w-]+; .*Max-Age=2592000/)]);
    expect(headers[0]).not.toContain('hWN1abc');
    expect((await visit(pairOf(headers))).ids.get()).toBe(ID);
  });

  it('CART-11 cart id is null without a cookie', async () => {
    const {ids, sent} = await visit();
    expect([ids.get(), await sent()]).toEqual([null, []]);
  });

  it('cart id survives sealing and unsealing with any token of Shopify', async () => {
    const token = fc.stringMatching(/^[\x21-\x7E]{8,300}$/);
    await fc.assert(
      fc.asyncProperty(token, async (text) => {
        const {ids, sent} = await visit();
        ids.set(`gid://shopify/Cart/${text}`);
        const pair = pairOf(await sent());
        expect(pair.length).toBeLessThan(1000);
        expect((await visit(pair)).ids.get()).toBe(`gid://shopify/Cart/${text}`);
      }),
      {numRuns: 50},
    );
  });

  it.each<[string, () => Promise<string> | string]>([
    ['nothing', () => 'guest_cart='],
    ['an id that is not sealed', () => `guest_cart=${encodeURIComponent('hWN1abc?key=5f3e')}`],
    ['invalid URL encoding', () => 'guest_cart=%E0%A4%A'],
    ['an id sealed with another secret', () => sealed({secret: 'somebody else’s secret'})],
    ['an id of the other site', () => sealed({site: 'HPSF'})],
    [
      'an id sealed for the customer cart',
      async () => `guest_cart=${await sealCartId('cart', ID, {secret: SECRET})}`,
    ],
    [
      'another payload',
      async () => `guest_cart=${await seal({token: 'a b'}, [SECRET], 'guest-cart:DTC')}`,
    ],
  ])(
    'CART-78b, HOUSE-22a cart id is null and its cookie cleared when the cookie holds %s',
    async (_, cookie) => {
      const {ids, sent} = await visit(await cookie());
      expect(ids.get()).toBeNull();
      expect(await sent()).toEqual([expect.stringMatching(/^guest_cart=; Path=\/; Max-Age=0;/)]);
    },
  );

  it('CART-78a cart id unseals with an older secret', async () => {
    const {ids} = await visit(await sealed(), {secrets: ['the new secret', SECRET]});
    expect(ids.get()).toBe(ID);
  });

  it('CART-78b clearing the cart id sends a header only when there was a cookie', async () => {
    const none = await visit();
    none.ids.clear();
    expect(await none.sent()).toEqual([]);
    const some = await visit(await sealed());
    some.ids.clear();
    expect(some.ids.get()).toBeNull();
    expect(await some.sent()).toEqual([expect.stringMatching(/^guest_cart=; .*Max-Age=0/)]);
  });

  it('CART-78b cart id is null when its cookie is cleared after it was set', async () => {
    const {ids, cookies, sent} = await visit();
    ids.set(ID);
    cookies.clear('guest_cart');
    expect(ids.get()).toBeNull();
    expect(await sent()).toEqual([expect.stringMatching(/^guest_cart=; .*Max-Age=0/)]);
  });

  it('CART-79 cart id cookie is renewed when older than a day, except in responses for shared caches', async () => {
    const fresh = await visit(await sealed(), {now: NOW + DAY_MS});
    expect(await fresh.sent()).toEqual([]);
    const later = NOW + DAY_MS + 1;
    const old = await visit(await sealed(), {now: later});
    const headers = await old.sent();
    expect(headers).toEqual([expect.stringMatching(/^guest_cart=v1\..*Max-Age=2592000/)]);
    expect(await (await visit(pairOf(headers), {now: later + DAY_MS})).sent()).toEqual([]);
    const shared = await visit(await sealed(), {now: later});
    await shared.ids.commit({isShared: true});
    expect(shared.cookies.headers()).toEqual([]);
  });
});
