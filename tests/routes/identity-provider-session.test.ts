import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {gigya, makeAccount, type Account} from '~tests/support/accounts';
import {SECRET, sessionIn} from './support/visitor-session';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
});
afterEach(() => control.clearFaults());

const COOKIE = 'glt_sandbox-identity-api-key';

/** Starts a session at the provider, as another of our sites would. */
async function providerSession({email, password}: Account): Promise<string> {
  const {sessionInfo} = await gigya(sandbox.origin(), 'login', {loginID: email, password});
  return (sessionInfo as {cookieValue: string}).cookieValue;
}

async function guestWithSession(account: Account) {
  const token = await providerSession(account);
  return {visitor: shop.visitor(`${COOKIE}=${token}`), token};
}

const offerTo = async (visitor: Visitor) => {
  const {loaderData} = (await visitor.get('/shelter/login')).page();
  return (loaderData['shelter-login'] as {session: {firstName: string; key: string} | null})
    .session;
};
const continueAs = (visitor: Visitor, session: string, fields: Record<string, string> = {}) =>
  visitor.post('/shelter/login', {session, to: '/cart', ...fields});

describe('a guest with a session at the identity provider', () => {
  it('ID-06, ID-36a is offered to continue, and one button logs them in', async () => {
    const account = await makeAccount(sandbox.origin());
    const {visitor, token} = await guestWithSession(account);
    const offer = await offerTo(visitor);
    expect(offer?.firstName).toBe('Noa');
    expect(offer?.key).not.toContain(token);
    expect(visitor.cookies.has('session')).toBe(false);
    const answer = await continueAs(visitor, offer?.key ?? '');
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect(await sessionIn(visitor)).toMatchObject({uid: account.uid, email: account.email});
    expect(unexpected()).toEqual([]);
    expect(JSON.stringify(log())).not.toContain(token);
  });

  it('ID-36a returns to the site that requested the login', async () => {
    const {visitor, token} = await guestWithSession(await makeAccount(sandbox.origin()));
    const offer = await offerTo(visitor);
    const answer = await continueAs(visitor, offer?.key ?? '', {samlContext: 'context-1'});
    const {searchParams} = new URL(answer.location ?? '');
    expect([searchParams.get('samlContext'), searchParams.get('loginToken')]).toEqual([
      'context-1',
      token,
    ]);
  });

  it('ID-36b isn’t logged in as another customer if the cookie changes after the offer', async () => {
    const {visitor} = await guestWithSession(await makeAccount(sandbox.origin()));
    const offer = await offerTo(visitor);
    visitor.cookies.set(COOKIE, await providerSession(await makeAccount(sandbox.origin())));
    const answer = await continueAs(visitor, offer?.key ?? '');
    expect([answer.status, visitor.cookies.has('session')]).toEqual([401, false]);
    const shown = answer.page().actionData?.['shelter-login'] as IdentityAnswer;
    expect(shown.problem).toBe('That session has ended. Log in with your email and password.');
  });

  it('ID-36b isn’t logged in by a form from another site', async () => {
    const {visitor} = await guestWithSession(await makeAccount(sandbox.origin()));
    const offer = await offerTo(visitor);
    const fields = {session: offer?.key ?? ''};
    const answer = await visitor.post('/shelter/login', fields, {Origin: 'https://evil.example'});
    expect([answer.status, visitor.cookies.has('session')]).toEqual([403, false]);
  });

  it('ID-36b gets no offer after logging out', async () => {
    const {visitor} = await guestWithSession(await makeAccount(sandbox.origin()));
    const offer = await offerTo(visitor);
    await continueAs(visitor, offer?.key ?? '');
    await visitor.post('/logout', {});
    expect(await offerTo(visitor)).toBeNull();
    expect((await continueAs(visitor, offer?.key ?? '')).status).toBe(401);
  });

  it.each(['made up', 'x'.repeat(600), 'a;b', ''])(
    'ID-36b gets the page without an offer for the cookie %j',
    async (token) => {
      const visitor = shop.visitor(`${COOKIE}=${token}`);
      expect(await offerTo(visitor)).toBeNull();
      expect((await continueAs(visitor, 'a key')).status).toBe(401);
      expect(unexpected()).toEqual([]);
    },
  );

  it('ID-36b gets no offer while the email isn’t confirmed', async () => {
    const account = await makeAccount(sandbox.origin());
    const {visitor} = await guestWithSession(account);
    await gigya(sandbox.origin(), 'setAccountInfo', {UID: account.uid, isVerified: 'false'});
    expect(await offerTo(visitor)).toBeNull();
  });

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'ID-21a, ID-36b gets the page without an offer with provider failure: %s',
    async (kind) => {
      const {visitor} = await guestWithSession(await makeAccount(sandbox.origin()));
      await control.fault({service: 'identity', kind});
      expect(await offerTo(visitor)).toBeNull();
    },
  );
});

describe('a login that fails after the provider accepted it', () => {
  it.each(['CustomerAccessTokenCreateWithMultipass', 'query Customer('])(
    'ERR-09 ends the provider’s session and the previous customer’s session: %s',
    async (match) => {
      const [before, account] = [
        await makeAccount(sandbox.origin()),
        await makeAccount(sandbox.origin()),
      ];
      const visitor = shop.visitor();
      await logIn(visitor, before);
      const token = await providerSession(account);
      await control.fault({service: 'commerce', kind: 'down', match});
      const answer = await logIn(visitor, account);
      expect([answer.status, visitor.cookies.has('session')]).toEqual([503, false]);
      await control.clearFaults();
      expect(await gigya(sandbox.origin(), 'getAccountInfo', {login_token: token})).toMatchObject({
        errorCode: 403005,
      });
      expect((await visitor.get('/account/dashboard')).status).toBe(401);
      expect((await logIn(visitor, account)).status).toBe(303);
    },
  );
});
