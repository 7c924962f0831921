import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {EMAIL_LIMIT, REGISTER_LIMIT} from '~/domains/identity/flows/register.server';
import {seal} from '~/domains/session/session-crypto.server';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, newEmail, PASSWORD} from '~tests/support/accounts';
import {linkIn, SECRET, sessionIn} from './support/visitor-session';
import {useOwnSandbox} from '../support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

const open = (variables: Record<string, string> = {}) =>
  openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET, ...variables}});

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = open();
});
afterEach(() => void vi.useRealTimers());

const EASY = 'That password is easy to guess. Choose a longer or more unusual one.';
const NEW = {firstName: 'Noa', lastName: 'Berg', newPassword: PASSWORD, to: '/cart'};
const register = (fields: Record<string, string>, headers: HeadersInit = {}, at = shop) =>
  at.visitor().post('/shelter/register', {...NEW, ...fields}, headers);
const answerOf = (answer: Answer) =>
  answer.page().actionData?.['shelter-register'] as IdentityAnswer;
const mailTo = async (email: string) => (await control.mails(email))[0]?.text ?? '';

it('ROUTE-26 the registration page is titled Create Account', async () => {
  const answer = await shop.visitor().get('/shelter/register');
  expect(answer.status).toBe(200);
  expect(answer.page().loaderData['shelter-register']).toMatchObject({
    head: {title: 'Create Account | Shop'},
    to: '/account/dashboard',
    sent: null,
    registration: null,
  });
});

describe('registering', () => {
  it('ID-18a, ID-18c, ID-38a, ROUTE-76 creates an account that can log in once confirmed by mail, and then continues where it began', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    const made = await visitor.post('/shelter/register', {...NEW, email});
    expect([made.status, made.location, visitor.cookies.has('session')]).toEqual([
      303,
      '/shelter/register?sent=1',
      false,
    ]);
    expect((await logIn(visitor, {email, password: PASSWORD, to: '/cart'})).status).toBe(401);

    const link = linkIn(await mailTo(email));
    const goesTo = `/shelter/login?message=confirmed&redirect=${encodeRedirect('/cart')}`;
    /* Mail scanners open links, which must not confirm anything yet. */
    const opened = await visitor.get(link);
    expect([opened.status, opened.page().loaderData['routes/confirm-email']]).toMatchObject([
      200,
      {isBadLink: false},
    ]);
    expect((await logIn(visitor, {email, password: PASSWORD, to: '/cart'})).status).toBe(401);
    for (let time = 0; time < 2; time += 1) {
      const confirmed = await visitor.post(link, {});
      expect([confirmed.status, confirmed.location]).toEqual([303, goesTo]);
    }
    const login = await visitor.get(goesTo);
    expect(login.page().loaderData['shelter-login']).toMatchObject({
      to: '/cart',
      message: 'confirmed',
    });
    const answer = await logIn(visitor, {email, password: PASSWORD, to: '/cart'});
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect(await sessionIn(visitor)).toMatchObject({email, firstName: 'Noa', lastName: 'Berg'});
  });

  it('ACCT-101 creates an account for an email with & and # before the @, which can log in', async () => {
    const email = newEmail().replace('@', '&co#1@');
    const visitor = shop.visitor();
    expect((await visitor.post('/shelter/register', {...NEW, email})).status).toBe(303);
    await visitor.post(linkIn(await mailTo(email)), {});
    const answer = await logIn(visitor, {email, password: PASSWORD, to: '/cart'});
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect(await sessionIn(visitor)).toMatchObject({email});
  });

  it('ID-17b is answered the same for an email that has an account, and only its owner gets a mail', async () => {
    const {email} = await makeAccount(sandbox.origin());
    const answers = [await register({email: newEmail()}), await register({email})];
    const [one, other] = answers.map(({status, location, text, headers}) => ({
      status,
      location,
      text,
      cookies: headers.getSetCookie(),
    }));
    expect(one).toEqual(other);
    expect(one).toMatchObject({status: 303, location: '/shelter/register?sent=1'});
    const mail = await mailTo(email);
    expect(mail).toContain('You already have one.');
    expect(mail).toContain(`/shelter/login?redirect=${encodeRedirect('/cart')}`);
    expect(mail).not.toContain('confirm-email');
    expect((await logIn(shop.visitor(), {email, password: PASSWORD})).status).toBe(303);
  });

  it('an email again doesn’t change its account’s password', async () => {
    const {email} = await makeAccount(sandbox.origin());
    await register({email, newPassword: 'what somebody else wants'});
    const taken = await logIn(shop.visitor(), {email, password: 'what somebody else wants'});
    expect(taken.status).toBe(401);
    expect((await logIn(shop.visitor(), {email, password: PASSWORD})).status).toBe(303);
  });

  it.each<[Record<string, string>, Record<string, string>]>([
    [{newPassword: 'seven77'}, {newPassword: 'Use 8 to 128 characters.'}],
    [{newPassword: 'x'.repeat(129)}, {newPassword: 'Use 8 to 128 characters.'}],
    [{newPassword: ''}, {newPassword: 'Choose a password.'}],
    [{newPassword: ' '.repeat(8)}, {newPassword: EASY}],
    [{newPassword: '12345678'}, {newPassword: EASY}],
    [{newPassword: 'Password'}, {newPassword: EASY}],
    [{firstName: 'www.example.com'}, {firstName: 'Remove web addresses and markup.'}],
    [{lastName: '<b>Berg</b>'}, {lastName: 'Remove web addresses and markup.'}],
    [{firstName: ' '}, {firstName: 'Enter your first name.'}],
    [{lastName: 'x'.repeat(41)}, {lastName: 'A last name needs 1 to 40 characters.'}],
    [{firstName: 'No\na'}, {firstName: 'Keep this on one line.'}],
    [{email: 'noa@'}, {email: 'Enter an email address like name@example.com.'}],
    [{email: 'a'}, {email: 'Enter an email address like name@example.com.'}],
  ])(
    'ID-34a, ID-34b, ID-34d, ID-35a refuses %j, keeps the other fields but not the password',
    async (wrong, errors) => {
      const email = newEmail();
      const answer = await register({email, ...wrong});
      expect(answer.status).toBe(422);
      const {newPassword: _secret, to: _to, ...kept} = {...NEW, email, ...wrong};
      const trimmed = Object.fromEntries(
        Object.entries(kept).map(([key, text]) => [key, text.trim()]),
      );
      expect(answerOf(answer)).toEqual({values: trimmed, errors, problem: null});
      expect(await mailTo(email)).toBe('');
    },
  );

  it('ID-22b is limited per network', async () => {
    const from = (address: string) => register({email: newEmail()}, {'oxygen-buyer-ip': address});
    for (let turn = 0; turn < REGISTER_LIMIT.burst; turn += 1) {
      expect((await from('198.51.100.21')).status).toBe(303);
    }
    const refused = await from('198.51.100.21');
    expect([refused.status, answerOf(refused).values.firstName]).toEqual([429, 'Noa']);
    expect((await from('198.51.100.22')).status).toBe(303);
  });

  it.each(['an account', 'nobody'])(
    'ID-22b is limited per email, for the email of %s, to protect inboxes',
    async (whose) => {
      const email = whose === 'nobody' ? newEmail() : (await makeAccount(sandbox.origin())).email;
      const statuses = [];
      for (let turn = 0; turn <= EMAIL_LIMIT.burst; turn += 1) {
        statuses.push((await register({email: turn % 2 ? email.toUpperCase() : email})).status);
      }
      expect(statuses).toEqual([...Array<number>(EMAIL_LIMIT.burst).fill(303), 429]);
    },
  );

  it('HOUSE-11b logs no personal data', async () => {
    const email = newEmail();
    await register({email});
    await shop.visitor().post(linkIn(await mailTo(email)), {});
    const written = JSON.stringify(log());
    for (const personal of [email, PASSWORD, 'Noa', 'Berg', 'token=']) {
      expect(written).not.toContain(personal);
    }
  });

  it.each(['down', 'error', 'malformed'] as const)(
    'ID-17b, ID-32a with mail failure %s tells new and taken emails the same: the account exists, the mail is delayed',
    async (kind) => {
      const {email: taken} = await makeAccount(sandbox.origin());
      const fresh = newEmail();
      await control.fault({service: 'mail', kind});
      for (const email of [fresh, taken]) {
        const answer = await register({email});
        expect([answer.status, answer.location, answer.text]).toEqual([
          303,
          '/shelter/register?sent=later',
          '',
        ]);
      }
      await control.clearFaults();
      const page = await shop.visitor().get('/shelter/register?sent=later');
      expect(page.page().loaderData['shelter-register']).toMatchObject({sent: 'later'});
      /* As the page promises, the account exists and logging in sends a new link. */
      expect(await mailTo(fresh)).toBe('');
      const login = await logIn(open().visitor(), {email: fresh, password: PASSWORD});
      expect(login.status).toBe(401);
      expect(await mailTo(fresh)).toContain('/shelter/confirm-email?token=');
      expect(unexpected()).toEqual([]);
    },
  );

  it('ID-33 sends a delayed mail once mail works again', async () => {
    const email = newEmail();
    await control.fault({service: 'mail', kind: 'down'});
    const waits: number[] = [];
    const at = openShop(sandbox.origin(), {
      variables: {SESSION_SECRET: SECRET},
      pause: async (ms) => {
        if (waits.push(ms) === 3) await control.clearFaults();
      },
    });
    const answer = await register({email}, {}, at);
    expect(answer.location).toBe('/shelter/register?sent=later');
    expect(await mailTo(email)).toContain('/shelter/confirm-email?token=');
  });

  it('ID-34c refuses the email or its local part as a password', async () => {
    const email = `somebody-${newEmail()}`;
    for (const newPassword of [email, email.toUpperCase(), email.split('@')[0] ?? '']) {
      const answer = await register({email, newPassword});
      expect([answer.status, answerOf(answer).errors]).toEqual([
        422,
        {newPassword: 'Choose a password that isn’t your email address.'},
      ]);
    }
  });
});

describe('the confirmation link', () => {
  const DAY_MS = 86_400_000;
  const PURPOSE = 'confirm-email:DTC';
  const confirm = (token: string, at = shop) =>
    at.visitor().post(`/shelter/confirm-email?token=${encodeURIComponent(token)}`, {});

  it('ID-18b works only for its own purpose', async () => {
    const {uid, email} = await makeAccount(sandbox.origin(), {isVerified: false});
    const good = {uid, to: '/cart', endsAt: Date.now() + DAY_MS};
    const token = await seal(good, [SECRET], PURPOSE);
    const bad = {
      nothing: '',
      garbage: 'v1.garbage',
      tampered: `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`,
      cut: token.slice(0, -8),
      expired: await seal({...good, endsAt: Date.now() - 1}, [SECRET], PURPOSE),
      'of the other site': await seal(good, [SECRET], 'confirm-email:HPSF'),
      'a session': await seal(good, [SECRET], 'session:DTC'),
      'of another secret': await seal(good, ['another secret of nobody'], PURPOSE),
      'without an end': await seal({uid, to: '/cart'}, [SECRET], PURPOSE),
    };
    for (const [what, text] of Object.entries(bad)) {
      const path = `/shelter/confirm-email?token=${encodeURIComponent(text)}`;
      for (const answer of [await confirm(text), await shop.visitor().get(path)]) {
        expect([what, answer.status]).toEqual([what, 410]);
        expect(answer.page().loaderData['routes/confirm-email']).toMatchObject({isBadLink: true});
      }
    }
    expect((await logIn(shop.visitor(), {email, password: PASSWORD})).status).toBe(401);
    expect((await confirm(token)).status).toBe(303);
    expect((await logIn(shop.visitor(), {email, password: PASSWORD})).status).toBe(303);
  });

  it('ID-18b works for three days, on the site that the email names', async () => {
    const email = newEmail();
    await register({email});
    const mail = await mailTo(email);
    expect(mail).toMatch(/works for three days.*\n\nMarlowe Pet Nutrition\n/s);
    const mailedAt = Date.now();
    vi.useFakeTimers({toFake: ['Date'], now: mailedAt + 3 * DAY_MS});
    expect((await shop.visitor().post(linkIn(mail), {})).status).toBe(410);
    vi.setSystemTime(mailedAt + 3 * DAY_MS - 60_000);
    expect((await shop.visitor().post(linkIn(mail), {})).status).toBe(303);
  });

  it('still works after the secret changed', async () => {
    const email = newEmail();
    await register({email});
    const rotated = open({
      SESSION_SECRET: 'the secret after that',
      SESSION_SECRET_PREVIOUS: SECRET,
    });
    expect((await rotated.visitor().post(linkIn(await mailTo(email)), {})).status).toBe(303);
  });

  it('ID-23 never continues to another site, even if one is sealed in it', async () => {
    const {uid} = await makeAccount(sandbox.origin(), {isVerified: false});
    const sealed = {uid, to: 'https://evil.example/', endsAt: Date.now() + DAY_MS};
    const {location} = await confirm(await seal(sealed, [SECRET], PURPOSE));
    const login = await shop.visitor().get(location ?? '');
    expect(login.page().loaderData['shelter-login']).toMatchObject({to: '/account/dashboard'});
  });

  it.each(['down', 'error', 'throttle', 'malformed'] as const)(
    'answers 503 with provider failure %s, and works afterwards',
    async (kind) => {
      const {uid} = await makeAccount(sandbox.origin(), {isVerified: false});
      const sealed = {uid, to: '/cart', endsAt: Date.now() + DAY_MS};
      const token = await seal(sealed, [SECRET], PURPOSE);
      await control.fault({service: 'identity', kind, match: 'setAccountInfo'});
      expect((await confirm(token)).status).toBe(503);
      await control.clearFaults();
      expect((await confirm(token)).status).toBe(303);
    },
  );
});

describe('the origin of links in mails', () => {
  it('ID-24 is the configured one, whatever host the request names', async () => {
    const email = newEmail();
    const at = open({PUBLIC_SITE_ORIGIN: 'https://shop.marlowe.example'});
    const headers = {Host: 'evil.example', 'X-Forwarded-Host': 'evil.example'};
    await register({email}, headers, at);
    const mail = await mailTo(email);
    expect(mail).toContain('https://shop.marlowe.example/shelter/confirm-email?token=');
    expect(mail).not.toContain('evil');
  });

  it.each(['https://shop.evil.example', 'http://10.0.0.1'])(
    'ID-24 is unknown for a request to %s without configuration, so no mail is sent',
    async (origin) => {
      const email = newEmail();
      const answer = await shop.visitor().send(`${origin}/shelter/register`, {
        method: 'POST',
        body: new URLSearchParams({...NEW, email}),
      });
      expect(answer.status).toBe(503);
      expect(await mailTo(email)).toBe('');
    },
  );
});
