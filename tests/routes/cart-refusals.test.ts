import {describe, expect, it} from 'vitest';
import {add, AUTOSHIP_ONLY, BIG_KIBBLE, KIBBLE, SOLD_OUT} from '../support/variants';
import {cartOf, change, guestWith, noticesOf, sizes, texts} from './support/guest';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

const {logged, unexpected} = watchShop();
const shop = openShop(origin);

describe('a refused add', () => {
  it('ERR-11, ERR-13, ERR-14 without a cart creates none and logs these errors', async () => {
    const visitor = shop.visitor();
    const outcome = await change(visitor, add(KIBBLE, 1, 'gid://shopify/SellingPlan/1'));
    expect(outcome).toMatchObject({status: 422, ok: false, cart: null});
    expect(logged()).toEqual([
      'Error creating cart (Check if variant ID is valid)',
      'No cart found',
      'Error adding product (Check if variant ID is valid)',
    ]);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each([
    ['an unknown product', add('gid://shopify/ProductVariant/1'), /no longer/],
    [
      'a selling plan of another product',
      add(KIBBLE, 1, 'gid://shopify/SellingPlan/1'),
      /isn’t available on autoship/,
    ],
    ['a one-time purchase of autoship-only food', add(AUTOSHIP_ONLY), /autoship only/],
    ['a sold-out product', add(SOLD_OUT), /out of stock/],
  ])(
    'ERR-14 adding %s is logged, explained, and leaves the cart unchanged',
    async (_name, fields, words) => {
      const {visitor} = await guestWith(shop, [BIG_KIBBLE, 2]);
      const outcome = await change(visitor, fields);
      expect(outcome).toMatchObject({status: 422, ok: false, cart: {totalQuantity: 2}});
      expect(texts(outcome)).toMatch(words);
      expect(logged()).toEqual(['Error adding product (Check if variant ID is valid)']);
      expect(sizes(await cartOf(visitor))).toEqual([2]);
    },
  );

  it('ERR-15 a refused add is not explained when the flag is off', async () => {
    const silent = openShop(origin, {variables: {FEATURE_ADD_FAILURE_MESSAGE: '0'}});
    const outcome = await change(silent.visitor(), add(AUTOSHIP_ONLY));
    expect(outcome).toMatchObject({ok: false, notices: []});
    expect(logged()).toContain('Error adding product (Check if variant ID is valid)');
  });

  it('a refused add is explained on the cart page without JavaScript', async () => {
    const answer = await shop.visitor().post('/cart', add(AUTOSHIP_ONLY));
    expect(answer.status).toBe(422);
    expect(texts(noticesOf(answer))).toMatch(/autoship only/);
  });
});

it('CART-98 CART-107 a refused discount code gets its own reason, and not that of the code before it', async () => {
  const {visitor} = await guestWith(shop, [BIG_KIBBLE, 1]);
  const addCode = (code: string) => change(visitor, {intent: 'add-code', code});
  await addCode('WELCOME10');
  expect(texts(await addCode('NOPE'))).toBe('That discount code doesn’t exist.');
  const outcome = await addCode('USEDUP');
  expect(texts(outcome)).toBe('That discount code has been used up.');
  expect(outcome.cart?.discountCodes).toEqual([
    {code: 'WELCOME10', applicable: true},
    {code: 'USEDUP', applicable: false},
  ]);
});

it('CART-119 a quantity beyond all bounds adds the maximum and says so', async () => {
  const visitor = shop.visitor();
  const outcome = await change(visitor, {...add(KIBBLE), quantity: '9'.repeat(40)});
  expect(outcome.cart?.lineItems.map(({quantity}) => quantity)).toEqual([10]);
  expect(texts(outcome)).toBe('The limit is 10 per item.');
});

describe('invalid cart forms', () => {
  it.each<Record<string, string>>([
    {},
    {intent: 'explode'},
    {intent: '__proto__'},
    {...add(KIBBLE), quantity: '-1'},
    {...add(KIBBLE), quantity: '1e9'},
    {...add(KIBBLE), quantity: 'abc'},
    {...add(KIBBLE), quantity: '1.5'},
    add("'; DROP TABLE carts; --"),
    {intent: 'update', lineId: 'x'.repeat(5000), quantity: '1'},
    {intent: 'constructor'},
  ])('HOUSE-22c %j is answered with 400 and a message, at both URLs', async (fields) => {
    const visitor = shop.visitor();
    const outcome = await change(visitor, fields);
    expect(outcome).toMatchObject({status: 400, ok: false, reason: 'refused'});
    expect(outcome.notices).toHaveLength(1);
    const page = await visitor.post('/cart', fields);
    expect(page.status).toBe(400);
    expect(noticesOf(page).notices).toEqual(outcome.notices);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each<Record<string, string>>([
    {intent: 'add', merchandiseId: '{"a":1}', quantity: '1e9'},
    {intent: 'update', lineId: 'gid://shopify/CartLine/x', quantity: '999999999'},
    {intent: 'remove', lineId: "'; drop table carts; --"},
    {intent: 'empty'},
    {intent: 'buy-once'},
    {intent: 'checkout', attestation: 'x'.repeat(10_000)},
    {intent: 'checkout'},
  ])('HOUSE-22c %j without a cart causes no server error', async (fields) => {
    const visitor = shop.visitor();
    for (const path of ['/cart', '/cart/change', '/password-protect']) {
      expect((await visitor.post(path, fields)).status, path).toBeLessThan(500);
    }
    expect(unexpected()).toEqual([]);
  });

  it.each([
    ['application/json', '{"intent":"empty"}'],
    ['multipart/form-data; boundary=x', 'not multipart'],
    ['text/plain', 'intent=empty'],
  ])('HOUSE-22c a body of type %s is refused', async (type, body) => {
    const answer = await shop
      .visitor()
      .send('/cart/change', {method: 'POST', body, headers: {'Content-Type': type}});
    expect(answer.status).toBe(400);
    expect(unexpected()).toEqual([]);
  });

  it('HOUSE-22c a file in place of a text is ignored', async () => {
    const form = new FormData();
    form.set('intent', 'add');
    form.set('merchandiseId', KIBBLE);
    form.set('quantity', new Blob(['2']), 'quantity.txt');
    const answer = await shop.visitor().send('/cart/change', {method: 'POST', body: form});
    expect(answer.status).toBe(400);
  });
});

describe('an invalid cart cookie', () => {
  it.each([
    ['an unknown token', 'ffffffffffffffffffffffffffffffff%3Fkey%3Dffffffffffffffff'],
    ['a token without a key', 'ffffffffffffffffffffffffffffffff'],
    ['a path', '..%2F..%2FProduct%2F7001'],
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a query', 'abcdefgh%22)%7Bid%7D%23'],
    ['a token that is too long', 'a'.repeat(300)],
  ])('HOUSE-22a %s reads as an empty cart and is deleted', async (_name, token) => {
    const visitor = shop.visitor(`guest_cart=${token}`);
    const answer = await visitor.get('/cart');
    expect(answer.status).toBe(200);
    expect(answer.page().loaderData['routes/cart']).toMatchObject({
      cart: null,
      isUnreadable: false,
    });
    expect(visitor.cookies.size).toBe(0);
    expect(unexpected()).toEqual([]);
  });

  it.each([
    '=; ;;; guest_cart; =x',
    'guest_cart=%E0%A4%A',
    'guest_cart={"$ne":1}',
    'guest_cart=\u00e9\u00ff',
    'guest_cart="%00%0d%0aSet-Cookie:x=1"',
    'guest_cart=../../etc; guest_cart=two',
    `guest_cart=${'x'.repeat(7_000)}`,
  ])('HOUSE-22a the header %s reads as an empty cart', async (header) => {
    const answer = await shop.visitor().get('/cart', {Cookie: header});
    expect(answer.status).toBe(200);
    expect(answer.page().loaderData['routes/cart']).toMatchObject({cart: null});
    expect(unexpected()).toEqual([]);
  });

  it('CART-78b another visitor’s plain cart id opens nothing', async () => {
    const {visitor: owner} = await guestWith(shop, [KIBBLE, 2]);
    const token = encodeURIComponent((owner.cartId() ?? '').replace('gid://shopify/Cart/', ''));
    const thief = shop.visitor(`guest_cart=${token}`);
    expect(await cartOf(thief)).toBeNull();
    expect(thief.cookies.size).toBe(0);
  });

  it('HOUSE-22a the right token with a wrong key opens nothing', async () => {
    const {visitor: owner} = await guestWith(shop, [KIBBLE, 2]);
    const id = owner.cartId() ?? '';
    const forged = await shop.sealCart(`${id.replace(/key=.*/, 'key=')}0000000000000000`);
    const thief = shop.visitor(`guest_cart=${forged}`);
    expect(await cartOf(thief)).toBeNull();
    expect(await change(thief, add(BIG_KIBBLE, 1))).toMatchObject({
      ok: true,
      cart: {totalQuantity: 1},
    });
    expect(thief.cartId()).not.toBe(id);
    expect(sizes(await cartOf(owner))).toEqual([2]);
  });

  it('the staff site has its own cart in the same browser', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 2]);
    const staff = openShop(origin, {variables: {SITE_ID: 'HPSF'}});
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const clinician = staff.visitor(cookie);
    expect(await cartOf(clinician)).toBeNull();
    await change(clinician, add(BIG_KIBBLE, 1));
    expect([...clinician.cookies.keys()].sort()).toEqual(['guest_cart', 'guest_cart_hpsf']);
    expect(sizes(await cartOf(visitor))).toEqual([2]);
  });
});
