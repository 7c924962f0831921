import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {jwtOf, makeAccount, type Account} from './support/accounts';
import {post} from './support/api';
import {enter, fill, held, idIn, visit} from './support/follow';
import {add, BIG_KIBBLE, DONATION, EVERY_2_WEEKS, EVERY_4_WEEKS, KIBBLE} from './support/goods';
import {cartOf, change} from './support/guest';
import {useOwnSandbox} from './support/own-sandbox';
import {saveCart, savedCartOf} from './support/saved-cart';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let noa: Account;

const savedCart = () => savedCartOf(sandbox.origin(), noa.email);

beforeAll(() => {
  shop = openShop(sandbox.origin());
  control = createSandboxControl(sandbox.origin());
});
beforeEach(async () => {
  noa = await makeAccount(sandbox.origin());
});
afterEach(() => {
  vi.useRealTimers();
  expect(unexpected()).toEqual([]);
});

/** A browser in which this test's person is signed in. */
async function signedInBrowser() {
  const visitor = shop.visitor();
  await enter(visitor, noa);
  return visitor;
}

/** Noa signed in once, chose these and signed out: the cart stays with the customer. */
async function saved(...lines: Parameters<typeof fill>[1][]) {
  const visitor = await signedInBrowser();
  await fill(visitor, ...lines);
  const id = idIn(visitor, 'cart');
  await visitor.post('/logout', {});
  if (id === null) throw new Error('no cart was made');
  return id;
}

/** The next page comes later than a session is fresh. */
function later() {
  const now = Date.now() + 61_000;
  vi.useFakeTimers({toFake: ['Date']});
  vi.setSystemTime(now);
}

const aboutBuyer = async (id: string | null) => (await control.cart(id ?? '')).buyerIdentity;

describe('signing in', () => {
  it('CART-14 CART-23 CART-25 with no saved cart the guest’s becomes theirs', async () => {
    const visitor = shop.visitor();
    await fill(visitor, [KIBBLE, 2], [BIG_KIBBLE, 1, EVERY_4_WEEKS]);
    const guests = idIn(visitor, 'guest_cart');
    expect(await aboutBuyer(guests)).toMatchObject({email: null, customerId: null});

    await enter(visitor, noa);
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(idIn(visitor, 'cart')).toBe(guests);
    expect(await savedCart()).toBe(guests);
    expect(await aboutBuyer(guests)).toMatchObject({
      email: noa.email,
      customerId: expect.stringContaining('Customer') as string,
      countryCode: 'US',
    });
    const {cart, notices} = await visit(visitor);
    expect(held(cart)).toEqual({[KIBBLE]: 2, [`${BIG_KIBBLE} ${EVERY_4_WEEKS}`]: 1});
    expect(notices).toEqual([]);
  });

  it('CART-20 CART-21 SEC-08 a saved cart is made anew from its lines, codes, note and attributes', async () => {
    const before = await saved([KIBBLE, 2], [KIBBLE, 1, EVERY_4_WEEKS]);
    const visitor = await signedInBrowser();
    const mine = idIn(visitor, 'cart');
    expect(mine).not.toBe(before);
    expect(await savedCart()).toBe(mine);
    expect(held((await visit(visitor)).cart)).toEqual({
      [KIBBLE]: 2,
      [`${KIBBLE} ${EVERY_4_WEEKS}`]: 1,
    });
    const [old, made] = [await control.cart(before), await control.cart(mine ?? '')];
    const attributesOf = ({lines}: typeof old) =>
      lines.map(({sellingPlanId, attributes}) => ({sellingPlanId, attributes}));
    expect(attributesOf(made)).toEqual(expect.arrayContaining(attributesOf(old)));
    expect(made.buyerIdentity.email).toBe(noa.email);
  });

  it('CART-25 both are merged: the same adds up, one-time and autoship stay apart', async () => {
    await saved([KIBBLE, 2], [BIG_KIBBLE, 1, EVERY_4_WEEKS]);
    const visitor = shop.visitor();
    await fill(
      visitor,
      [KIBBLE, 1],
      [BIG_KIBBLE, 1],
      [BIG_KIBBLE, 1, EVERY_2_WEEKS],
      [DONATION, 1],
    );
    await enter(visitor, noa);
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    const {cart, notices} = await visit(visitor);
    expect(held(cart)).toEqual({
      [KIBBLE]: 3,
      [BIG_KIBBLE]: 1,
      [`${BIG_KIBBLE} ${EVERY_4_WEEKS}`]: 1,
      [`${BIG_KIBBLE} ${EVERY_2_WEEKS}`]: 1,
      [DONATION]: 1,
    });
    expect(notices).toEqual([]);
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });

  it('CART-25 CONST-01 CONST-02 what the limits leave out is said once, on the next page', async () => {
    await saved([KIBBLE, 6], [BIG_KIBBLE, 3, EVERY_4_WEEKS]);
    const visitor = shop.visitor();
    await fill(visitor, [KIBBLE, 3], [BIG_KIBBLE, 4, EVERY_4_WEEKS]);
    await enter(visitor, noa);
    const {cart, notices} = await visit(visitor);
    const autoship = `${BIG_KIBBLE} ${EVERY_4_WEEKS}`;
    const pieces = held(cart);
    expect(pieces[KIBBLE]).toBeGreaterThanOrEqual(6);
    expect(pieces[autoship]).toBeGreaterThanOrEqual(3);
    expect((pieces[KIBBLE] ?? 0) + (pieces[autoship] ?? 0)).toBe(10);
    expect(notices).toHaveLength(1);
    const told = [...(notices[0] ?? '').matchAll(/(\d+) × Everyday Chicken & Barley/g)];
    expect(told.reduce((sum, [, pieces]) => sum + Number(pieces), 0)).toBe(16 - 10);
    expect((await visit(visitor)).notices).toEqual([]);
  });

  it('CART-25 what has run out meanwhile is said as well', async () => {
    await saved([KIBBLE, 4]);
    const sku = await stockKeepingUnit();
    await control.setStock(sku, 1);
    const {cart, notices} = await visit(await signedInBrowser());
    await control.setStock(sku, 100);
    expect(held(cart)).toEqual({[KIBBLE]: 1});
    expect(notices[0]).toMatch(/Left out: 3 × Everyday Chicken & Barley \(.*4 lb.*\)\.$/);
  });

  it('CART-22 the metafield of a cart that is gone is deleted', async () => {
    await saved([KIBBLE, 1]);
    await saveCart(sandbox.origin(), noa.email, 'gid://shopify/Cart/nowhere-to-be-found?key=1');
    const visitor = await signedInBrowser();
    expect(await savedCart()).toBeNull();
    expect(idIn(visitor, 'cart')).toBeNull();
    expect(await visit(visitor)).toMatchObject({cart: null, notices: []});
  });

  it('CART-22 CART-14 and then the guest’s cart takes its place', async () => {
    await saved([KIBBLE, 1]);
    await saveCart(sandbox.origin(), noa.email, 'no cart’s id at all');
    const visitor = shop.visitor();
    await fill(visitor, [BIG_KIBBLE, 2]);
    const guests = idIn(visitor, 'guest_cart');
    await enter(visitor, noa);
    expect(await savedCart()).toBe(guests);
    expect(held((await visit(visitor)).cart)).toEqual({[BIG_KIBBLE]: 2});
  });

  it('the cart that is brought in holds who merged it, but no page says it', async () => {
    await saved([KIBBLE, 1]);
    const visitor = shop.visitor();
    await fill(visitor, [BIG_KIBBLE, 1]);
    const key = (idIn(visitor, 'guest_cart') ?? '').split('?key=').at(-1) ?? '';
    await enter(visitor, noa);
    expect(key).not.toBe('');
    expect((await visitor.get('/cart', {Accept: 'text/html'})).text).not.toContain(key);
  });
});

/** Of the little bag. */
async function stockKeepingUnit(): Promise<string> {
  const visitor = shop.visitor();
  await fill(visitor, [KIBBLE, 1]);
  return (await cartOf(visitor))?.lineItems[0]?.variant.sku ?? '';
}

describe('while somebody is signed in', () => {
  it('CART-13 CART-14 CART-28 a cart that is made is theirs and kept with them', async () => {
    const visitor = await signedInBrowser();
    expect(await savedCart()).toBeNull();
    await fill(visitor, [KIBBLE, 1]);
    const mine = idIn(visitor, 'cart');
    expect(mine).not.toBeNull();
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(await savedCart()).toBe(mine);
    expect(await aboutBuyer(mine)).toMatchObject({email: noa.email});
  });

  it('CART-17 CART-18 emptying it deletes the metafield, and the next add makes another', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const first = idIn(visitor, 'cart');
    await change(visitor, {intent: 'empty'});
    expect(idIn(visitor, 'cart')).toBeNull();
    expect(await savedCart()).toBeNull();
    await fill(visitor, [BIG_KIBBLE, 1]);
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
    expect(await savedCart()).not.toBe(first);
  });

  it('CART-16 CART-18 so does removing its last line', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 1]);
    const lineId = (await cartOf(visitor))?.lineItems[0]?.id ?? '';
    await change(visitor, {intent: 'remove', lineId});
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
  });

  it('CART-20 a browser that has lost the cookie gets it back, and the cart is kept', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const mine = idIn(visitor, 'cart');
    visitor.cookies.delete('cart');
    expect((await visit(visitor)).quantity).toBe(2);
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([mine, mine]);
  });

  it('CART-23 signing out clears the person’s cart alone; it is kept for the next time', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 3]);
    const mine = await savedCart();
    await visitor.post('/logout', {});
    expect([idIn(visitor, 'cart'), visitor.cookies.has('session')]).toEqual([null, false]);
    expect(await savedCart()).toBe(mine);
    expect((await visit(visitor)).cart).toBeNull();
    await fill(visitor, [BIG_KIBBLE, 1]);
    const guests = idIn(visitor, 'guest_cart');
    await visitor.post('/logout', {});
    expect(idIn(visitor, 'guest_cart')).toBe(guests);
    await enter(visitor, noa);
    expect(held((await visit(visitor)).cart)).toEqual({[KIBBLE]: 3, [BIG_KIBBLE]: 1});
  });

  it('CART-25 what a guest’s tab put aside late comes along with the next page', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 1]);
    const other = shop.visitor();
    await fill(other, [BIG_KIBBLE, 2]);
    visitor.cookies.set('guest_cart', other.cookies.get('guest_cart') ?? '');
    expect(held((await visit(visitor)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });
});

describe('by the API alone, with no page in between', () => {
  const BASE = '/api/ecom/v1.0';
  const beginSession = async (visitor: Visitor) => {
    const {email} = noa;
    const begun = {
      email,
      first_name: 'Noa',
      last_name: 'Berg',
      key: await jwtOf(sandbox.origin(), noa),
    };
    expect((await post(visitor, `${BASE}/create-customer-token`, begun)).status).toBe(200);
  };

  it('API-38 API-39 CART-14 the guest’s cart is linked to the profile', async () => {
    const visitor = shop.visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guests = idIn(visitor, 'guest_cart');
    await beginSession(visitor);
    const {status} = await post(visitor, `${BASE}/link-cart-to-profile`, {cartId: guests});
    expect(status).toBe(200);
    expect(await savedCart()).toBe(guests);
    expect([idIn(visitor, 'cart'), idIn(visitor, 'guest_cart')]).toEqual([guests, null]);
    expect(await aboutBuyer(guests)).toMatchObject({email: noa.email});
  });

  it('API-38 CART-25 and the one that is kept with them is not lost', async () => {
    await saved([BIG_KIBBLE, 1]);
    const visitor = shop.visitor();
    await fill(visitor, [KIBBLE, 2]);
    const cartId = idIn(visitor, 'guest_cart');
    await beginSession(visitor);
    const {value} = await post<{cart: {id: string; totalQuantity: number}}>(
      visitor,
      `${BASE}/link-cart-to-profile`,
      {cartId},
    );
    expect(value.cart.totalQuantity).toBe(3);
    expect(value.cart.id).toBe(await savedCart());
  });
});

describe('a machine that is shared', () => {
  it('CART-73, CART-24 SEC-08 a guest has nothing of a cart that somebody left behind', async () => {
    const mine = await saved([KIBBLE, 2]);
    const visitor = shop.visitor(
      `cart=${encodeURIComponent(mine.replace('gid://shopify/Cart/', ''))}`,
    );
    expect((await visit(visitor)).cart).toBeNull();
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('CART-73, CART-24 nor has the next person who signs in there, even while nothing can be brought in', async () => {
    const mine = await saved([KIBBLE, 2]);
    const left = `cart=${encodeURIComponent(mine.replace('gid://shopify/Cart/', ''))}`;
    const other = await makeAccount(sandbox.origin());
    const visitor = shop.visitor(left);
    await enter(visitor, other);
    expect((await visit(visitor)).cart).toBeNull();
    expect(await savedCartOf(sandbox.origin(), other.email)).toBeNull();

    await control.fault({service: 'commerce', kind: 'error', match: 'CustomerUpdate'});
    const unlucky = shop.visitor(left);
    await fill(unlucky, [BIG_KIBBLE, 1]);
    unlucky.cookies.set('cart', left.replace('cart=', ''));
    await enter(unlucky, other);
    expect(held(await cartOf(unlucky))).toEqual({[BIG_KIBBLE]: 1});
    await control.clearFaults();
    expect(await savedCart()).toBe(mine);
  });
});

describe('a second device', () => {
  it('CART-72, SESS-25 CART-20 finds what the first has put into the cart, at once and after a minute', async () => {
    const phone = await signedInBrowser();
    const desk = await signedInBrowser();
    await fill(desk, [KIBBLE, 2]);
    /* The phone knows of no cart until its session is refreshed. */
    later();
    await visit(phone);
    expect((await visit(phone)).quantity).toBe(2);
    expect(idIn(phone, 'cart')).toBe(idIn(desk, 'cart'));
    await fill(desk, [BIG_KIBBLE, 1]);
    expect((await visit(phone)).quantity).toBe(3);
  });

  it('CART-72, SESS-25 CART-21 follows a cart that was made anew elsewhere, and the first follows back', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = shop.visitor();
    await fill(desk, [BIG_KIBBLE, 2]);
    await enter(desk, noa);
    expect(held((await visit(desk)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    later();
    await visit(phone);
    expect(held((await visit(phone)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    expect(await savedCart()).toBe(idIn(phone, 'cart'));
  });

  it('CART-18 has no cart any more when the first has emptied it, and keeps what comes then', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = await signedInBrowser();
    await change(desk, {intent: 'empty'});
    later();
    await visit(phone);
    expect(idIn(phone, 'cart')).toBeNull();
    await fill(desk, [BIG_KIBBLE, 1]);
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    later();
    await visit(phone);
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    expect(held((await visit(phone)).cart)).toEqual({[BIG_KIBBLE]: 1});
  });

  it('SESS-16 SESS-17 a refresh that the idle alert asks for does not write an old cart over a new one', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = await signedInBrowser();
    const made = idIn(desk, 'cart');
    expect(made).not.toBe(idIn(phone, 'cart'));
    expect((await phone.post('/session/continue', {})).status).toBe(204);
    expect(await savedCart()).toBe(made);
    expect(idIn(phone, 'cart')).toBe(made);
  });
});

describe('a cart that was bought', () => {
  const PAYS = {
    email: 'noa.berg@example.com',
    firstName: 'Noa',
    lastName: 'Berg',
    address1: '12 Elm Street',
    city: 'Denver',
    state: 'CO',
    zip: '80011',
    shipping: 'standard',
    cardNumber: '4242 4242 4242 4242',
    cardName: 'Noa Berg',
    expiry: '12/40',
    cvv: '123',
    intent: 'pay',
  };

  async function buy(visitor: Visitor) {
    const {location} = await visitor.post('/cart', {intent: 'checkout'});
    const page = await fetch(location ?? '');
    const paid = await fetch(page.url, {method: 'POST', body: new URLSearchParams(PAYS)});
    expect(paid.url).toMatch(/\/thank-you/);
  }

  it('CART-18 so is the copy that another device has made of it by signing in meanwhile', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const phone = await signedInBrowser();
    expect(idIn(phone, 'cart')).not.toBe(idIn(visitor, 'cart'));
    await buy(visitor);
    expect((await visit(visitor)).cart).toBeNull();
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
    later();
    await visit(phone);
    expect((await visit(phone)).cart).toBeNull();
  });

  it('CART-14 but not a new one that another device has begun since', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const phone = await signedInBrowser();
    await buy(phone);
    await visit(phone);
    await fill(phone, [BIG_KIBBLE, 1]);
    await change(visitor, {intent: 'empty'});
    expect(await savedCart()).toBe(idIn(phone, 'cart'));
    expect(held((await visit(visitor)).cart)).toEqual({[BIG_KIBBLE]: 1});
  });

  it('CHK-04 CART-18 is gone afterwards, and so is the metafield, here and on the other device', async () => {
    const visitor = await signedInBrowser();
    const phone = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    later();
    await visit(phone);
    expect(idIn(phone, 'cart')).toBe(idIn(visitor, 'cart'));

    await buy(visitor);
    expect((await visit(visitor)).cart).toBeNull();
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
    expect((await visit(phone)).cart).toBeNull();
    expect(idIn(phone, 'cart')).toBeNull();
    await visitor.post('/cart/change', add(BIG_KIBBLE));
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });
});
