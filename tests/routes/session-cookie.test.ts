import type {ServerBuild} from '@remix-run/server-runtime';
import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {seal} from '~/domains/session/session-crypto.server';
import {makeAccount, type Account} from '~tests/support/accounts';
import {changeCharacter} from '~tests/support/change-character';
import {
  changeSession,
  NAVIGATION,
  navigate,
  SECRET,
  sessionIn,
  setCookieOf,
} from './support/visitor-session';
import {useOwnSandbox} from '../support/own-sandbox';
import {createHtmlBuild} from './support/html-build';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {unexpected} = watchShop();
const sandbox = useOwnSandbox();
let shop: Shop;
let staff: Shop;
let person: Account;
let member: Account;

let asHtml: Shop;

const open = (variables: Record<string, string> = {}, build?: ServerBuild) =>
  openShop(sandbox.origin(), {
    variables: {SESSION_SECRET: SECRET, ...variables},
    ...(build && {build}),
  });

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  shop = open();
  staff = open({SITE_ID: 'HPSF'});
  asHtml = open({}, createHtmlBuild(unexpected()));
  person = await makeAccount(sandbox.origin());
  member = await makeAccount(sandbox.origin(), {
    data: {SAP_CustomerAccountGroup: 'PD01', SF_PreferedShipTo: '0010042001'},
  });
});

async function signedIn(at: Shop, account: Account): Promise<Visitor> {
  const visitor = at.visitor();
  const {status} = await logIn(visitor, account);
  if (status !== 303) throw new Error(`not signed in: ${status}`);
  return visitor;
}

let visitor: Visitor;
beforeEach(async () => {
  /* Shared by all tests, because logins are rate limited. */
  template ??= await signedIn(shop, person);
  visitor = shop.visitor([...template.cookies].map((pair) => pair.join('=')).join('; '));
});
let template: Visitor | undefined;

describe('the session cookie', () => {
  it.each([
    ['the shop', 'DTC', 'session', 2_592_000],
    ['the staff site', 'HPSF', 'session_hpsf', 43_200],
  ] as const)(
    'SESS-33a, SESS-33b, SESS-12, HOUSE-13b of %s has its flags and lifetime',
    async (_where, site, name, seconds) => {
      const at = open({SITE_ID: site});
      const browser = at.visitor();
      const answer = await browser.send('https://shop.test/shelter/login', {
        method: 'POST',
        body: new URLSearchParams({email: member.email, password: member.password}),
      });
      const sent = `__Host-${name}`;
      expect(setCookieOf(answer, sent)).toMatch(
        new RegExp(
          `^${sent}=v1\\.[\\w-]{300,}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly; Secure$`,
        ),
      );
      const token = browser.cookies.get(sent) ?? '';
      expect(answer.text).not.toContain(token);
      /* Copied without the prefix, which local http doesn't use. */
      browser.cookies.set(name, token);
      const {endsAt} = await sessionIn(browser, site);
      expect(Math.abs(endsAt - Date.now() - seconds * 1000)).toBeLessThan(60_000);
    },
  );

  it('is on no page, nor is its content', async () => {
    const {customerToken} = await sessionIn(visitor);
    for (const path of ['/', '/account/dashboard', '/account/profile', '/cart']) {
      const {text} = await navigate(visitor, path);
      expect(text).toContain('Noa');
      for (const secret of [customerToken, visitor.cookies.get('session') ?? '', person.uid]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it.each<[string, (text: string) => string | Promise<string>]>([
    ['with one character changed', changeCharacter],
    ['that was cut', (text) => text.slice(0, -1)],
    ['with more behind it', (text) => `${text}AAAA`],
    ['that is empty', () => ''],
    ['that is garbage', () => 'v1.garbage'],
    ['that is JSON', () => '{}'],
    ['that is illegal text', () => '"quoted"'],
    [
      'that is sealed and too long',
      async () =>
        seal({...(await sessionIn(visitor)), notices: ['x'.repeat(4000)]}, [SECRET], 'session:DTC'),
    ],
    ['of another secret', () => seal({uid: 'u'}, ['a secret of somebody else'], 'session:DTC')],
    ['with nothing in it', () => seal({}, [SECRET], 'session:DTC')],
    ['with null in it', () => seal([null], [SECRET], 'session:DTC')],
    ['made for something else', () => seal({uid: 'u'}, [SECRET], 'confirm-email:DTC')],
  ])(
    'SESS-33d, HOUSE-22a a session cookie %s counts as a guest’s and is cleared',
    async (_what, change) => {
      visitor.cookies.set('session', await change(visitor.cookies.get('session') ?? ''));
      const answer = await navigate(visitor, '/account/dashboard');
      expect(answer.status).toBe(401);
      expect(setCookieOf(answer, 'session')).toMatch(/^session=; Path=\/; Max-Age=0;/);
      expect(['session', 'cart', 'og_auth'].filter((name) => visitor.cookies.has(name))).toEqual(
        [],
      );
      expect((await navigate(visitor, '/')).status).toBe(200);
      expect(unexpected()).toEqual([]);
    },
  );

  it('SESS-33d an ended session counts as a guest’s, even if the browser kept its cookie', async () => {
    await changeSession(visitor, {endsAt: Date.now() - 1});
    expect((await navigate(visitor, '/account/dashboard')).status).toBe(401);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('SESS-33c of one site is refused by the other, with the same secret', async () => {
    const colleague = await signedIn(staff, member);
    expect((await navigate(colleague, '/account/dashboard')).status).toBe(200);
    const carried = staff.visitor(`session_hpsf=${visitor.cookies.get('session')}`);
    expect((await navigate(carried, '/account/dashboard')).status).toBe(401);
    expect(carried.cookies.has('session_hpsf')).toBe(false);
    const back = shop.visitor(`session=${colleague.cookies.get('session_hpsf')}`);
    expect((await navigate(back, '/account/dashboard')).status).toBe(401);
    /* Each site reads and clears only its own cookies. */
    const both = shop.visitor(`session_hpsf=${colleague.cookies.get('session_hpsf')}`);
    expect((await navigate(both, '/account/dashboard')).status).toBe(401);
    expect(both.cookies.has('session_hpsf')).toBe(true);
  });

  it('SESS-34 stays valid with a new secret, until the old one is removed', async () => {
    const secret = 'the secret after that';
    const rotated = open({SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: SECRET});
    const browser = await signedIn(shop, await makeAccount(sandbox.origin()));
    await changeSession(browser, {refreshedAt: 0});
    const {cookies} = browser;
    const at = rotated.visitor([...cookies].map((pair) => pair.join('=')).join('; '));
    expect((await navigate(at, '/account/dashboard')).status).toBe(200);
    /* It was refreshed, so it's now sealed with the new secret. */
    const later = open({SESSION_SECRET: secret});
    const text = `session=${at.cookies.get('session')}`;
    expect((await navigate(later.visitor(text), '/account/dashboard')).status).toBe(200);
    const old = `session=${cookies.get('session')}`;
    expect((await navigate(later.visitor(old), '/account/dashboard')).status).toBe(401);
  });
});

describe('access to pages', () => {
  it.each([
    '/account',
    '/account/dashboard',
    '/account/profile',
    '/account/orders',
    '/account/orders/1',
    '/account/address-book',
    '/account/no-such-page',
  ])('SESS-38 %s is never cached', async (path) => {
    for (const browser of [visitor, shop.visitor()]) {
      for (const asked of [path, `${path}.data`]) {
        const answer = await browser.get(asked, NAVIGATION);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
      }
    }
  });

  it.each(['/', '/cart', '/products/dog', '/no-such-page'])(
    'SESS-41 the browser stores no document of %s for a customer',
    async (path) => {
      const {cookies} = visitor;
      const customer = asHtml.visitor([...cookies].map((pair) => pair.join('=')).join('; '));
      const isStored = async (browser: Visitor) =>
        (await navigate(browser, path)).headers.get('Cache-Control') !== 'no-store';
      expect([await isStored(customer), await isStored(asHtml.visitor())]).toEqual([false, true]);
    },
  );

  it('ROUTE-60, ROUTE-62, SEC-02, SEC-04 a guest can look around, but is asked to log in for an account page and then returns there', async () => {
    const answer = await navigate(shop.visitor(), '/account/orders?after=x&q=1');
    expect([answer.status, answer.location]).toEqual([401, null]);
    expect((await navigate(visitor, '/account/orders')).status).toBe(200);
    for (const path of ['/', '/products', '/products/dog', '/cart']) {
      expect((await navigate(shop.visitor(), path)).status).toBe(200);
    }
    const shown = answer.page().loaderData['routes/log-in-first'] as {login: string};
    const {pathname, searchParams} = new URL(shown.login, 'http://localhost');
    const redirect = searchParams.get('redirect') ?? '';
    expect(pathname).toBe('/shelter/login');
    expect(atob(redirect.replaceAll('-', '+').replaceAll('_', '/'))).toBe(
      '/account/orders?after=x&q=1',
    );
    const login = await shop.visitor().get(shown.login);
    expect(login.page().loaderData['shelter-login']).toMatchObject({
      to: '/account/orders?after=x&q=1',
    });
  });

  it('ROUTE-64, ROUTE-65, STAFF-20, STAFF-28 staff members without a clinic are redirected to registration, others aren’t', async () => {
    const newcomer = await signedIn(staff, await makeAccount(sandbox.origin()));
    const led = await navigate(newcomer, '/products');
    expect([led.status, led.location]).toEqual([302, '/shelter/register?redirect=L3Byb2R1Y3Rz']);
    expect((await navigate(newcomer, '/shelter/register')).status).toBe(200);
    expect((await navigate(newcomer, '/faq')).status).toBe(200);
    const colleague = await signedIn(staff, member);
    expect((await navigate(colleague, '/products')).status).toBe(200);
    expect(await sessionIn(colleague, 'HPSF')).toMatchObject({
      isRegistered: true,
      isEligibleForPd: true,
    });
  });

  it.each(['//evil.example/account/x.data', '//evil.example/products/products/'])(
    'HOUSE-22b %s redirects to no other site',
    async (path) => {
      for (const browser of [visitor, shop.visitor()]) {
        const init = {headers: NAVIGATION};
        const {location, text} = await browser.send(`http://localhost:3000${path}`, init);
        expect(location ?? '/').not.toMatch(/^\/\//);
        expect(text).not.toMatch(/"\/\/evil/);
      }
    },
  );

  it('ROUTE-63 a login page with a Referer that looks like another site stays on this site', async () => {
    const answer = await visitor.get('/shelter/login', {
      Referer: 'http://localhost:3000//evil.example/x',
    });
    expect([answer.status, answer.location]).toEqual([302, '/evil.example/x']);
  });
});
