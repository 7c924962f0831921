import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {seal} from '~/domains/session/session-crypto.server';
import type {IdentityAnswer} from '~/domains/identity/identity-form';
import type {FaultKind} from '~sandbox/control/faults';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {makeAccount, newEmail, PASSWORD, SECRET, sessionIn} from './support/accounts';
import {add, KIBBLE} from './support/goods';
import {cartOf, change} from './support/guest';
import {useOwnSandbox} from './support/own-sandbox';
import {logIn} from './support/person';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let opened = 0;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

/** Each has an address of its own for the identity provider, and so keys of its own that it has not asked for yet. */
function newShop(origin = sandbox.origin()) {
  opened += 1;
  return openShop(origin, {
    variables: {SESSION_SECRET: SECRET, IDENTITY_URL: `${origin}/${opened}/../gigya`},
  });
}

const QUICK: FaultKind[] = ['down', 'error', 'throttle', 'malformed'];

/** A sandbox for each, so that all that are slow can be waited for at once. */
const eachItsOwn = <Item>(items: readonly Item[]) =>
  items.map((item) => ({item, own: useOwnSandbox()}));

/** The calls that a login is made of: service, and what of the call tells it from others. */
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
  /* A service that takes no more calls from anybody: that is not the visitor's doing. */
  const isBusy = kind === 'throttle';
  expect([match, answer.status]).toEqual([match, 503]);
  expect(answer.headers.get('Retry-After')).toBe(isBusy ? '60' : null);
  expect(answer.ms).toBeLessThan(IN_TIME_MS);
  const said = answer.page().actionData?.['shelter-login'] as IdentityAnswer;
  expect(said).toEqual({
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

describe.each(STEPS)('with %s', (...step) => {
  it.each(QUICK)('ID-21, ID-31 %s, a login says so in time, and nothing is lost', (kind) =>
    expectLoginToFail(step, kind, sandbox.origin()),
  );
});

describe('with any step of it', () => {
  const steps = eachItsOwn(STEPS);
  it('ID-21 slow, a login says so in time, and nothing is lost', () =>
    Promise.all(steps.map(({item, own}) => expectLoginToFail(item, 'slow', own.origin()))));
});

it('ID-21 with the cart’s own steps away somebody is signed in, and the cart follows with the next page', async () => {
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

it('a provider that is away signs nobody out', async () => {
  const shop = newShop();
  const account = await makeAccount(sandbox.origin());
  const visitor = shop.visitor();
  await logIn(visitor, account);
  await control.fault({service: 'identity', kind: 'down'});
  expect((await visitor.get('/account/dashboard', {Accept: 'text/html'})).status).toBe(200);
  expect(await sessionIn(visitor)).toMatchObject({email: account.email});
});

/* Of its own for each kind: links are limited by address. */
const personFor = (kind: FaultKind) => ({
  firstName: 'Noa',
  lastName: 'Berg',
  email: `noa.${kind}@example.com`,
});

/** The forms that ask the provider, what they ask it for, and what of them is written again. */
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
  expect(answer.headers.get('Retry-After')).toBe(kind === 'throttle' ? '60' : null);
  expect(answer.ms).toBeLessThan(IN_TIME_MS);
  const said = Object.values(answer.page().actionData ?? {}).at(0);
  expect(said).toMatchObject({
    values: keptOf(kind),
    errors: {},
    problem: expect.stringContaining(
      kind === 'throttle' ? 'busy right now' : 'try again',
    ) as string,
  });
  expect(answer.text).not.toContain(PASSWORD);
  expect(await faulty.mails()).toEqual(mails);
  expect(unexpected()).toEqual([]);
}

describe.each(QUICK)('with the identity provider %s', (kind) => {
  it.each(FORMS)('ID-21, ID-31 %s says so in time (%s), and keeps what was written', (...form) =>
    expectFormToFail(form, kind, sandbox.origin()),
  );
});

describe('with the identity provider slow', () => {
  const forms = eachItsOwn(FORMS);
  it('ID-21 every form says so in time, and keeps what was written', () =>
    Promise.all(forms.map(({item, own}) => expectFormToFail(item, 'slow', own.origin()))));
});
