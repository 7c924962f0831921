import {beforeEach, describe, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import {RESET_LIMIT} from '~/domains/identity/flows/reset-password.server';
import {WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, newEmail, PASSWORD} from '~tests/support/accounts';
import {linkIn, SECRET} from './support/visitor-session';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

const {log, logged, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

const open = (variables: Record<string, string> = {}) =>
  openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET, ...variables}});

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = open();
});

const NEXT = 'another password';
const FORGOT = '/shelter/forgot-password';

const ask = (email: string, headers: HeadersInit = {}, at = shop) =>
  at.visitor().post(FORGOT, {email}, headers);
const textsTo = async (email: string) => (await control.mails(email)).map(({text}) => text);
const answerOf = (answer: Answer, id: string) => answer.page().actionData?.[id] as IdentityAnswer;

/** Requests a link and returns its token. */
async function tokenFor(email: string): Promise<string> {
  await ask(email);
  const [text = ''] = await textsTo(email);
  return new URL(linkIn(text), 'https://shop.test').searchParams.get('pwrt') ?? '';
}

const save = (token: string, newPassword = NEXT, visitor = shop.visitor()) =>
  visitor.post('/shelter/reset-password', {token, newPassword});
/** Status of a login: 303 succeeded, 401 failed, 429 locked out. */
const loginStatus = async (email: string, password: string) =>
  (await logIn(shop.visitor(), {email, password})).status;

it.each([
  [FORGOT, 'shelter-forgot-password', 'Forgot Password', {isSent: false}],
  ['/shelter/reset-password', 'shelter-reset-password', 'New Password', {token: null}],
  ['/shelter/reset-password?pwrt=abc', 'shelter-reset-password', 'New Password', {token: 'abc'}],
])('ROUTE-29, ROUTE-30 %s has its page', async (path, id, title, data) => {
  const answer = await shop.visitor().get(path);
  expect(answer.status).toBe(200);
  const shown = answer.page().loaderData[id];
  expect(shown).toMatchObject({head: {title: `${title} | Shop`}, ...data});
});

describe('requesting a reset link', () => {
  it.each([
    ['DTC', 'Marlowe Pet Nutrition'],
    ['HPSF', 'Marlowe Pro Staff Feeding'],
  ])('HOUSE-70 on the site %s leads to an email signed %s', async (SITE_ID, name) => {
    const {email} = await makeAccount(sandbox.origin());
    await ask(email, {}, open({SITE_ID}));
    const [text = ''] = await textsTo(email);
    expect(text.trimEnd().split('\n').at(-2)).toBe(name);
  });

  it('ID-17c, ROUTE-29 is answered the same for an unknown email, but only an account gets a mail', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const nobody = newEmail();
    const [one, other] = [await ask(email), await ask(nobody)].map(
      ({status, location, text, headers}) => ({
        status,
        location,
        text,
        cookies: headers.getSetCookie(),
      }),
    );
    expect(one).toEqual(other);
    expect(one).toMatchObject({status: 303, location: `${FORGOT}?sent=1`});
    expect(await textsTo(email)).toHaveLength(1);
    expect(await textsTo(nobody)).toEqual([]);
  });

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'ID-17c is answered the same with mail failure %s, which is logged',
    async (kind) => {
      const {email} = await makeAccount(sandbox.origin());
      await control.fault({service: 'mail', kind});
      const [one, other] = [await ask(email), await ask(newEmail())];
      await control.clearFaults();
      expect([one.status, one.location]).toEqual([other.status, other.location]);
      expect(log().some(({service}) => service === 'mail')).toBe(true);
    },
  );

  it('ID-17c doesn’t wait for the mail', async () => {
    const {email} = await makeAccount(sandbox.origin());
    await control.fault({service: 'mail', kind: 'slow', delayMs: 2500});
    const {status, ms} = await ask(email);
    await control.clearFaults();
    expect(status).toBe(303);
    expect(ms).toBeLessThan(2000);
    expect(await textsTo(email)).toHaveLength(1);
  });

  it.each(['an account', 'nobody'])(
    'ID-22c is limited per email, for the email of %s',
    async (whose) => {
      const email = whose === 'nobody' ? newEmail() : (await makeAccount(sandbox.origin())).email;
      for (let turn = 0; turn < RESET_LIMIT.burst; turn += 1) {
        expect((await ask(turn % 2 ? email.toUpperCase() : email)).status).toBe(303);
      }
      const refused = await ask(email);
      expect([refused.status, answerOf(refused, 'shelter-forgot-password').values]).toEqual([
        429,
        {email},
      ]);
    },
  );

  it('ID-22c is limited per network', async () => {
    const from = (address: string) => ask(newEmail(), {'oxygen-buyer-ip': address});
    const statuses = [];
    for (let turn = 0; turn < 13; turn += 1) statuses.push((await from('198.51.100.31')).status);
    expect(statuses).toEqual([...Array<number>(12).fill(303), 429]);
    expect((await from('198.51.100.32')).status).toBe(303);
  });

  it('reports an invalid email at its field', async () => {
    const answer = await ask('ada@');
    expect(answer.status).toBe(422);
    expect(answerOf(answer, 'shelter-forgot-password').errors).toEqual({
      email: 'Enter an email address like name@example.com.',
    });
  });

  it('ID-24 sends a link to the configured origin, whatever host the request names', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const at = open({PUBLIC_SITE_ORIGIN: 'https://shop.marlowe.example'});
    await ask(email, {Host: 'evil.example', 'X-Forwarded-Host': 'evil.example'}, at);
    const [text = ''] = await textsTo(email);
    expect(text).toContain('https://shop.marlowe.example/shelter/reset-password?pwrt=');
    expect(text).not.toContain('evil');
  });

  it('sends no link without a configured origin, and answers all emails the same', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const statuses = [];
    for (const asked of [email, newEmail()]) {
      const body = new URLSearchParams({email: asked});
      const init = {method: 'POST', body};
      const answer = await shop.visitor().send(`https://shop.evil.example${FORGOT}`, init);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([503, 503]);
    expect(await textsTo(email)).toEqual([]);
    expect(logged()).not.toEqual([]);
  });
});

describe('choosing a new password', () => {
  it('ID-19a, ID-19c, ROUTE-30 works once per link, and then only the new password logs in', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const token = await tokenFor(email);
    const saved = await save(token);
    expect([saved.status, saved.location]).toEqual([303, '/shelter/login?message=reset']);
    expect([await loginStatus(email, PASSWORD), await loginStatus(email, NEXT)]).toEqual([
      401, 303,
    ]);
    const again = await save(token, 'a third password');
    expect(again.status).toBe(422);
    const answer = answerOf(again, 'shelter-reset-password');
    expect(answer).toMatchObject({
      values: {},
      problem: expect.stringContaining('expired or was already used') as string,
    });
    expect(again.text).not.toContain('a third password');
    expect(await loginStatus(email, 'a third password')).toBe(401);
  });

  it('ID-19b, ROUTE-30 fails when the link is an hour old', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const token = await tokenFor(email);
    await control.setClock(new Date(Date.now() + 3_599_000));
    const other = await tokenFor((await makeAccount(sandbox.origin())).email);
    await control.setClock(new Date(Date.now() + 3_601_000));
    expect((await save(token)).status).toBe(422);
    await control.setClock(new Date(Date.now() + 3_599_000 + 3_500_000));
    expect((await save(other)).status).toBe(303);
    await control.setClock(null);
    expect(await loginStatus(email, PASSWORD)).toBe(303);
  });

  it.each(['', 'no such token', 'x'.repeat(4000), '<script>'])(
    'HOUSE-22c fails with the token %j',
    async (token) => {
      expect((await save(token)).status).toBe(422);
      expect(unexpected()).toEqual([]);
    },
  );

  it('ID-34e reports a bad password at its field and keeps the link valid', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const token = await tokenFor(email);
    const answer = await save(token, 'seven77');
    expect(answer.status).toBe(422);
    expect(answerOf(answer, 'shelter-reset-password')).toEqual({
      values: {},
      errors: {newPassword: 'Use 8 to 128 characters.'},
      problem: null,
    });
    expect((await save(token)).status).toBe(303);
  });

  it('ends the session of this browser', async () => {
    const account = await makeAccount(sandbox.origin());
    const visitor = shop.visitor();
    await logIn(visitor, account);
    await save(await tokenFor(account.email), NEXT, visitor);
    expect([visitor.cookies.has('session'), visitor.cookies.has('cart')]).toEqual([false, false]);
  });

  it('ends a lockout that someone else caused', async () => {
    const {email} = await makeAccount(sandbox.origin());
    for (let turn = 0; turn < WRONG_PASSWORDS; turn += 1) {
      const body = new URLSearchParams({
        apiKey: 'sandbox-identity-api-key',
        loginID: email,
        password: 'wrong',
      });
      await fetch(`${sandbox.origin()}/gigya/accounts.login`, {method: 'POST', body});
    }
    expect(await loginStatus(email, PASSWORD)).toBe(429);
    await save(await tokenFor(email));
    expect(await loginStatus(email, NEXT)).toBe(303);
  });
});
