import {beforeEach, describe, expect, it} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, PASSWORD, type Account} from '~tests/support/accounts';
import {
  changeSession,
  linkIn,
  NAVIGATION,
  navigate,
  SECRET,
  sessionIn,
  setCookieOf,
} from './support/visitor-session';
import {post} from './support/api';
import {logInOrThrow} from './support/cart-visitor';
import {useOwnSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {logged, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let noa: Account;
/** Noa's browser, and another one in which she or someone with her cookies is logged in. */
let mine: Visitor;
let other: Visitor;

beforeEach(async () => {
  control = createSandboxControl(sandbox.origin());
  await control.clearFaults();
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  noa = await makeAccount(sandbox.origin());
  mine = shop.visitor();
  other = shop.visitor();
  await logInOrThrow(mine, noa);
  await logInOrThrow(other, noa);
});

const NEW_PASSWORD = 'quite another password';
const changePassword = (visitor: Visitor) =>
  visitor.post('/account/profile', {
    form: 'password',
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
  });

/** Immediately: within the minute in which a navigation doesn't renew the session. */
async function expectLoggedOut(visitor: Visitor): Promise<void> {
  const copy = shop.visitor([...visitor.cookies].map((pair) => pair.join('=')).join('; '));
  const call = await post(copy, '/api/ecom/v1.0/refresh-session-token', {});
  expect(call.status).toBe(401);
  const page = await navigate(visitor, '/');
  expect([page.status, visitor.cookies.has('session')]).toEqual([303, false]);
  expect((await navigate(visitor, '/account/profile')).status).toBe(401);
}

const expectLoggedIn = async (visitor: Visitor) =>
  expect((await navigate(visitor, '/account/profile')).status).toBe(200);

describe('a new password', () => {
  it('SEC-16a ends the sessions on all other devices when set in the profile', async () => {
    const changed = await changePassword(mine);
    expect([changed.status, changed.location]).toEqual([303, '/account/profile?done=password']);
    await expectLoggedIn(mine);
    await expectLoggedOut(other);
    await logInOrThrow(other, {...noa, password: NEW_PASSWORD});
    await expectLoggedIn(mine);
    expect(unexpected()).toEqual([]);
  });

  it('SEC-16a ends no session if it was refused', async () => {
    const fields = {form: 'password', currentPassword: 'not it at all', newPassword: NEW_PASSWORD};
    expect((await mine.post('/account/profile', fields)).status).toBe(422);
    await expectLoggedIn(other);
  });

  it('SEC-16a ends all sessions when set by a reset link', async () => {
    await shop.visitor().post('/shelter/forgot-password', {email: noa.email});
    const [mail] = await control.mails(noa.email);
    const link = linkIn(mail?.text ?? '');
    const token = new URL(link, 'https://shop.test').searchParams.get('pwrt') ?? '';
    const reset = await shop
      .visitor()
      .post('/shelter/reset-password', {token, newPassword: NEW_PASSWORD});
    expect([reset.status, reset.location]).toEqual([303, '/shelter/login?message=reset']);
    await expectLoggedOut(mine);
    await expectLoggedOut(other);
    expect(logged()).toEqual([]);
  });

  it('SEC-16b SEC-16c says when other sessions couldn’t be ended, and lets the customer retry', async () => {
    await control.fault({
      service: 'commerce',
      kind: 'error',
      match: 'CustomerAccessTokensReplace',
    });
    const changed = await changePassword(mine);
    expect(changed.location).toBe('/account/profile?done=password-here');
    expect(logged()).toEqual(['other sessions not ended']);
    const refused = await mine.post('/account/profile', {form: 'others'});
    expect(refused.status).toBe(503);
    await expectLoggedIn(other);
    await control.clearFaults();
    const ended = await mine.post('/account/profile', {form: 'others'});
    expect(ended.location).toBe('/account/profile?done=others');
    await expectLoggedIn(mine);
    await expectLoggedOut(other);
  });
});

describe('a session', () => {
  it('SEC-13 ends 30 days after the login, however often it is renewed', async () => {
    const {endsAt} = await sessionIn(mine);
    expect(Math.abs(endsAt - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
    const path = '/api/ecom/v1.0/refresh-session-token';
    const renewed = await post(mine, path, {forceRefreshToken: true});
    expect(renewed.value).toMatchObject({sessionToken: null});
    await mine.post('/session/continue', {});
    expect((await sessionIn(mine)).endsAt).toBe(endsAt);
    const left = 90_000;
    await changeSession(mine, {endsAt: Date.now() + left, refreshedAt: 0});
    const answer = await navigate(mine, '/');
    expect(setCookieOf(answer, 'session')).toMatch(/Max-Age=(?:89|90);/);
  });

  it('SEC-15b is returned to callers that sent it as a token, never to those that sent a cookie', async () => {
    const own = mine.cookies.get('session') ?? '';
    for (const [path, input] of [
      ['/api/ecom/v1.0/refresh-session-token', {forceRefreshToken: true}],
      ['/api/ecom/v1.0/clear-recent-checkout', {}],
      ['/api/delete-cache-item', {cacheKey: 'profile'}],
    ] as const) {
      const byCookie = await post<{sessionToken: string | null}>(mine, path, input);
      expect([byCookie.status, byCookie.value.sessionToken]).toEqual([200, null]);
      const byText = await post<{sessionToken: string | null}>(shop.visitor(), path, {
        ...input,
        sessionToken: own,
      });
      expect([byText.status, byText.value.sessionToken]).toEqual([
        200,
        expect.stringMatching(/^v1\./) as string,
      ]);
    }
  });

  it('SEC-17a ends on the server after the idle time and the alert', async () => {
    const shortIdleShop = openShop(sandbox.origin(), {
      variables: {
        SESSION_SECRET: SECRET,
        SESSION_IDLE_SECONDS: '100',
        SESSION_ALERT_SECONDS: '20',
      },
    });
    const visitor = shortIdleShop.visitor();
    await logInOrThrow(visitor, noa);
    /* 120 s plus twice the heartbeat of 25 s. */
    await changeSession(visitor, {lastSeenAt: Date.now() - 165_000});
    expect((await navigate(visitor, '/account/profile')).status).toBe(200);
    expect((await sessionIn(visitor)).endsAt).toBeGreaterThan(Date.now());
    await changeSession(visitor, {lastSeenAt: Date.now() - 171_000});
    const token = visitor.cookies.get('session');
    const call = await post(shortIdleShop.visitor(), '/api/crypto', {sessionToken: token});
    expect(call.status).toBe(401);
    expect((await visitor.get('/account/orders', NAVIGATION)).status).toBe(401);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('API-49 drops its profile data on request and loads it again with the next page', async () => {
    const {refreshedAt} = await sessionIn(mine);
    await post(mine, '/api/delete-cache-item', {cacheKey: 'profile'});
    expect((await sessionIn(mine)).refreshedAt).toBe(0);
    await navigate(mine, '/');
    expect((await sessionIn(mine)).refreshedAt).toBeGreaterThanOrEqual(refreshedAt);
    const none = await post(mine, '/api/delete-cache-item', {cacheKey: 'somebody-elses'});
    expect([none.status, none.code]).toEqual([404, 'CACHE_ITEM_NOT_FOUND']);
  });
});
