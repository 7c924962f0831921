import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {pages} from '~/routes';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {makeAccount, NAVIGATION, SECRET, type Account} from './support/accounts';
import {post} from './support/api';
import {enter, fill} from './support/follow';
import {add, KIBBLE} from './support/goods';
import {useOwnSandbox} from './support/own-sandbox';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';

/*
 * Somebody has copied a person's cookies, all of them, and the person logs out. Every operation of the server API and
 * every form is tried with the copy, from tables, so that a new one is tried as well.
 */

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let noa: Account;
/** Noa on another device, where she stays logged in: it sees what the copy changes. */
let elsewhere: Visitor;
/** The cookies as they were before the log-out. */
let copied: ReadonlyMap<string, string>;
let stateBefore: string;

const BASE = '/api/ecom/v1.0';

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  noa = await makeAccount(sandbox.origin());
  const browser = shop.visitor();
  await enter(browser, noa);
  elsewhere = shop.visitor();
  await enter(elsewhere, noa);
  /* After both log-ins, which make the saved cart anew: so the copy holds the cart that is hers. */
  await fill(browser, [KIBBLE, 2]);
  await post(elsewhere, `${BASE}/refresh-session-token`, {forceRefreshToken: true});
  expect(elsewhere.cartId('cart')).toBe(browser.cartId('cart'));
  copied = new Map(browser.cookies);
  await browser.post('/logout', {});
  stateBefore = await stateOfNoa();
});
afterEach(() => control.clearFaults());
/* Whatever of all this changed anything of hers. */
afterAll(async () => expect(await stateOfNoa()).toBe(stateBefore));

const thief = (at: Shop = shop) => at.visitor([...copied].map((pair) => pair.join('=')).join('; '));

/** All that the platform and the provider know of Noa, as she sees it. */
async function stateOfNoa(): Promise<string> {
  const customer = await post(elsewhere, `${BASE}/get-shopify-customer`, {});
  const cart = (await elsewhere.get('/cart/change')).text;
  const profile = (await elsewhere.get('/account/profile')).text;
  expect(customer.status).toBe(200);
  return JSON.stringify([customer.value, cart, profile]);
}

/** What nobody else may learn: her names and email, and what opens her account or cart. */
function expectNothingOfNoa({text, headers}: Pick<Answer, 'text' | 'headers'>): void {
  const said = `${text} ${[...headers].join(' ')}`;
  for (const own of [noa.email, noa.uid, 'multipass', 'Berg']) expect(said).not.toContain(own);
}

const OWN_OPERATIONS = API_OPERATIONS.filter(({caller}) => caller === 'session');
const OPEN_OPERATIONS = API_OPERATIONS.filter(({caller}) => caller === 'anyone');

/** An input for every operation: each takes what it knows and passes over the rest. */
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

describe('the cookies of a session after its log-out', () => {
  it.each(OWN_OPERATIONS)('SEC-15 open nothing: $method $path is 401', async (operation) => {
    const answer = await call(thief(), operation);
    expect(answer.status).toBe(401);
    expectNothingOfNoa(answer);
  });

  it.each(OWN_OPERATIONS)(
    'SEC-15 open nothing as the sessionToken of a call: $method $path is 401',
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
    'SEC-15 say and change nothing of hers: $method $path',
    async (operation) => {
      const answer = await call(thief(), operation);
      expect(answer.status).toBeLessThan(500);
      expectNothingOfNoa(answer);
    },
  );

  /** What each form takes, by its path; the account's are several. */
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

  it.each(forms)('SEC-15 carry out nothing for her: a form to $path with $fields', async (form) => {
    const visitor = thief();
    const path = form.path.replace(':id', '1');
    const answer = await visitor.post(path, form.fields, NAVIGATION);
    expect(answer.status).toBeLessThan(500);
    expectNothingOfNoa(answer);
    expect(visitor.cookies.has('session')).toBe(false);
    expect(unexpected()).toEqual([]);
  });

  it.each([
    '/',
    '/cart',
    '/cart/change',
    '/cart.data',
    '/account/dashboard',
    '/checkout',
    '/products',
  ])('SEC-15 show nothing of hers: %s', async (path) => {
    for (const headers of [NAVIGATION, {}]) {
      const visitor = thief();
      const answer = await visitor.get(path, headers);
      expectNothingOfNoa(answer);
      expect(visitor.cookies.has('session')).toBe(false);
    }
  });

  it('SEC-15 change nothing while nobody can say whether the session goes on', async () => {
    /* A shop of its own: it remembers services that failed. */
    const away = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
    await control.fault({service: 'commerce', kind: 'down'});
    for (const fields of FORMS['account/profile'] ?? []) {
      const answer = await thief(away).post('/account/profile', fields, NAVIGATION);
      expect(answer.status).toBe(503);
    }
    for (const operation of OWN_OPERATIONS) {
      expect((await call(thief(away), operation)).status).toBe(502);
    }
  });
});
