import {describe, expect, inject, it} from 'vitest';
import type {Cart, CartNotice, CartOutcome} from '~/domains/cart/cart';
import {createSandboxControl} from '~tests/e2e/support/sandbox-control';
import {
  add,
  AUTOSHIP_ONLY,
  BIG_KIBBLE,
  DONATION,
  EVERY_2_WEEKS,
  EVERY_4_WEEKS,
  KIBBLE,
  SOLD_OUT,
} from './support/goods';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

const {logged, unexpected} = watchShop();
const origin = inject('sandboxOrigin');
const shop = openShop(origin);
const control = createSandboxControl(origin);

/** Posts as the cart store does. */
async function change(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.post('/cart/change', fields);
  return {...(answer.json() as CartOutcome), status: answer.status};
}

async function cartOf(visitor: Visitor): Promise<Cart | null> {
  return ((await visitor.get('/cart/change')).json() as {cart: Cart | null}).cart;
}

/** A guest with these in the cart, each `[variant, quantity, plan?]`. */
async function guestWith(...lines: [string, number, string?][]) {
  const visitor = shop.visitor();
  for (const line of lines) expect(await change(visitor, add(...line))).toMatchObject({ok: true});
  const cart = await cartOf(visitor);
  if (!cart) throw new Error('nothing was added');
  return {visitor, cart};
}

const sizes = (cart: Cart | null | undefined) => cart?.lineItems.map(({quantity}) => quantity);
const texts = ({notices}: {notices: CartNotice[]}) => notices.map(({text}) => text).join(' ');
const noticesOf = (answer: Answer) =>
  answer.page().actionData?.['routes/cart'] as {notices: CartNotice[]};

describe('the first add', () => {
  it('CART-11 until then there is no cart, and none is made by looking', async () => {
    const visitor = shop.visitor();
    for (const path of ['/', '/cart', '/products/dog']) {
      expect((await visitor.get(path)).page().loaderData.root).toMatchObject({cart: null});
    }
    expect(await cartOf(visitor)).toBeNull();
    expect(visitor.cookies.size).toBe(0);
  });

  it('CART-12, CART-13, CART-27, SESS-08 makes a cart with the line and empty contact data, and keeps its id in the guest’s cookie', async () => {
    const {visitor, cart} = await guestWith([KIBBLE, 2]);
    expect([...visitor.cookies.keys()]).toEqual(['guest_cart']);
    expect(cart).toMatchObject({
      totalQuantity: 2,
      buyerIdentity: {email: null, phone: null, countryCode: 'US'},
    });
    const stored = await control.cart(visitor.cartId() ?? '');
    expect(stored.lines).toMatchObject([{merchandiseId: KIBBLE, quantity: 2, sellingPlanId: null}]);
    expect(stored.buyerIdentity).toMatchObject({email: null, phone: null, customerId: null});
  });

  it('CART-04, CHK-03 sends merchandise, quantity, attributes, plan, and the country US', async () => {
    const {visitor} = await guestWith([KIBBLE, 2, EVERY_4_WEEKS]);
    const stored = await control.cart(visitor.cartId() ?? '');
    expect(stored.buyerIdentity.countryCode).toBe('US');
    expect(stored.lines).toMatchObject([
      {merchandiseId: KIBBLE, quantity: 2, sellingPlanId: EVERY_4_WEEKS},
    ]);
  });

  it('CART-07, CART-08 the line carries its weight', async () => {
    const {visitor} = await guestWith([KIBBLE, 1]);
    const stored = await control.cart(visitor.cartId() ?? '');
    expect(stored.lines[0]?.attributes).toEqual([
      {key: '_weightValue', value: '4'},
      {key: '_weightUnit', value: 'lbs'},
    ]);
  });

  it('the page has the cart, but neither its id nor its key', async () => {
    const {visitor} = await guestWith([KIBBLE, 1]);
    const [token = '', key = ''] = (visitor.cartId() ?? '').split('/').at(-1)?.split('?key=') ?? [];
    const {text} = await visitor.get('/cart');
    expect(text).toContain('everyday-chicken-barley');
    expect(text).not.toContain(key);
    /* Lines are named by ids of the platform that hold the token; without the key it opens nothing. */
    expect(token).not.toBe('');
    expect((await shop.visitor(`guest_cart=${token}`).get('/cart/change')).json()).toEqual({
      cart: null,
    });
  });

  it('without scripts it is a redirect to the cart', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/cart', add(KIBBLE, 1));
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect((await visitor.get('/cart')).page().loaderData['routes/cart']).toMatchObject({
      cart: {totalQuantity: 1},
      isUnreadable: false,
    });
  });
});

describe('further adds', () => {
  it('CART-26, CART-05 add to the same cart', async () => {
    const {visitor} = await guestWith([KIBBLE, 1]);
    const id = visitor.cartId();
    const outcome = await change(visitor, add(BIG_KIBBLE, 2, EVERY_2_WEEKS));
    expect(visitor.cartId()).toBe(id);
    expect(outcome).toMatchObject({status: 200, ok: true, added: {quantity: 2}});
    expect(outcome.cart?.lineItems[0]).toMatchObject({
      quantity: 2,
      variant: {id: BIG_KIBBLE},
      sellingPlanAllocation: {sellingPlan: {id: EVERY_2_WEEKS}},
    });
  });

  it('one-time and autoship of one variant, and two rhythms, stay lines of their own', async () => {
    const {cart} = await guestWith(
      [KIBBLE, 1],
      [KIBBLE, 1, EVERY_2_WEEKS],
      [KIBBLE, 1, EVERY_4_WEEKS],
      [KIBBLE, 2],
      [KIBBLE, 1, EVERY_2_WEEKS],
    );
    const lines = cart.lineItems.map(({quantity, sellingPlanAllocation}) => [
      sellingPlanAllocation?.sellingPlan.id ?? null,
      quantity,
    ]);
    expect(Object.fromEntries(lines)).toEqual({null: 3, [EVERY_2_WEEKS]: 2, [EVERY_4_WEEKS]: 1});
  });

  it('a form without scripts that chose one-time does not send its plan', async () => {
    const visitor = shop.visitor();
    await visitor.post('/cart', {...add(KIBBLE, 1, EVERY_4_WEEKS), purchase: 'one-time'});
    expect((await cartOf(visitor))?.lineItems[0]?.sellingPlanAllocation).toBeNull();
    await visitor.post('/cart', {...add(KIBBLE, 1, EVERY_4_WEEKS), purchase: 'autoship'});
    expect((await cartOf(visitor))?.lineItems).toHaveLength(2);
  });
});

describe('the limits', () => {
  it('CART-46 an autoship line takes 5', async () => {
    const outcome = await change(shop.visitor(), add(KIBBLE, 7, EVERY_4_WEEKS));
    expect(outcome).toMatchObject({status: 200, ok: true, cart: {totalQuantity: 5}});
    expect(texts(outcome)).toMatch(/Autoship holds at most 5/);
  });

  it('CART-46 also when it is there already', async () => {
    const {visitor, cart} = await guestWith([KIBBLE, 3, EVERY_4_WEEKS]);
    expect(sizes((await change(visitor, add(KIBBLE, 4, EVERY_4_WEEKS))).cart)).toEqual([5]);
    expect(await change(visitor, add(KIBBLE, 1, EVERY_4_WEEKS))).toMatchObject({
      ok: false,
      status: 422,
    });
    const lineId = cart.lineItems[0]?.id ?? '';
    expect(sizes((await change(visitor, {intent: 'update', lineId, quantity: '9'})).cart)).toEqual([
      5,
    ]);
  });

  it('CART-47 a one-time line takes 10', async () => {
    const outcome = await change(shop.visitor(), add(KIBBLE, 25));
    expect(outcome).toMatchObject({ok: true, cart: {totalQuantity: 10}});
    expect(texts(outcome)).toMatch(/at most 10/);
  });

  it('CART-48 an order takes 10, and says so; what is in it is kept', async () => {
    const {visitor} = await guestWith([KIBBLE, 8]);
    const outcome = await change(visitor, add(BIG_KIBBLE, 5));
    expect(sizes(outcome.cart)).toEqual([2, 8]);
    expect(texts(outcome)).toMatch(/An order can have at most 10 items/);
    const full = await change(visitor, add(BIG_KIBBLE, 1));
    expect(full).toMatchObject({
      status: 422,
      ok: false,
      reason: 'refused',
      cart: {totalQuantity: 10},
    });
    expect(texts(full)).toMatch(/Your cart is full/);
  });

  it('CART-48 a donation is not counted', async () => {
    const {visitor} = await guestWith([KIBBLE, 10]);
    expect(await change(visitor, add(DONATION, 1))).toMatchObject({
      ok: true,
      cart: {totalQuantity: 11},
    });
  });

  it('CART-45 nothing less than 1 is added, and 0 takes a line out', async () => {
    const {visitor, cart} = await guestWith([KIBBLE, 2], [BIG_KIBBLE, 1]);
    expect(await change(visitor, add(KIBBLE, 0))).toMatchObject({status: 400, ok: false});
    const lineId = cart.lineItems[0]?.id ?? '';
    const outcome = await change(visitor, {intent: 'update', lineId, quantity: '0'});
    expect(outcome).toMatchObject({ok: true, cart: {totalQuantity: 2}});
  });
});

describe('changing lines', () => {
  it('CART-06 an update names line and quantity, and keeps plan and attributes', async () => {
    const {visitor, cart} = await guestWith([KIBBLE, 1, EVERY_4_WEEKS]);
    const line = cart.lineItems[0];
    const outcome = await change(visitor, {
      intent: 'update',
      lineId: line?.id ?? '',
      quantity: '4',
    });
    expect(outcome.cart?.lineItems).toMatchObject([
      {
        id: line?.id,
        quantity: 4,
        attributes: line?.attributes,
        sellingPlanAllocation: line?.sellingPlanAllocation,
      },
    ]);
  });

  it.each(['0', '3'])('CART-15 without a cart an update to %s does nothing', async (quantity) => {
    const visitor = shop.visitor();
    const outcome = await change(visitor, {
      intent: 'update',
      lineId: 'gid://shopify/CartLine/1',
      quantity,
    });
    expect(outcome).toEqual({status: 200, ok: false, cart: null, notices: []});
    expect(visitor.cookies.size).toBe(0);
  });

  it('CART-19 removing one of several gives the server’s cart', async () => {
    const {visitor, cart} = await guestWith([KIBBLE, 2], [BIG_KIBBLE, 1]);
    const outcome = await change(visitor, {intent: 'remove', lineId: cart.lineItems[0]?.id ?? ''});
    expect(outcome.cart).toEqual(await cartOf(visitor));
    expect(sizes(outcome.cart)).toEqual([2]);
  });

  it('CART-16, CART-17 removing the last empties the cart and forgets it', async () => {
    const {visitor, cart} = await guestWith([KIBBLE, 2]);
    const outcome = await change(visitor, {intent: 'remove', lineId: cart.lineItems[0]?.id ?? ''});
    expect(outcome).toEqual({status: 200, ok: true, cart: null, notices: []});
    expect(visitor.cookies.size).toBe(0);
    expect(await cartOf(visitor)).toBeNull();
  });

  it('CART-17 so does emptying', async () => {
    const {visitor} = await guestWith([KIBBLE, 2], [BIG_KIBBLE, 1, EVERY_2_WEEKS]);
    expect(await change(visitor, {intent: 'empty'})).toMatchObject({ok: true, cart: null});
    expect(visitor.cookies.size).toBe(0);
  });

  it('autoship lines can be bought once instead, and fold into the one-time line', async () => {
    const {visitor} = await guestWith([KIBBLE, 1], [KIBBLE, 2, EVERY_4_WEEKS]);
    const {cart} = await change(visitor, {intent: 'buy-once'});
    expect(cart?.lineItems).toMatchObject([{quantity: 3, sellingPlanAllocation: null}]);
  });

  it('a line of another cart is refused', async () => {
    const {visitor} = await guestWith([KIBBLE, 2]);
    const {cart: other} = await guestWith([BIG_KIBBLE, 3]);
    const lineId = other.lineItems[0]?.id ?? '';
    const forms: Record<string, string>[] = [
      {intent: 'update', lineId, quantity: '1'},
      {intent: 'remove', lineId},
    ];
    for (const fields of forms) {
      expect(await change(visitor, fields)).toMatchObject({
        status: 422,
        ok: false,
        cart: {totalQuantity: 2},
      });
    }
    expect(visitor.cartId()).not.toBeNull();
  });
});

describe('what cannot be added', () => {
  it('ERR-11, ERR-13, ERR-14 to no cart: it is logged in these words, and no cart is made', async () => {
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
    ['what is not in the shop', add('gid://shopify/ProductVariant/1'), /no longer/],
    [
      'a plan that is not its own',
      add(KIBBLE, 1, 'gid://shopify/SellingPlan/1'),
      /Autoship is not offered/,
    ],
    ['autoship-only food, once', add(AUTOSHIP_ONLY), /autoship only/],
    ['what is out of stock', add(SOLD_OUT), /out of stock/],
  ])('ERR-14 %s: it is logged and said, and the cart is kept', async (_name, fields, words) => {
    const {visitor} = await guestWith([BIG_KIBBLE, 2]);
    const outcome = await change(visitor, fields);
    expect(outcome).toMatchObject({status: 422, ok: false, cart: {totalQuantity: 2}});
    expect(texts(outcome)).toMatch(words);
    expect(logged()).toEqual(['Error adding product (Check if variant ID is valid)']);
    expect(sizes(await cartOf(visitor))).toEqual([2]);
  });

  it('ERR-15 with the switch off nothing is said', async () => {
    const silent = openShop(origin, {variables: {FEATURE_ADD_FAILURE_MESSAGE: '0'}});
    const outcome = await change(silent.visitor(), add(AUTOSHIP_ONLY));
    expect(outcome).toMatchObject({ok: false, notices: []});
    expect(logged()).toContain('Error adding product (Check if variant ID is valid)');
  });

  it('without scripts the cart page says it', async () => {
    const answer = await shop.visitor().post('/cart', add(AUTOSHIP_ONLY));
    expect(answer.status).toBe(422);
    expect(texts(noticesOf(answer))).toMatch(/autoship only/);
  });
});

describe('hostile forms', () => {
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
  ])('HOUSE-22 %j is answered 400 in words, on both ways', async (fields) => {
    const visitor = shop.visitor();
    const outcome = await change(visitor, fields);
    expect(outcome).toMatchObject({status: 400, ok: false, reason: 'refused'});
    expect(outcome.notices).toHaveLength(1);
    const page = await visitor.post('/cart', fields);
    expect(page.status).toBe(400);
    expect(noticesOf(page).notices).toEqual(outcome.notices);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each([
    ['application/json', '{"intent":"empty"}'],
    ['multipart/form-data; boundary=x', 'not multipart'],
    ['text/plain', 'intent=empty'],
  ])('HOUSE-22 a body that is %s is no form', async (type, body) => {
    const answer = await shop
      .visitor()
      .send('/cart/change', {method: 'POST', body, headers: {'Content-Type': type}});
    expect(answer.status).toBe(400);
    expect(unexpected()).toEqual([]);
  });

  it('HOUSE-22 a file where a text is wanted is passed over', async () => {
    const form = new FormData();
    form.set('intent', 'add');
    form.set('merchandiseId', KIBBLE);
    form.set('quantity', new Blob(['2']), 'quantity.txt');
    const answer = await shop.visitor().send('/cart/change', {method: 'POST', body: form});
    expect(answer.status).toBe(400);
  });
});

describe('a cookie that is no key to a cart', () => {
  it.each([
    ['an unknown one', 'ffffffffffffffffffffffffffffffff%3Fkey%3Dffffffffffffffff'],
    ['one without a key', 'ffffffffffffffffffffffffffffffff'],
    ['a path', '..%2F..%2FProduct%2F7001'],
    ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a query', 'abcdefgh%22)%7Bid%7D%23'],
    ['a long one', 'a'.repeat(300)],
  ])('HOUSE-22 %s is an empty cart, and is forgotten', async (_name, token) => {
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

  it('HOUSE-22 the right token with a wrong key opens nothing', async () => {
    const {visitor: owner} = await guestWith([KIBBLE, 2]);
    const id = owner.cartId() ?? '';
    const forged = encodeURIComponent(
      `${id.replace('gid://shopify/Cart/', '').replace(/key=.*/, 'key=')}0000000000000000`,
    );
    const thief = shop.visitor(`guest_cart=${forged}`);
    expect(await cartOf(thief)).toBeNull();
    expect(await change(thief, add(BIG_KIBBLE, 1))).toMatchObject({
      ok: true,
      cart: {totalQuantity: 1},
    });
    expect(thief.cartId()).not.toBe(id);
    expect(sizes(await cartOf(owner))).toEqual([2]);
  });

  it('the staff site has a cart of its own in the same browser', async () => {
    const {visitor} = await guestWith([KIBBLE, 2]);
    const staff = openShop(origin, {variables: {SITE_ID: 'HPSF'}});
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const clinician = staff.visitor(cookie);
    expect(await cartOf(clinician)).toBeNull();
    await change(clinician, add(BIG_KIBBLE, 1));
    expect([...clinician.cookies.keys()].sort()).toEqual(['guest_cart', 'guest_cart_hpsf']);
    expect(sizes(await cartOf(visitor))).toEqual([2]);
  });
});
