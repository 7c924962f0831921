import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {gigya, makeAccount} from '~tests/support/accounts';
import {
  emailOfToken,
  makeRefreshDue,
  NAVIGATION,
  SECRET,
  sessionIn,
  setCookieOf,
} from './support/visitor-session';
import {sealCartId} from '~tests/support/sealed-cart';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {NEVER_MS, openShop, watchShop} from './support/shop';

const {logged, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

const GUEST_CART = await sealCartId('guest_cart', 'a-guest-cart?key=1', {secret: SECRET});
const KEPT = {
  known_device: 'whose-browser',
  guest_cart: GUEST_CART,
  gate: 'gate',
  preview: 'preview',
};
const GONE = {
  cart: await sealCartId('cart', 'a-persons-cart?key=1', {secret: SECRET}),
  removed_items: '700101..1',
  user_location: '80205::HOME',
  user_warehouse: 'DEN',
};

/** A logged-in customer with every cookie we use. */
async function loggedInCustomer() {
  const shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  const account = await makeAccount(sandbox.origin());
  const visitor = shop.visitor();
  await logIn(visitor, account);
  for (const [name, value] of Object.entries({...KEPT, ...GONE})) visitor.cookies.set(name, value);
  const session = await sessionIn(visitor);
  return {account, visitor, token: session.customerToken};
}

const namesOf = ({cookies}: {cookies: Map<string, string>}) => [...cookies.keys()].sort();

describe('a logout link', () => {
  it.each<[string, Record<string, string>]>([
    ['Sec-Fetch-Site: cross-site', {'Sec-Fetch-Site': 'cross-site'}],
    ['Sec-Fetch-Site: same-site', {'Sec-Fetch-Site': 'same-site'}],
    ['a foreign Referer', {Referer: 'https://evil.example/'}],
    ['a Referer that is no address', {Referer: 'nonsense'}],
  ])(
    'ID-39a on another site (%s) shows a confirmation page instead of logging out',
    async (_what, headers) => {
      const {visitor, token, account} = await loggedInCustomer();
      for (const path of ['/logout', '/logout/', '/Logout?reason=inactive']) {
        const answer = await visitor.get(path, {...NAVIGATION, ...headers});
        expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
        expect(answer.page().matches.at(-1)).toBe('routes/confirm-logout');
      }
      expect(visitor.cookies.has('session')).toBe(true);
      expect(await emailOfToken(sandbox.origin(), token)).toBe(account.email);
      const pressed = await visitor.post('/logout', {}, {Origin: 'http://localhost:3000'});
      expect([pressed.status, visitor.cookies.has('session')]).toEqual([303, false]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['typed', {'Sec-Fetch-Site': 'none'}],
    ['from a page of ours', {'Sec-Fetch-Site': 'same-origin'}],
    ['from a page of ours, in an older browser', {Referer: 'http://localhost:3000/cart'}],
  ])('ID-39b logs out when it is %s, and for the idle timer', async (_what, headers) => {
    const {visitor} = await loggedInCustomer();
    const answer = await visitor.get('/logout?reason=inactive', {...NAVIGATION, ...headers});
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('logging out', () => {
  it.each(['GET', 'POST'])(
    'ROUTE-67, SESS-26, SESS-30, SESS-35b by %s removes the customer’s data and redirects to the home page',
    async (method) => {
      const {visitor, token, account} = await loggedInCustomer();
      expect(await emailOfToken(sandbox.origin(), token)).toBe(account.email);
      const referrer = 'http://localhost:3000/account/orders';
      const answer = await visitor.send('/logout', {
        method,
        headers: {...NAVIGATION, Referer: referrer},
      });
      expect([answer.status, answer.location]).toEqual([303, '/']);
      expect(namesOf(visitor)).toEqual([...Object.keys(KEPT), 'logged_out'].sort());
      expect(await emailOfToken(sandbox.origin(), token)).toBeNull();
      expect((await visitor.get('/account/dashboard')).status).toBe(401);
      const home = (await visitor.get('/')).page().loaderData.root;
      expect(home).toMatchObject({visitor: {firstName: null}});
      expect(unexpected()).toEqual([]);
    },
  );

  it('SESS-21 ends the session at the identity provider', async () => {
    const {account, visitor} = await loggedInCustomer();
    const body = {loginID: account.email, password: account.password, include: 'profile'};
    const login = await gigya(sandbox.origin(), 'login', body);
    const {sessionInfo} = login as {sessionInfo?: {cookieValue: string}};
    const asBrowser = () =>
      fetch(`${sandbox.origin()}/gigya/accounts.getAccountInfo`, {
        method: 'POST',
        body: new URLSearchParams({
          apiKey: 'sandbox-identity-api-key',
          login_token: sessionInfo?.cookieValue ?? '',
        }),
      }).then((response) => response.json());
    expect(await asBrowser()).toMatchObject({errorCode: 0});
    await visitor.post('/logout', {});
    expect(await asBrowser()).toMatchObject({errorCode: 403005});
  });

  it.each(['down', 'error', 'throttle', 'malformed', 'slow'] as const)(
    'SESS-26 works within its time budget while identity provider and commerce fail: %s',
    async (kind) => {
      const {visitor} = await loggedInCustomer();
      await control.fault({service: 'identity', kind, delayMs: NEVER_MS});
      await control.fault({service: 'commerce', kind, delayMs: NEVER_MS});
      await makeRefreshDue(visitor);
      const answer = await visitor.get('/logout', NAVIGATION);
      expect([answer.status, answer.location]).toEqual([303, '/']);
      expect(namesOf(visitor)).toEqual([...Object.keys(KEPT), 'logged_out'].sort());
      /* 1.2 s, plus a margin for a busy machine. */
      expect(answer.ms).toBeLessThan(3000);
      expect(logged()).toEqual([]);
      await control.clearFaults();
    },
  );

  it('SESS-40 doesn’t wait for the platform to confirm the session before it ends it', async () => {
    const {visitor} = await loggedInCustomer();
    await control.fault({service: 'commerce', kind: 'slow', delayMs: NEVER_MS});
    const answer = await visitor.post('/logout', {});
    expect([answer.status, answer.location]).toEqual([303, '/']);
    /* 1.2 s, plus a margin for a busy machine. */
    expect(answer.ms).toBeLessThan(3000);
  });

  it('ROUTE-33 works when the session is due for a refresh', async () => {
    const {visitor} = await loggedInCustomer();
    await makeRefreshDue(visitor);
    const answer = await visitor.get('/logout', NAVIGATION);
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(setCookieOf(answer, 'session')).toMatch(/^session=; Path=\/; Max-Age=0;/);
  });

  it.each<[string, string]>([
    ['Sec-Purpose', 'prefetch'],
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['Purpose', 'preview'],
  ])('ROUTE-33 is ignored in a prefetch (%s: %s)', async (name, value) => {
    const {visitor, token, account} = await loggedInCustomer();
    const before = namesOf(visitor);
    const answer = await visitor.get('/logout', {[name]: value});
    expect([answer.status, answer.location, namesOf(visitor)]).toEqual([204, null, before]);
    expect(await emailOfToken(sandbox.origin(), token)).toBe(account.email);
  });

  it('HOUSE-14 is refused for a form from another site', async () => {
    const {visitor} = await loggedInCustomer();
    const answer = await visitor.post('/logout', {}, {Origin: 'https://evil.example'});
    expect([answer.status, visitor.cookies.has('session')]).toEqual([403, true]);
  });

  it('keeps a guest’s cart and redirects to the home page', async () => {
    const shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
    const visitor = shop.visitor(`guest_cart=${GUEST_CART}`);
    const answer = await visitor.post('/logout', {});
    expect([answer.status, answer.location, namesOf(visitor)]).toEqual([303, '/', ['guest_cart']]);
  });
});
