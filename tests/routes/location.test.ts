import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProductCardModel} from '~/domains/catalog/card';
import type {ProductModel} from '~/domains/catalog/product-model';
import type {PageLocation} from '~/domains/location/page-location';
import type {Fault} from '~sandbox/control/faults';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {add, BIG_KIBBLE, KIBBLE} from '../support/variants';
import {cartOf, change, guestWith, texts} from './support/guest';
import {useOwnSandbox} from '../support/own-sandbox';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop, type Shop, type Visitor} from './support/shop';

const HAWAII = '96813';
/** Kind Tummy Turkey & Rice: out of stock only in Honolulu. */
const LOCAL = 'gid://shopify/ProductVariant/702401';
/** Everyday Chicken & Barley, 30 lb: three in Anchorage. */
const LIMITED = 'gid://shopify/ProductVariant/700103';
const LOCAL_HANDLE = 'kind-tummy-turkey-rice';
const LOCAL_SKUS = ['MB-CKTM-4', 'MB-CKTM-7', 'MB-CKTM-15'];
const LOCAL_PATH = `/products/${LOCAL_HANDLE}`;
const LIST_PATH = '/products/cat/food-form/dry-food';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(async () => {
  control = createSandboxControl(sandbox.origin());
  await control.setClock(new Date('2026-11-16T16:00Z'));
  shop = openShop(sandbox.origin());
});
afterEach(() => control.clearFaults());

const setZip = (visitor: Visitor, zip: string, fields: Record<string, string> = {}) =>
  visitor.post('/location', {zip, to: '/cart', ...fields});

/** Location data of a page, used by the header, the delivery line and the dialog. */
async function locationAt(visitor: Visitor, path: string): Promise<PageLocation> {
  return (await visitor.get(path)).page().loaderData['pages'] as PageLocation;
}

const logMessages = () => log().map(({message}) => message);

describe('the location form', () => {
  it('LOC-01, SESS-10, SESS-11, LOC-19a stores the zip and its warehouse, and redirects back', async () => {
    const visitor = shop.visitor();
    const answer = await setZip(visitor, HAWAII, {to: '/products/dog?sort=name'});
    expect([answer.status, answer.location]).toEqual([303, '/products/dog?sort=name']);
    expect(answer.headers.getSetCookie().sort()).toEqual([
      'user_location=96813::HOME; Path=/; Max-Age=15552000; SameSite=Lax; HttpOnly',
      'user_warehouse=HNL; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
    ]);
    expect((await locationAt(visitor, '/cart')).location).toEqual({
      zip: HAWAII,
      destination: 'HOME',
      isKnown: true,
    });
  });

  it('CONST-17, SESS-05, LOC-13a shows the default to a new visitor, marked as not known', async () => {
    expect(await locationAt(shop.visitor(), '/')).toEqual({
      location: {zip: '80011', destination: 'HOME', isKnown: false},
      estimate: {text: 'Estimated delivery Tue, Nov 17 to 80011'},
    });
  });

  it.each([
    ['00901', 'We don’t deliver to 00901 yet.'],
    ['09012', 'We don’t deliver to 09012 yet.'],
    ['8001', 'Enter your 5-digit zip code.'],
    ['80011-1', 'Enter your 5-digit zip code.'],
    ['', 'Enter your 5-digit zip code.'],
  ])('LOC-06, LOC-07, LOC-08, LOC-16, LOC-20 refuses %j at its field', async (zip, error) => {
    const visitor = shop.visitor('user_location=80202::HOME');
    const answer = await setZip(visitor, zip);
    expect(answer.status).toBe(422);
    expect(answer.page().actionData).toEqual({'routes/location': {error, typed: zip}});
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await locationAt(visitor, '/cart')).location.zip).toBe('80202');
  });

  it('HOUSE-22b never redirects to another site', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      expect((await setZip(shop.visitor(), '80202', {to})).location).toBe('/');
      const page = await shop.visitor().get(`/location?to=${encodeURIComponent(to)}`);
      expect(page.page().loaderData['routes/location']).toMatchObject({to: '/'});
    }
  });

  it.each(['nonsense', '99999::HOME', '80011::MOON', '80011%3A%3AHOME', '::', '96813::HOME::HOME'])(
    'HOUSE-22a ignores the invalid cookie %j',
    async (value) => {
      const visitor = shop.visitor(`user_location=${value}; user_warehouse=<script>`);
      for (const path of ['/', LOCAL_PATH, '/cart', '/location']) {
        expect((await visitor.get(path)).status).toBe(200);
      }
      expect(unexpected()).toEqual([]);
    },
  );

  it('LOC-01 offers clinics on the staff site, under its own cookie', async () => {
    const staff = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}}).visitor();
    await setZip(staff, '80202', {destination: 'CLINIC'});
    expect(staff.cookies.get('user_location_hpsf')).toBe('80202::CLINIC');
    expect(await locationAt(staff, '/cart')).toMatchObject({
      location: {destination: 'CLINIC'},
      estimate: {text: 'Estimated delivery Wed, Nov 18 to 80202'},
    });
  });
});

describe('delivery to the location', () => {
  it('LOC-10, LOC-12a is estimated for the zip on every page', async () => {
    const visitor = shop.visitor();
    for (const [zip, day] of [
      ['84101', 'Wed, Nov 18'],
      ['10001', 'Wed, Nov 18'],
      ['77002', 'Thu, Nov 19'],
    ] as const) {
      await setZip(visitor, zip);
      const pages = await Promise.all(
        ['/', LOCAL_PATH, '/cart', '/nowhere'].map((path) => locationAt(visitor, path)),
      );
      for (const {location, estimate} of pages) {
        expect(location).toEqual({zip, destination: 'HOME', isKnown: true});
        expect(estimate).toEqual({text: `Estimated delivery ${day} to ${zip}`});
      }
    }
  });

  it('LOC-09 to Hawaii is estimated at checkout while the flag is on', async () => {
    const cookie = 'user_location=96813::HOME';
    expect((await locationAt(shop.visitor(cookie), LOCAL_PATH)).estimate).toEqual({
      text: 'See checkout for delivery date',
    });
    const off = openShop(sandbox.origin(), {variables: {FEATURE_HAWAII_DELIVERY: '0'}});
    expect((await locationAt(off.visitor(cookie), LOCAL_PATH)).estimate).toEqual({
      text: 'Estimated delivery Wed, Nov 18 to 96813',
    });
  });
});

/** Stock of the local product on the card, the product page and in the cart. */
async function stockSeenBy(visitor: Visitor) {
  const list = (await visitor.get(LIST_PATH)).page().loaderData['category-cat'] as {
    list: {cards: ProductCardModel[]};
  };
  const page = (await visitor.get(LOCAL_PATH)).page().loaderData['product'] as {
    product: ProductModel;
  };
  const cart = await cartOf(visitor);
  const line = cart?.lineItems.find(({variant}) => LOCAL_SKUS.includes(variant.sku));
  return {
    card: list.list.cards.find(({handle}) => handle === LOCAL_HANDLE)?.variant.inStock,
    page: page.product.variant.inStock,
    cart: line?.variant.inStock,
  };
}

const ALL = (inStock: boolean) => ({card: inStock, page: inStock, cart: inStock});

describe('stock at the location', () => {
  it('LOC-12b is the same on card, product page and cart, and only at that zip', async () => {
    const {visitor} = await guestWith(shop, [LOCAL, 1]);
    expect(await stockSeenBy(visitor)).toEqual(ALL(true));
    await setZip(visitor, HAWAII);
    expect(await stockSeenBy(visitor)).toEqual(ALL(false));
    await setZip(visitor, '80202');
    expect(await stockSeenBy(visitor)).toEqual(ALL(true));
  });

  it('LOC-12b, CART-44 is also part of the response to a cart change', async () => {
    const {visitor} = await guestWith(shop, [LOCAL, 1]);
    await setZip(visitor, HAWAII);
    const {cart} = await change(visitor, add(BIG_KIBBLE));
    expect(cart?.lineItems.map(({variant}) => [variant.sku, variant.inStock])).toEqual(
      expect.arrayContaining([
        ['MB-CKTM-4', false],
        ['MB-DEVC-15', true],
      ]),
    );
  });

  it('LOC-12b at zero makes checkout refuse the item, but not at another zip', async () => {
    const {visitor} = await guestWith(shop, [LOCAL, 1]);
    await setZip(visitor, HAWAII);
    const refused = await visitor.post('/cart', {intent: 'checkout'});
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('is out of stock. Remove it to check out.');
    await setZip(visitor, '80202');
    expect((await visitor.post('/cart', {intent: 'checkout'})).status).toBe(303);
  });

  it('LOC-12b below the quantity makes checkout refuse it, but not at another zip', async () => {
    const {visitor} = await guestWith(shop, [LIMITED, 4]);
    await setZip(visitor, '99501');
    const refused = await visitor.post('/cart', {intent: 'checkout'});
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Only 3 left for your zip code.');
    await setZip(visitor, '80202');
    expect((await visitor.post('/cart', {intent: 'checkout'})).status).toBe(303);
  });

  it('LOC-12b below the quantity is mentioned when the item is added', async () => {
    const visitor = shop.visitor('user_location=99501::HOME');
    expect(await change(visitor, add(LIMITED, 3))).toMatchObject({ok: true, notices: []});
    const over = await change(visitor, add(LIMITED, 1));
    expect(over).toMatchObject({status: 200, ok: true, added: {quantity: 1}});
    expect(texts(over)).toBe('Only 3 left for your zip code. Lower the quantity to check out.');
    await setZip(visitor, '80202');
    expect(await change(visitor, add(LIMITED, 1))).toMatchObject({ok: true, notices: []});
  });

  it('LOC-12b below the quantity is shown on the cart page without JavaScript', async () => {
    const visitor = shop.visitor('user_location=99501::HOME');
    const answer = await visitor.post('/cart', add(LIMITED, 4));
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect((await visitor.get('/cart')).page().loaderData['routes/cart']).toMatchObject({
      cart: {lineItems: [{quantity: 4, variant: {inStock: true, quantityAvailable: 3}}]},
    });
  });

  it('ERR-20, LOC-12b is not mentioned while the inventory is down', async () => {
    await control.fault({service: 'inventory', kind: 'down'});
    const outcome = await change(shop.visitor('user_location=99501::HOME'), add(LIMITED, 4));
    expect(outcome).toMatchObject({status: 200, ok: true, notices: []});
  });

  it('INV-03b, LOC-12b is zero everywhere for products that commerce no longer sells', async () => {
    const {visitor} = await guestWith(shop, [LOCAL, 1]);
    for (const sku of LOCAL_SKUS) await control.setStock(sku, 0);
    expect(await stockSeenBy(visitor)).toEqual(ALL(false));
    for (const sku of LOCAL_SKUS) await control.setStock(sku, 200);
    expect(await stockSeenBy(visitor)).toEqual(ALL(true));
  });
});

describe('an inventory failure', () => {
  it('ERR-01, ERR-02 of the warehouse lookup is logged as a warning and clears the warehouse', async () => {
    await control.fault({service: 'inventory', kind: 'error', match: '/v1/warehouse'});
    const visitor = shop.visitor('user_warehouse=DEN');
    const answer = await setZip(visitor, HAWAII);
    expect(answer.status).toBe(303);
    expect(visitor.cookies.get('user_location')).toBe('96813::HOME');
    expect(visitor.cookies.has('user_warehouse')).toBe(false);
    expect(log()).toContainEqual(
      expect.objectContaining({level: 'warn', message: 'warehouse lookup failed'}),
    );
  });

  it('ERR-03 of the state lookup is only logged', async () => {
    await control.fault({service: 'inventory', kind: 'error', match: '/v1/state'});
    const visitor = shop.visitor('user_location=96813::HOME; user_warehouse=HNL');
    const answer = await visitor.get('/cart');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.page().loaderData['pages']).toMatchObject({
      estimate: {text: 'Estimated delivery Wed, Nov 18 to 96813'},
    });
    expect(logMessages()).toContain('state lookup failed');
  });

  it('ERR-20 of the stock check is logged, and the stock of commerce is used', async () => {
    const {visitor} = await guestWith(shop, [LOCAL, 1]);
    await setZip(visitor, HAWAII);
    await control.fault({service: 'inventory', kind: 'error', match: '/v1/stock\n'});
    expect(await stockSeenBy(visitor)).toEqual(ALL(true));
    expect(logMessages()).toContain('stock check failed');
  });

  it('LOC-14b of the zip ranges lets any well-formed zip pass', async () => {
    await control.fault({service: 'inventory', kind: 'error', match: '/v1/stock-object'});
    const visitor = shop.visitor();
    expect((await setZip(visitor, '8001')).status).toBe(422);
    expect((await setZip(visitor, '81657')).status).toBe(303);
    expect(visitor.cookies.get('user_location')).toBe('81657::HOME');
    expect(logMessages()).toContain('zip ranges unknown, the zip is taken as it is');
  });

  it.each<Fault>([
    {service: 'inventory', kind: 'down'},
    {service: 'inventory', kind: 'throttle'},
    {service: 'inventory', kind: 'malformed'},
    {service: 'inventory', kind: 'slow', delayMs: NEVER_MS},
  ])(
    'LOC-14a of all calls ($kind) lets pages and the form answer in time, without a date',
    async (fault) => {
      const {visitor} = await guestWith(shop, [KIBBLE, 1]);
      await control.fault(fault);
      const paths = ['/', LIST_PATH, LOCAL_PATH, '/cart', '/location'];
      const answers = await Promise.all(paths.map((path) => visitor.get(path)));
      for (const [index, answer] of answers.entries()) {
        expect([paths[index], answer.status]).toEqual([paths[index], 200]);
        expect(answer.ms).toBeLessThan(IN_TIME_MS);
        expect(answer.page().loaderData['pages']).toMatchObject({
          location: {zip: '80011'},
          estimate: null,
        });
      }
      const answer = await setZip(visitor, '80202');
      expect(answer.status).toBe(303);
      expect(answer.ms).toBeLessThan(IN_TIME_MS);
      expect((await cartOf(visitor))?.lineItems).toHaveLength(1);
    },
    30_000,
  );
});
