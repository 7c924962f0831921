import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/identity-form';
import type {FaultKind} from '~sandbox/control/faults';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {makeAccount, PASSWORD, SECRET, sessionIn} from './support/accounts';
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
function newShop() {
  opened += 1;
  return openShop(sandbox.origin(), {
    variables: {SESSION_SECRET: SECRET, IDENTITY_URL: `${sandbox.origin()}/${opened}/../gigya`},
  });
}

const KINDS: FaultKind[] = ['down', 'error', 'throttle', 'malformed', 'slow'];

/** The calls that a login is made of: service, and what of the call tells it from others. */
const STEPS: [string, string, string][] = [
  ['the login', 'identity', 'accounts.login'],
  ['its JWT', 'identity', 'accounts.getJWT\n'],
  ['the public key', 'identity', 'accounts.getJWTPublicKey'],
  ['Multipass', 'commerce', 'CustomerAccessTokenCreateWithMultipass'],
  ['the customer', 'commerce', 'query Customer('],
];

describe.each(STEPS)('with %s', (_step, service, match) => {
  it.each(KINDS)('ID-21 %s, a login says so in time, and nothing is lost', async (kind) => {
    const shop = newShop();
    const account = await makeAccount(sandbox.origin());
    const visitor = shop.visitor();
    await change(visitor, add(KIBBLE, 2));
    const guestCart = visitor.cookies.get('guest_cart');
    await control.fault({service, kind, match, delayMs: NEVER_MS});
    const answer = await logIn(visitor, {...account, to: '/checkout'});
    /* The provider's own word that it takes no more calls is told apart from its being away. */
    const isLimited = kind === 'throttle' && match === 'accounts.login';
    expect(answer.status).toBe(isLimited ? 429 : 503);
    expect(answer.ms).toBeLessThan(IN_TIME_MS);
    const said = answer.page().actionData?.['shelter-login'] as IdentityAnswer;
    expect(said).toEqual({
      values: {email: account.email},
      errors: {},
      problem: expect.stringMatching(/Nothing was lost|wait a few minutes/) as string,
    });
    expect([visitor.cookies.get('guest_cart'), visitor.cookies.has('session')]).toEqual([
      guestCart,
      false,
    ]);
    expect(JSON.stringify(log())).not.toContain(account.email);
    expect(unexpected()).toEqual([]);

    await control.clearFaults();
    const again = await logIn(newShop().visitor(), account);
    expect(again.status).toBe(303);
    expect((await cartOf(visitor))?.totalQuantity).toBe(2);
  });
});

it('ID-21 with the cart’s own steps away somebody is signed in, and the cart follows with the next page', async () => {
  const shop = newShop();
  const account = await makeAccount(sandbox.origin());
  const visitor = shop.visitor();
  await change(visitor, add(KIBBLE, 2));
  await control.fault({service: 'commerce', kind: 'down', match: 'CartBuyerIdentityUpdate'});
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

describe.each(KINDS)('with the identity provider %s', (kind) => {
  /* Of its own for each kind: links are limited by address. */
  const NEW = {firstName: 'Noa', lastName: 'Berg', email: `noa.${kind}@example.com`};
  it.each<[string, string, Record<string, string>, object]>([
    ['/shelter/register', 'initRegistration', {...NEW, newPassword: PASSWORD}, NEW],
    ['/shelter/register', 'register', {...NEW, newPassword: PASSWORD}, NEW],
    ['/shelter/forgot-password', 'resetPassword', {email: NEW.email}, {email: NEW.email}],
    ['/shelter/reset-password', 'resetPassword', {token: 'token-1', newPassword: PASSWORD}, {}],
  ])(
    'ID-21 %s says so in time (%s), and keeps what was written',
    async (path, method, posted, kept) => {
      const visitor = newShop().visitor();
      await control.fault({
        service: 'identity',
        kind,
        match: `accounts.${method}\n`,
        delayMs: NEVER_MS,
      });
      const mails = await control.mails();
      const answer = await visitor.post(path, posted, {'oxygen-buyer-ip': `203.0.113.${opened}`});
      const isLimited = kind === 'throttle' && path !== '/shelter/reset-password';
      expect(answer.status).toBe(isLimited ? 429 : 503);
      expect(answer.ms).toBeLessThan(IN_TIME_MS);
      const said = Object.values(answer.page().actionData ?? {}).at(0);
      expect(said).toMatchObject({values: kept, errors: {}});
      expect(answer.text).not.toContain(PASSWORD);
      expect(await control.mails()).toEqual(mails);
      expect(unexpected()).toEqual([]);
    },
  );
});
