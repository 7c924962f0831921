import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createAppLoadContext} from '~/context.server';
import {logInAccount, logInWithPassword} from '~/domains/identity/flows/log-in.server';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {createBreakers} from '~/platform/circuit-breaker.server';
import {fail, ok} from '~/platform/result';
import {composeEnv, sandboxVariables} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {gigya, makeAccount, type Account} from '~tests/support/accounts';
import {SECRET, sessionIn} from './support/visitor-session';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop} from './support/shop';

const {log: logLines, logged} = watchShop();
const shopOfStaff = () =>
  openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF', SESSION_SECRET: SECRET}});
const sandbox = useOwnSandbox();
let control: SandboxControl;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

/** The load context for a guest's request on the staff site. */
function guest() {
  const overrides = {
    ...sandboxVariables(sandbox.origin()),
    SITE_ID: 'HPSF',
    SESSION_SECRET: SECRET,
  };
  return createAppLoadContext(new Request('http://localhost:3000/shelter/login'), {
    env: composeEnv({root: ROOT, personal: false, overrides}),
    cache: undefined,
    waitUntil: () => undefined,
    breakers: createBreakers(),
  });
}

async function acknowledgementOf({uid}: Account): Promise<unknown> {
  const {data} = await gigya(sandbox.origin(), 'getAccountInfo', {UID: uid, include: 'data'});
  return (data as Record<string, unknown>).ftcAcknowledged;
}

describe('a login by the identity provider', () => {
  it('ID-04, ID-05 looks up the account if the provider didn’t send the email', async () => {
    const {uid, email} = await makeAccount(sandbox.origin());
    const context = await guest();
    expect(context.visitor.session.current()).toBeNull();
    const login = {uid, account: null, ftcAcknowledged: false};
    expect(await logInAccount(context, login)).toEqual(ok({ftcAcknowledged: false}));
    expect(context.visitor.session.current()).toMatchObject({uid, email, isRegistered: false});
  });

  it('ID-04 looks up the account after a password too', async () => {
    const {uid, email, password} = await makeAccount(sandbox.origin());
    const context = await guest();
    const {services} = context;
    const login = async () => ok({uid, account: null, loginToken: null});
    const withoutAccount = {
      ...context,
      services: {...services, identity: {...services.identity, login}},
    };
    const credentials = {email, password, to: '/', ftcAcknowledged: false};
    expect(await logInWithPassword(withoutAccount, credentials)).toEqual(ok({loginToken: null}));
    expect(context.visitor.session.current()).toMatchObject({uid, email});
  });

  it('ID-05 fails if the lookup fails', async () => {
    const {uid} = await makeAccount(sandbox.origin());
    await control.fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
    const context = await guest();
    const login = {uid, account: null, ftcAcknowledged: true};
    expect(await logInAccount(context, login)).toEqual(fail({kind: 'unavailable'}));
    expect(context.visitor.session.current()).toBeNull();
    expect(context.visitor.cookies.headers()).toEqual([]);
  });
});

describe('the FTC acknowledgement', () => {
  const logInWith = async (fields: Record<string, string>) => {
    const account = await makeAccount(sandbox.origin());
    const variables = {SITE_ID: 'HPSF', SESSION_SECRET: SECRET};
    const visitor = openShop(sandbox.origin(), {variables}).visitor();
    const {email, password} = account;
    const {status} = await visitor.post('/shelter/login', {email, password, ...fields});
    return {account, status};
  };

  it.each<[Record<string, string>, unknown]>([
    [{ftcAcknowledged: 'true'}, true],
    [{ftcAcknowledged: 'false'}, undefined],
    [{ftcAcknowledged: ''}, undefined],
    [{ftcAcknowledged: 'TRUE'}, undefined],
    [{}, undefined],
  ])('ID-07, ID-13 sent with the login as %j is stored as %j', async (fields, expected) => {
    const {account, status} = await logInWith(fields);
    expect([status, await acknowledgementOf(account)]).toEqual([303, expected]);
  });

  it('ID-07 is passed by later logins once stored, and never removed', async () => {
    const {account} = await logInWith({ftcAcknowledged: 'true'});
    const {email, password} = account;
    const context = await guest();
    const login = {uid: account.uid, account: null, ftcAcknowledged: false};
    expect(await logInAccount(context, login)).toEqual(ok({ftcAcknowledged: true}));
    await logIn(shopOfStaff().visitor(), {email, password});
    expect(await acknowledgementOf(account)).toBe(true);
    const calls = JSON.stringify(logLines().at(-1));
    expect(calls).toContain('identity.login');
    expect(calls).not.toContain('identity.setAccountInfo');
  });

  it('ID-07 is logged if it can’t be stored, and doesn’t block the login', async () => {
    await control.fault({service: 'identity', kind: 'error', match: 'ftcAcknowledged'});
    const {account, status} = await logInWith({ftcAcknowledged: 'true'});
    expect([status, await acknowledgementOf(account)]).toEqual([303, undefined]);
    expect(logged()).toEqual(['FTC acknowledgement not stored']);
  });
});

describe('seeded staff members', () => {
  it.each<[string, {isRegistered: boolean; isEligibleForPd: boolean}]>([
    ['helen.castellanos', {isRegistered: true, isEligibleForPd: true}],
    ['theo.lindqvist', {isRegistered: true, isEligibleForPd: true}],
    ['renata.moreau', {isRegistered: true, isEligibleForPd: false}],
    ['priya.raman', {isRegistered: true, isEligibleForPd: false}],
    ['samuel.okoye', {isRegistered: true, isEligibleForPd: true}],
    ['mina.duarte', {isRegistered: true, isEligibleForPd: false}],
    ['lucy.tran', {isRegistered: true, isEligibleForPd: false}],
    ['jonas.weber', {isRegistered: false, isEligibleForPd: false}],
    ['dov.abernathy', {isRegistered: false, isEligibleForPd: false}],
  ])('STAFF-19, STAFF-21, SESS-06 %s logs in as %j', async (name, flags) => {
    const variables = {SITE_ID: 'HPSF', SESSION_SECRET: SECRET};
    const visitor = openShop(sandbox.origin(), {variables}).visitor();
    const answer = await logIn(visitor, {email: `${name}@example.com`, to: '/products'});
    expect([answer.status, answer.location]).toEqual([303, '/products']);
    expect(await sessionIn(visitor, 'HPSF')).toMatchObject(flags);
    expect(visitor.cookies.has('session')).toBe(false);
    const page = await visitor.get('/products');
    expect([page.status, page.location]).toEqual(
      flags.isRegistered ? [200, null] : [302, '/shelter/register?redirect=L3Byb2R1Y3Rz'],
    );
  });
});

it('the sandbox lists everyone who can log in, with site and state', async () => {
  const answer = await fetch(`${sandbox.origin()}/__control/people`);
  const people: unknown = await answer.json();
  expect(people).toEqual(
    expect.arrayContaining([
      expect.objectContaining({email: 'ada.whitfield@example.com', site: 'DTC', state: null}),
      expect.objectContaining({email: 'helen.castellanos@example.com', state: 'eligible'}),
      expect.objectContaining({email: 'renata.moreau@example.com', state: 'registered'}),
      expect.objectContaining({email: 'jonas.weber@example.com', state: 'pending'}),
      expect.objectContaining({email: 'dov.abernathy@example.com', state: 'unregistered'}),
    ]),
  );
});

describe('staff members without a clinic', () => {
  async function unregistered() {
    const visitor = shopOfStaff().visitor();
    await logIn(visitor, {email: 'dov.abernathy@example.com', to: '/products'});
    return visitor;
  }

  it('ROUTE-66, ROUTE-72a can set their zip code', async () => {
    const visitor = await unregistered();
    expect((await visitor.get('/location')).status).toBe(200);
    const answer = await visitor.post('/location', {zip: '80202', to: '/contact-us'});
    expect([answer.status, answer.location]).toEqual([303, '/contact-us']);
    expect(visitor.cookies.get('user_location_hpsf')).toBe('80202::HOME');
  });

  it.each(['/nothing-here', '/nothing/is/here', '/nothing-here.data'])(
    'ROUTE-66, ROUTE-72b see the error page at %s',
    async (path) => {
      expect((await (await unregistered()).get(path)).status).toBe(404);
    },
  );

  it('ROUTE-64, ROUTE-73 are redirected to registration from an editors’ page, which opens after it', async () => {
    const visitor = await unregistered();
    expect((await shopOfStaff().visitor().get('/autoship')).status).toBe(200);
    const answer = await visitor.get('/autoship?from=mail');
    const registration = `/shelter/register?redirect=${encodeRedirect('/autoship?from=mail')}`;
    expect([answer.status, answer.location]).toEqual([302, registration]);
    expect((await visitor.get('/shipping')).status).toBe(200);
  });

  it.each(['/privacy-policy', '/terms-and-conditions', '/returns'])(
    'SITE-10, ROUTE-66 can read %s before they register',
    async (path) => {
      expect((await (await unregistered()).get(path)).status).toBe(200);
    },
  );

  it('ROUTE-63 are redirected one page back from guest pages, except registration', async () => {
    const visitor = await unregistered();
    const headers = {Referer: 'http://localhost:3000/contact-us'};
    for (const path of ['/shelter/login', '/shelter/forgot-password', '/account/login']) {
      const answer = await visitor.get(path, headers);
      expect([answer.status, answer.location]).toEqual([302, '/contact-us']);
    }
    expect((await visitor.get('/shelter/register', headers)).status).toBe(200);
  });
});
