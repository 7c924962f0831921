import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount} from '~tests/support/accounts';
import {
  changeSession,
  makeRefreshDue,
  NAVIGATION,
  navigate,
  renewals as renewalsIn,
  revokeToken,
  SECRET,
  sessionIn,
  storefront,
} from './support/visitor-session';
import {add, KIBBLE} from '../support/variants';
import {change} from './support/guest';
import {redirectOf} from './support/page-data-redirect';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop, type Visitor} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let visitor: Visitor;

const newShop = () => openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});

/* Each test has its own customer and token, because an attempt to renew a token blocks others for a while. */
beforeEach(async () => {
  control = createSandboxControl(sandbox.origin());
  visitor = newShop().visitor();
  await logIn(visitor, await makeAccount(sandbox.origin()));
});
afterEach(() => control.clearFaults());

const renewals = () => renewalsIn(log());

describe('a navigation', () => {
  it('SESS-36a, SESS-25 refreshes a session that is a minute old, and not again within a minute', async () => {
    await navigate(visitor, '/');
    expect(renewals()).toBe(0);
    await makeRefreshDue(visitor);
    const before = visitor.cookies.get('session');
    await navigate(visitor, '/');
    expect(renewals()).toBe(1);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect(Date.now() - (await sessionIn(visitor)).refreshedAt).toBeLessThan(30_000);
    await navigate(visitor, '/products');
    await navigate(visitor, '/account/dashboard');
    expect(renewals()).toBe(1);
  });

  it('EDGE-30 refreshes no session ahead of the click, and is named in the log', async () => {
    await makeRefreshDue(visitor);
    const before = log().length;
    await visitor.get('/faq.data', {Purpose: 'prefetch'});
    expect(renewals()).toBe(0);
    const lines = log().slice(before);
    expect(lines.find(({message}) => message === 'request')).toMatchObject({isPrefetch: true});
  });

  it('SESS-25 refreshes the session for page data too', async () => {
    await makeRefreshDue(visitor);
    await visitor.get('/_root.data');
    expect(renewals()).toBe(1);
  });

  it.each<[string, string, RequestInit]>([
    ['a resource', '/robots.txt', {}],
    ['the cart’s own reads', '/cart/change', {}],
    ['suggestions', '/search/suggest?q=dog', {}],
    ['the API', '/api/ecom/v1.0/get-filters-by-handle', {method: 'POST', body: '{}'}],
    ['a form', '/cart', {method: 'POST', body: 'intent=none'}],
  ])('SESS-25 doesn’t include %s, which refreshes no session', async (_what, path, init) => {
    await makeRefreshDue(visitor);
    await visitor.send(path, init);
    expect(renewals()).toBe(0);
  });

  it('SESS-25 loads changes of the profile', async () => {
    const {customerToken} = await sessionIn(visitor);
    await storefront(
      sandbox.origin(),
      `mutation ($token: String!) { customerUpdate(customerAccessToken: $token, customer: {firstName: "Nora"}) {
        customerUserErrors { message }
      } }`,
      {token: customerToken},
    );
    await makeRefreshDue(visitor);
    await navigate(visitor, '/');
    expect(await sessionIn(visitor)).toMatchObject({firstName: 'Nora', lastName: 'Berg'});
  });

  it('SESS-36b, SESS-25 refreshes only once for several parallel requests, which are all answered', async () => {
    await makeRefreshDue(visitor);
    const answers = await Promise.all(
      ['/', '/products', '/cart', '/account/dashboard', '/faq'].map((path) =>
        visitor.request(path, {headers: NAVIGATION}),
      ),
    );
    expect(answers.map((take) => take().status)).toEqual([200, 200, 200, 200, 200]);
    expect(renewals()).toBe(1);
    expect((await navigate(visitor, '/account/dashboard')).status).toBe(200);
  });

  it('CHK-04b refreshes a fresh session once after checkout was started', async () => {
    await changeSession(visitor, {hasRecentCheckout: true});
    await navigate(visitor, '/');
    expect(renewals()).toBe(1);
    expect(await sessionIn(visitor)).toMatchObject({hasRecentCheckout: false});
    await navigate(visitor, '/');
    expect(renewals()).toBe(1);
  });

  it('shows a notice once, even during a refresh', async () => {
    await makeRefreshDue(visitor);
    await changeSession(visitor, {notices: ['Told once.']});
    const told = [await navigate(visitor, '/'), await navigate(visitor, '/')].map(({text}) =>
      text.includes('Told once.'),
    );
    expect(told).toEqual([true, false]);
  });
});

describe('a token that the platform refuses', () => {
  it.each(['/', '/products?page=2', '/account/dashboard'])(
    'ERR-08b logs out and redirects to the same page: %s',
    async (path) => {
      await change(visitor, add(KIBBLE, 1));
      await revokeToken(sandbox.origin(), visitor);
      await makeRefreshDue(visitor);
      const answer = await navigate(visitor, path);
      expect([answer.status, answer.location]).toEqual([303, path]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const left = ['session', 'cart', 'og_auth'].filter((name) => visitor.cookies.has(name));
      expect(left).toEqual([]);
      expect((await navigate(visitor, path)).status).toBe(path.startsWith('/account') ? 401 : 200);
      expect(unexpected()).toEqual([]);
    },
  );

  it('ERR-08b redirects a page data request to the page', async () => {
    await revokeToken(sandbox.origin(), visitor);
    await makeRefreshDue(visitor);
    const answer = await visitor.get('/products.data?page=2&_routes=pages,x');
    expect(await redirectOf(answer)).toMatchObject({redirect: '/products?page=2', reload: true});
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('ERR-08b is detected by an account page even in a fresh session', async () => {
    await revokeToken(sandbox.origin(), visitor);
    const answer = await navigate(visitor, '/account/dashboard');
    expect([answer.status, answer.location]).toEqual([303, '/account/dashboard']);
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('a platform that doesn’t reply', () => {
  it.each(['down', 'error', 'throttle', 'malformed', 'slow'] as const)(
    'SESS-36c, ERR-08a (%s) leaves the session unchanged, and the page answers in time',
    async (kind) => {
      await makeRefreshDue(visitor);
      const before = await sessionIn(visitor);
      await control.fault({
        service: 'commerce',
        kind,
        match: 'CustomerAccessTokenRenew',
        delayMs: NEVER_MS,
      });
      const answer = await navigate(visitor, '/faq');
      expect(answer.status).toBe(200);
      expect(answer.ms).toBeLessThan(IN_TIME_MS);
      expect(await sessionIn(visitor)).toMatchObject({
        customerToken: before.customerToken,
        refreshedAt: before.refreshedAt,
      });
      expect(log().some(({message}) => message === 'session not refreshed: no answer')).toBe(true);
    },
  );
});

describe('/session/continue', () => {
  const go = () => visitor.post('/session/continue', {});

  it('SESS-16, SESS-17 renews the token, even in a fresh session', async () => {
    const before = visitor.cookies.get('session');
    const answer = await go();
    expect([answer.status, answer.text, answer.headers.get('Cache-Control')]).toEqual([
      204,
      '',
      'no-store',
    ]);
    expect(renewals()).toBe(1);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect((await navigate(visitor, '/account/dashboard')).status).toBe(200);
  });

  it('SESS-16, ROUTE-66 works for staff members without a clinic, who are redirected elsewhere', async () => {
    const staff = openShop(sandbox.origin(), {
      variables: {SITE_ID: 'HPSF', SESSION_SECRET: SECRET},
    }).visitor();
    await logIn(staff, await makeAccount(sandbox.origin()));
    expect((await navigate(staff, '/products')).location).toBe(
      '/shelter/register?redirect=L3Byb2R1Y3Rz',
    );
    expect((await staff.post('/session/continue', {})).status).toBe(204);
    expect(renewals()).toBe(1);
  });

  it('ERR-09 answers 401 and logs out once the platform refuses the token', async () => {
    await revokeToken(sandbox.origin(), visitor);
    expect((await go()).status).toBe(401);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await go()).status).toBe(401);
  });

  it('answers 503 and keeps the session when the platform doesn’t reply', async () => {
    const before = visitor.cookies.get('session');
    await control.fault({service: 'commerce', kind: 'down', match: 'CustomerAccessTokenRenew'});
    expect((await go()).status).toBe(503);
    expect(visitor.cookies.get('session')).toBe(before);
  });

  it('answers 401 to a guest', async () => {
    expect((await newShop().visitor().post('/session/continue', {})).status).toBe(401);
  });
});
