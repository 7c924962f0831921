import {describe, expect, it} from 'vitest';
import {SITE} from '~sandbox/identity/call';
import {LOCKOUT_MS, WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {ADA, HOUR_MS, identityApp, MINUTE_MS, text} from '../../support/identity-app';

const NOBODY = 'nobody@example.com';

describe('login', () => {
  it('returns the account and a session', async () => {
    const {call} = identityApp();
    expect(await call('login', {...ADA, loginID: ' ADA.Whitfield@example.com '})).toMatchObject({
      errorCode: 0,
      UID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      isRegistered: true,
      isVerified: true,
      profile: {
        firstName: 'Ada',
        lastName: 'Whitfield',
        email: ADA.loginID,
        zip: '80011',
        state: 'CO',
      },
      sessionInfo: {cookieName: `glt_${SITE.apiKey}`},
    });
  });

  it('SAND-35b returns the same error for a wrong password and for an unknown login id', async () => {
    const {call} = identityApp();
    const [wrong, unknown, invited] = await Promise.all(
      [ADA.loginID, NOBODY, 'invited@example.com'].map(async (loginID) => {
        const {callId, time, ...rest} = await call('login', {loginID, password: 'wrong one'});
        expect([callId, time]).not.toContain(undefined);
        return rest;
      }),
    );
    expect(wrong).toMatchObject({errorCode: 403042});
    expect(unknown).toEqual(wrong);
    expect(invited).toEqual(wrong);
  });

  it('returns only the included parts', async () => {
    const {call} = identityApp();
    const all = await call('login', {...ADA, include: 'emails,loginIDs,groups,isLockedOut,other'});
    expect(all).toMatchObject({
      emails: {verified: [ADA.loginID], unverified: []},
      loginIDs: {emails: [ADA.loginID]},
      groups: {organizations: []},
      isLockedOut: false,
    });
    for (const name of ['profile', 'data', 'other']) expect(all).not.toHaveProperty(name);
  });
});

describe.each([
  ['an account', ADA.loginID],
  ['an id that nobody has', NOBODY],
])('login lockout of %s', (_whose, loginID) => {
  const ofWrong = {loginID, password: 'wrong one'};
  const code = async (answer: Promise<{errorCode: number}>) => (await answer).errorCode;

  it('SAND-35a starts after 40 wrong passwords and lasts 15 minutes', async () => {
    const {call, pass} = identityApp();
    for (let attempt = 1; attempt <= WRONG_PASSWORDS; attempt += 1) {
      expect(await code(call('login', ofWrong))).toBe(403042);
    }
    expect(await code(call('login', ofWrong))).toBe(403120);
    expect(await code(call('login', {...ADA, loginID: loginID.toUpperCase()}))).toBe(403120);
    pass(LOCKOUT_MS - MINUTE_MS);
    expect(await code(call('login', ofWrong))).toBe(403120);
    pass(MINUTE_MS + 1);
    expect(await code(call('login', ofWrong))).toBe(403042);
  });

  it('stops counting wrong passwords after 15 minutes', async () => {
    const {call, pass} = identityApp();
    for (let attempt = 1; attempt < WRONG_PASSWORDS; attempt += 1) await call('login', ofWrong);
    pass(15 * MINUTE_MS + 1);
    for (let attempt = 1; attempt < WRONG_PASSWORDS; attempt += 1) {
      expect(await code(call('login', ofWrong))).toBe(403042);
    }
    expect(await code(call('login', ofWrong))).toBe(403042);
    expect(await code(call('login', ofWrong))).toBe(403120);
  });
});

it('ID-30 lockout applies to one client IP only', async () => {
  const {call} = identityApp();
  const from = (clientIP: string) => ({clientContext: JSON.stringify({clientIP})});
  for (let attempt = 1; attempt <= WRONG_PASSWORDS; attempt += 1) {
    await call('login', {...ADA, password: 'wrong one', ...from('203.0.113.1')});
  }
  const codes = [];
  for (const address of ['203.0.113.1', '203.0.113.2']) {
    codes.push((await call('login', {...ADA, ...from(address)})).errorCode);
  }
  expect(codes).toEqual([403120, 0]);
});

it('ID-30 lockout ignores the client IP of calls without the server secret', async () => {
  const {callAsAnybody} = identityApp();
  for (let attempt = 0; attempt <= WRONG_PASSWORDS; attempt += 1) {
    const clientContext = JSON.stringify({clientIP: `203.0.113.${attempt}`});
    await callAsAnybody('login', {...ADA, password: 'wrong one', clientContext});
  }
  expect(await callAsAnybody('login', ADA)).toMatchObject({errorCode: 403120});
});

it("the right password restarts the count of wrong ones, but doesn't end a lockout", async () => {
  const {call, uidOf} = identityApp();
  const wrong = {...ADA, password: 'wrong one'};
  for (let attempt = 1; attempt < WRONG_PASSWORDS; attempt += 1) await call('login', wrong);
  await uidOf(ADA.loginID);
  for (let attempt = 1; attempt <= WRONG_PASSWORDS; attempt += 1) {
    expect(await call('login', wrong)).toMatchObject({errorCode: 403042});
  }
  expect(await call('login', ADA)).toMatchObject({errorCode: 403120});
  const info = await call('login', {loginID: NOBODY, password: 'wrong one'});
  expect(info).toMatchObject({errorCode: 403042});
});

describe('identity session', () => {
  async function signedIn() {
    const parts = identityApp();
    const {UID, sessionInfo} = await parts.call('login', ADA);
    const loginToken = text((sessionInfo as {cookieValue?: unknown}).cookieValue);
    return {...parts, uid: text(UID), loginToken};
  }
  const continuePath = (loginToken: string, context = 'abc') =>
    `/gigya/saml/v2.0/${SITE.apiKey}/idp/sso/continue?${new URLSearchParams({samlContext: context, loginToken})}`;

  it('gives access to its own account only', async () => {
    const {callAsAnybody, loginToken, uid, uidOf} = await signedIn();
    const other = await uidOf('marcus.oyelaran@example.com');
    const info = await callAsAnybody('getAccountInfo', {login_token: loginToken, UID: other});
    expect(info).toMatchObject({errorCode: 0, UID: uid, profile: {email: ADA.loginID}});
  });

  it('continues to another site until logout', async () => {
    const {app, call, loginToken, uid} = await signedIn();
    const page = await app.request(continuePath(loginToken));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(ADA.loginID);
    expect((await app.request(continuePath(loginToken, ''))).status).toBe(403);
    expect((await app.request(continuePath('made up'))).status).toBe(403);
    expect(await call('logout', {UID: uid})).toMatchObject({errorCode: 0});
    expect((await app.request(continuePath(loginToken))).status).toBe(403);
    const after = await call('getAccountInfo', {login_token: loginToken});
    expect(after).toMatchObject({errorCode: 403005});
  });

  it('expires after a day', async () => {
    const {app, loginToken, pass} = await signedIn();
    pass(23 * HOUR_MS);
    expect((await app.request(continuePath(loginToken))).status).toBe(200);
    pass(HOUR_MS);
    expect((await app.request(continuePath(loginToken))).status).toBe(403);
  });
});
