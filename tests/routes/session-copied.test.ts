import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {pages} from '~/routes';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, type Account} from '~tests/support/accounts';
import {NAVIGATION, SECRET} from './support/visitor-session';
import {post} from './support/api';
import {logInOrThrow, fill} from './support/cart-visitor';
import {add, KIBBLE} from '../support/variants';
import {useOwnSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';

/*
 * Someone has copied all cookies of a customer, and the customer logs out. Every API operation and every form is tried
 * with the copy. They come from tables, so new ones are tried too.
 */

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let noa: Account;
/** Noa on another device, where she stays logged in. Shows any change that the copy makes. */
let elsewhere: Visitor;
/** The cookies before the logout. */
let copied: ReadonlyMap<string, string>;
let stateBefore: string;

const BASE = '/api/ecom/v1.0';

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  noa = await makeAccount(sandbox.origin());
  const browser = shop.visitor();
  await logInOrThrow(browser, noa);
  elsewhere = shop.visitor();
  await logInOrThrow(elsewhere, noa);
  /* After both logins, which recreate the saved cart, so that the copy holds the current cart. */
  await fill(browser, [KIBBLE, 2]);
  await post(elsewhere, `${BASE}/refresh-session-token`, {forceRefreshToken: true});
  expect(elsewhere.cartId('cart')).toBe(browser.cartId('cart'));
  copied = new Map(browser.cookies);
  await browser.post('/logout', {});
  stateBefore = await stateOfNoa();
});
afterEach(() => control.clearFaults());
/* None of these tests changed any of her data. */
afterAll(async () => expect(await stateOfNoa()).toBe(stateBefore));

const thief = (at: Shop = shop) => at.visitor([...copied].map((pair) => pair.join('=')).join('; '));

/** All data about Noa at the platform and the provider. */
async function stateOfNoa(): Promise<string> {
  const customer = await post(elsewhere, `${BASE}/get-shopify-customer`, {});
  const cart = (await elsewhere.get('/cart/change')).text;
  const profile = (await elsewhere.get('/account/profile')).text;
  expect(customer.status).toBe(200);
  return JSON.stringify([customer.value, cart, profile]);
}

/** Checks that a response has no names or email of hers, and nothing that opens her account or cart. */
function expectNothingOfNoa({text, headers}: Pick<Answer, 'text' | 'headers'>): void {
  const response = `${text} ${[...headers].join(' ')}`;
  for (const own of [noa.email, noa.uid, 'multipass', 'Berg']) expect(response).not.toContain(own);
}

const OWN_OPERATIONS = API_OPERATIONS.filter(({caller}) => caller === 'session');
const OPEN_OPERATIONS = API_OPERATIONS.filter(({caller}) => caller === 'anyone');

/** An input for every operation. Each uses the fields it knows and ignores the others. */
const INPUT = {
  id: 'gid://shopify/Customer/1',
  customerId: 'gid://shopify/Customer/1',
  addressId: '1',
  metafieldId: '1',
  cacheKey: 'profile',
  cartId: 'gid://shopify/Cart/1',
  checkoutUrl: 'http://localhost:4000/cart/c/1',
  updateInput: {firstName: 'Eve'},
  address: {address1: '1 Main St', city: 'Denver', provinceCode: 'CO', zip: '80205'},
  lineItems: [{merchandiseId: KIBBLE, quantity: 1, id: '1'}],
  lineItemIds: ['1'],
  attributes: [{key: 'a', value: 'b'}],
  buyerIdentity: {email: 'eve@example.com'},
  codes: ['AUTO35'],
  note: 'Eve was here',
  handle: 'everyday-chicken-barley',
  handles: ['everyday-chicken-barley'],
  skus: ['A'],
};

async function call(visitor: Visitor, {method, path}: {method: string; path: string}) {
  return method === 'GET'
    ? visitor.get(`${path}?handle=${INPUT.handle}`)
    : visitor.send(path, {
        method,
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({...INPUT, email: noa.email}),
      });
}

describe('copied cookies after the logout', () => {
  it.each(OWN_OPERATIONS)('SEC-15a $method $path answers 401', async (operation) => {
    const answer = await call(thief(), operation);
    expect(answer.status).toBe(401);
    expectNothingOfNoa(answer);
  });

  it.each(OWN_OPERATIONS)(
    'SEC-15a $method $path answers 401 with the session as sessionToken',
    async ({method, path}) => {
      const {status, headers, text} = await shop.visitor().send(path, {
        method,
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({...INPUT, email: noa.email, sessionToken: copied.get('session')}),
      });
      expect([status, text]).toEqual([401, expect.stringContaining('SESSION_ENDED') as string]);
      expectNothingOfNoa({headers, text});
    },
  );

  it.each(OPEN_OPERATIONS)(
    'SEC-15a $method $path neither returns nor changes the customer’s data',
    async (operation) => {
      const answer = await call(thief(), operation);
      expect(answer.status).toBeLessThan(500);
      expectNothingOfNoa(answer);
    },
  );

  /** Fields of each form, by path. Account pages have several forms. */
  const FORMS: Record<string, Record<string, string>[]> = {
    cart: [add(KIBBLE), {intent: 'empty'}, {intent: 'buy-once'}, {intent: 'checkout'}],
    'cart/change': [add(KIBBLE), {intent: 'empty'}],
    'account/profile': [
      {form: 'profile', firstName: 'Eve', lastName: 'Adams', phone: '', acceptsMarketing: ''},
      {
        form: 'password',
        currentPassword: 'a password of these tests',
        newPassword: 'another one 1',
      },
      {form: 'others'},
    ],
    'account/address-book': [
      {
        firstName: 'Eve',
        lastName: 'Adams',
        address1: '1 Main St',
        city: 'Denver',
        provinceCode: 'CO',
        zip: '80205',
      },
      {intent: 'delete', id: '1'},
    ],
    'session/continue': [{}],
  };
  const modules = import.meta.glob<{action?: unknown}>('/app/routes/*.{ts,tsx}', {eager: true});
  const forms = pages
    .filter(({file}) => modules[`/app/${file}`]?.action !== undefined)
    .flatMap(({path = ''}) => (FORMS[path] ?? [{}]).map((fields) => ({path: `/${path}`, fields})));

  it.each(forms)(
    'SEC-15a a form to $path with $fields has no effect on the customer',
    async (form) => {
      const visitor = thief();
      const path = form.path.replace(':id', '1');
      const answer = await visitor.post(path, form.fields, NAVIGATION);
      expect(answer.status).toBeLessThan(500);
      expectNothingOfNoa(answer);
      expect(visitor.cookies.has('session')).toBe(false);
      expect(unexpected()).toEqual([]);
    },
  );

  it.each([
    '/',
    '/cart',
    '/cart/change',
    '/cart.data',
    '/account/dashboard',
    '/checkout',
    '/products',
  ])('SEC-15a %s shows nothing of the customer', async (path) => {
    for (const headers of [NAVIGATION, {}]) {
      const visitor = thief();
      const answer = await visitor.get(path, headers);
      expectNothingOfNoa(answer);
      expect(visitor.cookies.has('session')).toBe(false);
    }
  });

  it('SEC-15a have no effect while the platform can’t confirm the session', async () => {
    /* Its own shop, because it remembers failing upstreams. */
    const shopWithCommerceDown = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
    await control.fault({service: 'commerce', kind: 'down'});
    for (const fields of FORMS['account/profile'] ?? []) {
      const answer = await thief(shopWithCommerceDown).post('/account/profile', fields, NAVIGATION);
      expect(answer.status).toBe(503);
    }
    for (const operation of OWN_OPERATIONS) {
      expect((await call(thief(shopWithCommerceDown), operation)).status).toBe(502);
    }
  });
});
