import {createPublicKey} from 'node:crypto';
import {text} from 'node:stream/consumers';
import {decodeJwt, exportJWK, SignJWT} from 'jose';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {seal} from '~/domains/session/session-crypto.server';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import type {FaultKind} from '~sandbox/control/faults';
import {createRsaKey} from '~sandbox/identity/rsa-key';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, newEmail, PASSWORD} from '~tests/support/accounts';
import {SECRET, sessionIn} from './support/visitor-session';
import {add, KIBBLE} from '../support/variants';
import {cartOf, change} from './support/guest';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {sentBodies} from './support/sent-bodies';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop} from './support/shop';
import {useStandIns} from './support/stand-in';

const {log, unexpected} = watchShop();
const serve = useStandIns();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let opened = 0;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

/** A shop with its own URL of the identity provider, so that it has no cached keys. */
function newShop(origin = sandbox.origin()) {
  opened += 1;
  return openShop(origin, {
    variables: {SESSION_SECRET: SECRET, IDENTITY_URL: `${origin}/${opened}/../gigya`},
  });
}

const QUICK: FaultKind[] = ['down', 'error', 'throttle', 'malformed'];

/** One sandbox per item, so that slow ones can run in parallel. */
const withOwnSandboxes = <Item>(items: readonly Item[]) =>
  items.map((item) => ({item, own: useOwnSandbox()}));

/** The calls of a login: name, service, and text that identifies the call. */
const STEPS: [string, string, string][] = [
  ['the login', 'identity', 'accounts.login'],
  ['its JWT', 'identity', 'accounts.getJWT\n'],
  ['the public key', 'identity', 'accounts.getJWTPublicKey'],
  ['Multipass', 'commerce', 'CustomerAccessTokenCreateWithMultipass'],
  ['the customer', 'commerce', 'query Customer('],
];

async function expectLoginToFail(
  [, service, match]: (typeof STEPS)[number],
  kind: FaultKind,
  origin: string,
): Promise<void> {
  const faulty = createSandboxControl(origin);
  const account = await makeAccount(origin);
  const visitor = newShop(origin).visitor();
  await change(visitor, add(KIBBLE, 2));
  const guestCart = visitor.cookies.get('guest_cart');
  await faulty.fault({service, kind, match, delayMs: NEVER_MS});
  const answer = await logIn(visitor, {...account, to: '/checkout'});
  /* Throttling isn't the visitor's fault, so the message differs. */
  const isBusy = kind === 'throttle';
  expect([match, answer.status]).toEqual([match, 503]);
  expect(answer.headers.get('Retry-After')).toBe(isBusy ? '60' : '10');
  expect(answer.ms).toBeLessThan(IN_TIME_MS);
  const shown = answer.page().actionData?.['shelter-login'] as IdentityAnswer;
  expect(shown).toEqual({
    values: {email: account.email},
    errors: {},
    problem: expect.stringContaining(isBusy ? 'busy right now' : 'Nothing was lost') as string,
  });
  expect([visitor.cookies.get('guest_cart'), visitor.cookies.has('session')]).toEqual([
    guestCart,
    false,
  ]);
  expect(JSON.stringify(log())).not.toContain(account.email);
  expect(unexpected()).toEqual([]);

  await faulty.clearFaults();
  const again = await logIn(newShop(origin).visitor(), account);
  expect(again.status).toBe(303);
  expect((await cartOf(visitor))?.totalQuantity).toBe(2);
}

describe.each(STEPS)('a login with a failure of %s', (...step) => {
  it.each(QUICK)('ID-21a, ID-21b, ID-31a (%s) answers in time and loses nothing', (kind) =>
    expectLoginToFail(step, kind, sandbox.origin()),
  );
});

describe('a login with a slow step', () => {
  const steps = withOwnSandboxes(STEPS);
  it('ID-21a ID-21b answers in time and loses nothing', () =>
    Promise.all(steps.map(({item, own}) => expectLoginToFail(item, 'slow', own.origin()))));
});

it('ID-21a a login without a JWT revokes the customer token that it has created meanwhile', async () => {
  const account = await makeAccount(sandbox.origin());
  await control.fault({service: 'identity', kind: 'error', match: 'accounts.getJWT\n'});
  expect((await logIn(newShop().visitor(), account)).status).toBe(503);
  const {commerce} = await control.traffic();
  const [newest, ...earlier] = commerce?.operations.map(({operation}) => operation) ?? [];
  expect(newest).toBe('mutation CustomerAccessTokenDelete');
  expect(earlier).toContain('mutation CustomerAccessTokenCreateWithMultipass');
});

it('SESS-62 a login without a JWT creates no cart and leaves the guest’s as it is', async () => {
  const account = await makeAccount(sandbox.origin());
  const visitor = newShop().visitor();
  await change(visitor, add(KIBBLE, 2));
  await control.fault({service: 'identity', kind: 'error', match: 'accounts.getJWT\n'});
  const sent = sentBodies();
  expect((await logIn(visitor, account)).status).toBe(503);
  expect(sent()).toContain('mutation CustomerAccessTokenCreateWithMultipass(');
  expect(sent()).not.toMatch(/mutation Cart/);
  expect((await cartOf(visitor))?.totalQuantity).toBe(2);
});

/** Serves the identity provider, except that its JWTs are of the account that `uidOf` names. Returns its origin. */
async function serveWithJwtOf(uidOf: (uid: string) => string): Promise<string> {
  const privateKey = createRsaKey();
  const published = {...(await exportJWK(createPublicKey(privateKey))), kid: 'of-this-test'};
  return serve(async (request, response) => {
    const {url = ''} = request;
    const body = new URLSearchParams(await text(request));
    const reply = await fetch(sandbox.origin() + url, {method: 'POST', body});
    const answer: {id_token?: string; keys?: unknown[]} = await reply.json();
    if (answer.keys) answer.keys = [published];
    if (answer.id_token) {
      const claims = decodeJwt(answer.id_token);
      answer.id_token = await new SignJWT({...claims, sub: uidOf(claims.sub ?? '')})
        .setProtectedHeader({alg: 'RS256', kid: published.kid})
        .sign(privateKey);
    }
    response.end(JSON.stringify(answer));
  });
}

it.each([
  ['of the account succeeds', (uid: string) => uid, 303],
  ['of another account with the same email fails', () => 'another-uid', 503],
])('SESS-62 a login with a JWT %s', async (_, uidOf, status) => {
  const account = await makeAccount(sandbox.origin());
  const provider = await serveWithJwtOf(uidOf);
  const variables = {SESSION_SECRET: SECRET, IDENTITY_URL: `${provider}/gigya`};
  const visitor = openShop(sandbox.origin(), {variables}).visitor();
  await change(visitor, add(KIBBLE, 2));
  const sent = sentBodies();
  expect((await logIn(visitor, account)).status).toBe(status);
  const isLoggedIn = status === 303;
  expect(visitor.cookies.has('session')).toBe(isLoggedIn);
  expect(/mutation Cart/.test(sent())).toBe(isLoggedIn);
  expect(sent().includes('mutation CustomerAccessTokenDelete(')).toBe(!isLoggedIn);
  expect((await cartOf(visitor))?.totalQuantity).toBe(2);
});

it('SESS-63 a login doesn’t wait for the guess at the saved cart’s id', async () => {
  const account = await makeAccount(sandbox.origin());
  const shop = newShop();
  await logIn(shop.visitor(), account);
  const visitor = shop.visitor();
  await change(visitor, add(KIBBLE, 2));
  const match = 'query AdminMetafieldByEmail(';
  await control.fault({service: 'commerce', kind: 'slow', match, delayMs: NEVER_MS});
  const answer = await logIn(visitor, account);
  expect([answer.status, visitor.cookies.has('cart')]).toEqual([303, true]);
  expect(answer.ms).toBeLessThan(1500);
});

it('ID-21b a login succeeds while cart calls fail, and the next page restores the cart', async () => {
  const shop = newShop();
  const account = await makeAccount(sandbox.origin());
  const visitor = shop.visitor();
  await change(visitor, add(KIBBLE, 2));
  await control.fault({service: 'commerce', kind: 'down', match: 'mutation CartCreate('});
  expect((await logIn(visitor, account)).status).toBe(303);
  expect([visitor.cookies.has('session'), visitor.cookies.has('guest_cart')]).toEqual([true, true]);
  await control.clearFaults();
  await visitor.get('/cart', {Accept: 'text/html'});
  expect([visitor.cookies.has('cart'), visitor.cookies.has('guest_cart')]).toEqual([true, false]);
  expect((await cartOf(visitor))?.totalQuantity).toBe(2);
});

it('an unavailable identity provider logs nobody out', async () => {
  const shop = newShop();
  const account = await makeAccount(sandbox.origin());
  const visitor = shop.visitor();
  await logIn(visitor, account);
  await control.fault({service: 'identity', kind: 'down'});
  expect((await visitor.get('/account/dashboard', {Accept: 'text/html'})).status).toBe(200);
  expect(await sessionIn(visitor)).toMatchObject({email: account.email});
});

/* A new email for each kind of fault, because mails are limited per address. */
const personFor = (kind: FaultKind) => ({
  firstName: 'Noa',
  lastName: 'Berg',
  email: `noa.${kind}@example.com`,
});

/** Forms that call the provider: path, method, fields, and the fields that are kept. */
type Form = [
  path: string,
  method: string,
  fieldsOf: (kind: FaultKind) => Record<string, string> | Promise<Record<string, string>>,
  keptOf: (kind: FaultKind) => object,
];
const registration = (kind: FaultKind) => ({...personFor(kind), newPassword: PASSWORD});
const emailOf = (kind: FaultKind) => ({email: personFor(kind).email});
const FORMS: Form[] = [
  ['/shelter/register', 'initRegistration', registration, personFor],
  ['/shelter/register', 'register', registration, personFor],
  ['/shelter/forgot-password', 'resetPassword', emailOf, emailOf],
  [
    '/shelter/reset-password',
    'resetPassword',
    async () => ({
      token: await seal({email: newEmail(), token: 'token-1'}, [SECRET], 'reset-password:DTC'),
      newPassword: PASSWORD,
    }),
    () => ({}),
  ],
];

async function expectFormToFail(
  [path, method, fieldsOf, keptOf]: Form,
  kind: FaultKind,
  origin: string,
): Promise<void> {
  const faulty = createSandboxControl(origin);
  const visitor = newShop(origin).visitor();
  await faulty.fault({
    service: 'identity',
    kind,
    match: `accounts.${method}\n`,
    delayMs: NEVER_MS,
  });
  const mails = await faulty.mails();
  const answer = await visitor.post(path, await fieldsOf(kind), {
    'oxygen-buyer-ip': `203.0.113.${opened}`,
  });
  expect([path, answer.status]).toEqual([path, 503]);
  expect(answer.headers.get('Retry-After')).toBe(kind === 'throttle' ? '60' : '10');
  expect(answer.ms).toBeLessThan(IN_TIME_MS);
  const shown = Object.values(answer.page().actionData ?? {}).at(0);
  expect(shown).toMatchObject({
    values: keptOf(kind),
    errors: {},
    problem: expect.stringContaining(
      kind === 'throttle' ? 'busy right now' : 'Try again',
    ) as string,
  });
  expect(answer.text).not.toContain(PASSWORD);
  expect(await faulty.mails()).toEqual(mails);
  expect(unexpected()).toEqual([]);
}

describe.each(QUICK)('identity forms with provider failure: %s', (kind) => {
  it.each(FORMS)('ID-21a, ID-31a %s answers in time (%s) and keeps the input', (...form) =>
    expectFormToFail(form, kind, sandbox.origin()),
  );
});

describe('identity forms with a slow provider', () => {
  const forms = withOwnSandboxes(FORMS);
  it('ID-21a answer in time and keep the input', () =>
    Promise.all(forms.map(({item, own}) => expectFormToFail(item, 'slow', own.origin()))));
});
