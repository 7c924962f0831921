import {describe, expect, it} from 'vitest';
import {CART_LOGIN_PATH} from '~/domains/cart/cart-login-path';
import type {ShownOutcome} from '~/domains/cart/cart-outcome';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {add, BIG_KIBBLE, KIBBLE} from '../support/variants';
import {fill, inFreshShop, logInOrThrow} from './support/cart-visitor';
import {useCustomer} from './support/customer';
import {cartOf, change, noticesOf, sizes} from './support/guest';
import {redirectOf} from './support/page-data-redirect';
import type {Visitor} from './support/shop';

const {noa, shop, signedInBrowser} = useCustomer();

type Form = Record<string, string>;

const LOGGED_OUT = {
  tone: 'warning',
  text: 'You’ve been logged out, so nothing in your cart changed.',
};
const CHANGED = {
  tone: 'warning',
  text: 'Your cart has changed since this page loaded. Here it is now.',
};

async function lineIdOf(visitor: Visitor): Promise<string> {
  return (await cartOf(visitor))?.lineItems[0]?.id ?? '';
}

const lineForms = (lineId: string): Form[] => [
  {intent: 'update', lineId, quantity: '1'},
  {intent: 'remove', lineId},
  {intent: 'save', lineId},
];

const formsOf = (lineId: string): Form[] => [
  ...lineForms(lineId),
  {intent: 'add-code', code: 'WELCOME10'},
  {intent: 'gift', choice: 'none'},
  {intent: 'empty'},
  {intent: 'buy-once'},
];

async function customerWithCart() {
  const visitor = await signedInBrowser();
  await fill(visitor, [KIBBLE, 2]);
  return {visitor, forms: formsOf(await lineIdOf(visitor))};
}

/** Posts the form as the cart page does without scripts. */
async function post(visitor: Visitor, form: Form) {
  const answer = await visitor.post('/cart', form);
  return {status: answer.status, notices: noticesOf(answer).notices};
}

async function loginPathOf(visitor: Visitor): Promise<unknown> {
  const answer = await visitor.get('/cart');
  return (answer.page().loaderData['routes/cart'] as {loginPath: string | null}).loginPath;
}

async function expectLoggedOut(visitor: Visitor, forms: readonly Form[]) {
  const refused = {status: 422, ok: false, reason: 'logged-out', cart: null, notices: [LOGGED_OUT]};
  for (const form of forms) {
    expect([form.intent, await change(visitor, form)]).toEqual([form.intent, refused]);
    expect(await post(visitor, form)).toEqual({status: 422, notices: [LOGGED_OUT]});
  }
  expect(await loginPathOf(visitor)).toBe(CART_LOGIN_PATH);
}

describe('a tab that still shows the customer’s cart', () => {
  it('CART-114a says after a logout in this browser that nothing changed, and offers the login', async () => {
    const {visitor, forms} = await customerWithCart();
    await visitor.post('/logout', {});
    await expectLoggedOut(visitor, forms);
    await logInOrThrow(visitor, noa());
    expect(sizes(await cartOf(visitor))).toEqual([2]);
    expect(visitor.cookies.has('logged_out')).toBe(false);
  });

  it.each(['change', 'page'])(
    'CART-114a says so after the session was ended elsewhere, with the first %s',
    async (first) => {
      const {visitor, forms} = await customerWithCart();
      await inFreshShop(shop(), visitor).post('/logout', {});
      if (first === 'page') await visitor.get('/faq', {Accept: 'text/html'});
      await expectLoggedOut(visitor, forms);
    },
  );

  const SUGGESTIONS = '/cart/suggestions.data?_routes=routes%2Fcart.suggestions';
  const RECENT = '/recently-viewed.data?products=morning-biscuits&_routes=recently-viewed';
  it.each([
    ['the cart', SUGGESTIONS, 'http://localhost:3000/cart', '/cart'],
    [
      'the list',
      RECENT,
      'http://localhost:3000/products/dog?brand=balance',
      '/products/dog?brand=balance',
    ],
    ['the home page', RECENT, undefined, '/'],
    ['the home page', RECENT, 'https://other.example/cart', '/'],
    [
      'the page that a link leads to',
      '/recently-viewed.data?products=morning-biscuits&_routes=pages%2Crecently-viewed',
      'http://localhost:3000/cart',
      '/recently-viewed?products=morning-biscuits',
    ],
  ])(
    'SESS-45, SESS-48 loads %s, if %s comes from %s after the session was ended elsewhere',
    async (_page, path, referrer, target) => {
      const {visitor} = await customerWithCart();
      await inFreshShop(shop(), visitor).post('/logout', {});
      const answer = await visitor.get(path, referrer === undefined ? {} : {Referer: referrer});
      expect(await redirectOf(answer)).toMatchObject({redirect: target, reload: true});
    },
  );

  it('CART-114a leads to the login before the checkout', async () => {
    const {visitor} = await customerWithCart();
    await visitor.post('/logout', {});
    const {status, location} = await visitor.post('/cart', {intent: 'checkout'});
    const login = `/shelter/login?redirect=${encodeRedirect('/checkout')}`;
    expect([status, location]).toEqual([303, login]);
  });
});

describe('a guest without a cart', () => {
  /** Only a removal already has the result that it asked for. */
  const REMOVALS = ['remove', 'empty'];
  const ANSWERS = {status: 422, ok: false, reason: 'refused', cart: null, notices: [CHANGED]};
  const UNCHANGED = {status: 200, ok: false, cart: null, notices: []};
  const expectNoLogout = async (visitor: Visitor, forms: readonly Form[]) => {
    for (const form of forms) {
      const answer = REMOVALS.includes(form.intent ?? '') ? UNCHANGED : ANSWERS;
      expect([form.intent, await change(visitor, form)]).toEqual([form.intent, answer]);
    }
    expect(await loginPathOf(visitor)).toBeNull();
  };

  it('CART-114b who never logged in isn’t told about a logout', async () => {
    const visitor = shop().visitor();
    await expectNoLogout(visitor, formsOf('gid://shopify/CartLine/1'));
    expect((await visitor.post('/cart', {intent: 'checkout'})).location).toBe('/cart');
  });

  it('CART-122 is told that the cart has changed after a change to a cart that another tab has emptied, unless it is a removal', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const lineId = await lineIdOf(visitor);
    await change(visitor, {intent: 'remove', lineId});
    await expectNoLogout(visitor, [
      ...formsOf(lineId),
      {intent: 'update', lineId, sellingPlanId: ''},
    ]);
    expect(await post(visitor, {intent: 'update', lineId, quantity: '2'})).toEqual({
      status: 422,
      notices: [CHANGED],
    });
  });

  it('CART-114b who logged out and has filled and emptied a cart since isn’t told about that logout', async () => {
    const {visitor, forms} = await customerWithCart();
    await visitor.post('/logout', {});
    await fill(visitor, [BIG_KIBBLE, 1]);
    await change(visitor, {intent: 'empty'});
    await expectNoLogout(visitor, forms);
  });
});

describe('a tab from before a login that merged two carts', () => {
  it('CART-115 says that the cart has changed, and shows it as it is', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const forms = lineForms(await lineIdOf(visitor));
    await logInOrThrow(visitor, noa());
    for (const form of forms) {
      const outcome = await change(visitor, form);
      expect([form.intent, outcome.notices]).toEqual([form.intent, [CHANGED]]);
      expect(outcome).toMatchObject({status: 422, ok: false, cart: {totalQuantity: 2}});
      expect(await post(visitor, form)).toEqual({status: 422, notices: [CHANGED]});
    }
  });

  it('CART-115 says that an item is no longer sold', async () => {
    const {notices} = (await change(
      shop().visitor(),
      add('gid://shopify/ProductVariant/1'),
    )) satisfies ShownOutcome;
    expect(notices.map(({text}) => text)).toEqual(['This item is no longer available.']);
  });
});
