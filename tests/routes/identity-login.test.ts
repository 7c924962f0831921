import {beforeEach, describe, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/identity-form';
import {EMAIL_LIMIT, NETWORK_LIMIT} from '~/domains/identity/login-limiter.server';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {WRONG_PASSWORDS} from '~sandbox/identity/lockout';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {
  customerNumberIn,
  emailOfToken,
  gigya,
  linkIn,
  makeAccount,
  newEmail,
  PASSWORD,
  SECRET,
  sessionIn,
  setCookieOf,
  type Account,
  type AccountParts,
} from './support/accounts';
import {add, KIBBLE} from './support/variants';
import {cartOf, change} from './support/guest';
import {useOwnSandbox} from './support/own-sandbox';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
});

const newAccount = (parts?: AccountParts) => makeAccount(sandbox.origin(), parts);
const answerOf = (answer: Answer) => answer.page().actionData?.['shelter-login'] as IdentityAnswer;

describe('the login page', () => {
  it.each([
    ['/shelter/login', 'Log In'],
    ['/account/login', 'Login'],
  ])('ROUTE-16, ROUTE-27, ROUTE-28 %s is titled %s', async (path, title) => {
    const answer = await shop.visitor().get(path);
    expect(answer.status).toBe(200);
    expect(answer.page().matches.at(-1)).toBe(path.slice(1).replace('/', '-'));
    expect(Object.values(answer.page().loaderData)).toContainEqual(
      expect.objectContaining({
        title,
        head: expect.objectContaining({title: `${title} | Shop`}) as object,
        to: '/account/dashboard',
      }),
    );
  });

  it.each(['/shelter/login', '/account/login'])(
    'ROUTE-16, SEC-07, SESS-12, SESS-29 a form posted to %s logs in',
    async (path) => {
      const {email, uid} = await newAccount();
      const visitor = shop.visitor();
      const answer = await visitor.post(path, {email, password: PASSWORD, to: '/cart'});
      expect([answer.status, answer.location]).toEqual([303, '/cart']);
      const session = await sessionIn(visitor);
      expect(session).toMatchObject({
        uid,
        email,
        firstName: 'Noa',
        lastName: 'Berg',
        country: 'US',
        zipCode: '80205',
        state: 'CO',
        isEligibleForPd: false,
        isRegistered: false,
      });
      expect(await emailOfToken(sandbox.origin(), session.customerToken)).toBe(email);
      const page = await visitor.get('/faq');
      expect(page.page().loaderData.root).toMatchObject({visitor: {firstName: 'Noa'}});
      expect(unexpected()).toEqual([]);
    },
  );

  it('accepts the email in any case, with white space around it', async () => {
    const {email} = await newAccount();
    const answer = await logIn(shop.visitor(), {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.status).toBe(303);
  });

  it('ID-25a, ROUTE-62 shows where the login continues, and goes there', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor();
    const wanted = '/account/orders?after=x&q=ä日本';
    const page = await visitor.get(`/shelter/login?redirect=${encodeRedirect(wanted)}`);
    expect(page.page().loaderData['shelter-login']).toMatchObject({to: wanted});
    const answer = await logIn(visitor, {email, password: PASSWORD, to: wanted});
    expect(answer.status).toBe(303);
    expect(new URL(answer.location ?? '', 'https://shop.test').href).toBe(
      new URL(wanted, 'https://shop.test').href,
    );
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', ''])(
    'ID-23, HOUSE-22b continues to the dashboard instead of %j',
    async (to) => {
      const {email} = await newAccount();
      const answer = await logIn(shop.visitor(), {email, password: PASSWORD, to});
      expect([answer.status, answer.location]).toEqual([303, '/account/dashboard']);
    },
  );

  it('ROUTE-63 redirects a customer one page back', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor();
    await logIn(visitor, {email, password: PASSWORD});
    for (const path of ['/shelter/login', '/shelter/register', '/shelter/forgot-password']) {
      const answer = await visitor.get(path, {
        Referer: 'http://localhost:3000/products/dog?page=2',
      });
      expect([answer.status, answer.location]).toEqual([302, '/products/dog?page=2']);
    }
  });

  it.each([
    [
      'ID-01',
      '?screenSet=Default-RegistrationLogin&startScreen=gigya-register-screen',
      '/shelter/register',
    ],
    ['ID-02', '?screenSet=PSF-ForgotPassword', '/shelter/forgot-password'],
  ])('%s a link to the provider’s screen %s redirects to %s', async (_id, query, path) => {
    const wanted = `redirect=${encodeRedirect('/cart')}`;
    const answer = await shop.visitor().get(`/shelter/login${query}&${wanted}`);
    expect([answer.status, answer.location]).toEqual([302, `${path}?${wanted}`]);
    const page = await shop.visitor().get(answer.location ?? '');
    expect([page.status, page.page().matches.at(-1)]).toEqual([
      200,
      path.slice(1).replace('/', '-'),
    ]);
  });

  it.each(['Default-LinkAccounts', 'Default-ProfileUpdate', 'made up', ''])(
    'ID-03 answers a link to the provider’s screen set %j',
    async (screenSet) => {
      const answer = await shop.visitor().get(`/shelter/login?${new URLSearchParams({screenSet})}`);
      expect([answer.status, answer.page().matches.at(-1)]).toEqual([200, 'shelter-login']);
    },
  );

  it('ID-15 continues a single sign-on at the identity provider', async () => {
    const {email} = await newAccount();
    const answer = await shop.visitor().post('/shelter/login', {
      email,
      password: PASSWORD,
      samlContext: 'context-1',
    });
    const {origin, pathname, searchParams} = new URL(answer.location ?? '');
    expect([origin, pathname, searchParams.get('samlContext')]).toEqual([
      sandbox.origin(),
      '/gigya/saml/v2.0/sandbox-identity-api-key/idp/sso/continue',
      'context-1',
    ]);
    expect((await fetch(answer.location ?? '')).status).toBe(200);
  });
});

it.each([
  ['/shelter/login', 'Log In'],
  ['/shelter/register', 'Create Account'],
  ['/shelter/forgot-password', 'Forgot Password'],
])('SEC-09a, SEC-09b, SEC-09c, ROUTE-27 %s on the staff site is titled %s', async (path, title) => {
  const staff = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});
  const answer = await staff.visitor().get(path);
  expect(answer.status).toBe(200);
  expect(answer.page().loaderData[path.slice(1).replace('/', '-')]).toMatchObject({
    head: {title: `${title} | Pro Staff Feeding`},
  });
});

describe('the login form', () => {
  it('ID-17a answers a wrong password and an unknown email the same', async () => {
    const {email} = await newAccount();
    const bodies = [];
    for (const tried of [email, newEmail(), 'invited@example.com']) {
      const visitor = shop.visitor();
      const answer = await logIn(visitor, {email: tried, password: 'wrong password'});
      expect(answer.status).toBe(401);
      expect(answerOf(answer).values).toEqual({email: tried});
      expect(visitor.cookies.has('session')).toBe(false);
      bodies.push(answer.text.replaceAll(tried, 'the address'));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).not.toContain('wrong password');
  });

  it('UI-03 reports errors per field and never returns the password', async () => {
    const answer = await logIn(shop.visitor(), {email: 'ada@', password: ''});
    expect(answer.status).toBe(422);
    expect(answerOf(answer)).toEqual({
      values: {email: 'ada@'},
      errors: {
        email: 'Enter an email address like name@example.com.',
        password: 'Enter your password.',
      },
      problem: null,
    });
    const far = await logIn(shop.visitor(), {email: 'ada@', password: 'never shown '.repeat(20)});
    expect(far.status).toBe(422);
    expect(far.text).not.toContain('never shown');
  });

  it('HOUSE-22c treats an invalid body as an empty form', async () => {
    const answer = await shop.visitor().send('/shelter/login', {method: 'POST', body: '{'});
    expect(answer.status).toBe(422);
    expect(unexpected()).toEqual([]);
  });

  it('HOUSE-14 refuses to log in from another site', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor();
    const answer = await visitor.post(
      '/shelter/login',
      {email, password: PASSWORD},
      {Origin: 'https://evil.example'},
    );
    expect([answer.status, visitor.cookies.size]).toEqual([403, 0]);
  });

  it('ID-18a ID-32b sends a new link for an unconfirmed email, but only with the right password', async () => {
    const {email} = await newAccount({isVerified: false});
    expect((await logIn(shop.visitor(), {email, password: 'wrong one'})).status).toBe(401);
    expect((await control.mails()).filter(({to}) => to === email)).toEqual([]);
    const visitor = shop.visitor();
    const answer = await logIn(visitor, {email, password: PASSWORD, to: '/cart'});
    expect([answer.status, visitor.cookies.has('session')]).toEqual([401, false]);
    expect(answerOf(answer).problem).toContain('Confirm your email address first');
    const [mail] = (await control.mails()).filter(({to}) => to === email);
    const confirmed = await visitor.post(linkIn(mail?.text ?? ''), {});
    expect(confirmed.location).toBe(
      `/shelter/login?said=confirmed&redirect=${encodeRedirect('/cart')}`,
    );
    expect((await logIn(visitor, {email, password: PASSWORD})).status).toBe(303);
  });
});

describe('login attempts', () => {
  const attempt = (email: string, headers: HeadersInit = {}, password = 'wrong password') =>
    shop.visitor().post('/shelter/login', {email, password}, headers);

  it.each(['an account', 'nobody'])(
    'ID-22a are limited per email, for the email of %s',
    async (whose) => {
      const email = whose === 'nobody' ? newEmail() : (await newAccount()).email;
      const statuses = [];
      for (let turn = 0; turn <= EMAIL_LIMIT.burst; turn += 1) {
        statuses.push((await attempt(turn % 2 ? email.toUpperCase() : email)).status);
      }
      expect(statuses).toEqual([...Array<number>(EMAIL_LIMIT.burst).fill(401), 429]);
      const refused = await attempt(email, {}, PASSWORD);
      expect(refused.status).toBe(429);
      expect(answerOf(refused).values).toEqual({email});
    },
  );

  it('ID-22a are limited per network, for all emails', async () => {
    const from = (address: string) => attempt(newEmail(), {'oxygen-buyer-ip': address}, 'x');
    for (let turn = 0; turn < NETWORK_LIMIT.burst; turn += 1) {
      expect((await from('198.51.100.7')).status).toBe(401);
    }
    expect((await from('198.51.100.7')).status).toBe(429);
    expect((await from('198.51.100.8')).status).toBe(401);
  });

  it.each(['an account', 'nobody'])(
    'ID-17a show the provider’s lockout like our own limit, for the email of %s',
    async (whose) => {
      const email = whose === 'nobody' ? newEmail() : (await newAccount()).email;
      for (let turn = 0; turn < WRONG_PASSWORDS; turn += 1) {
        await fetch(`${sandbox.origin()}/gigya/accounts.login`, {
          method: 'POST',
          body: new URLSearchParams({
            apiKey: 'sandbox-identity-api-key',
            loginID: email,
            password: 'wrong',
          }),
        });
      }
      const answer = await attempt(email, {}, PASSWORD);
      expect(answer.status).toBe(429);
      expect(answerOf(answer).problem).toContain('Too many tries');
    },
  );
});

describe('the browser after a login', () => {
  async function fillCart(visitor: Visitor): Promise<string | null> {
    expect((await change(visitor, add(KIBBLE, 2))).ok).toBe(true);
    return visitor.cartId();
  }

  it('SESS-08, SESS-07 has the guest’s cart as the customer’s', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor();
    await fillCart(visitor);
    await logIn(visitor, {email, password: PASSWORD});
    expect([visitor.cookies.has('guest_cart'), visitor.cookies.has('cart')]).toEqual([false, true]);
    expect((await cartOf(visitor))?.totalQuantity).toBe(2);
  });

  it('SESS-09, CONST-21, AUTO-07 has the order-management cookie for two hours, set only at login', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor();
    const answer = await logIn(visitor, {email, password: PASSWORD});
    const number = await customerNumberIn(visitor);
    expect(setCookieOf(answer, 'og_auth')).toMatch(
      new RegExp(
        `^og_auth=${number}\\|\\d{10}\\|[\\w+/]{43}=; Path=/; Max-Age=7200; SameSite=Lax$`,
      ),
    );
    for (const path of ['/', '/account/dashboard']) {
      expect(setCookieOf(await visitor.get(path), 'og_auth')).toBeUndefined();
    }
  });

  const PAGES_WITH_AN_ESTIMATE = ['/products/dog', '/products/country-table-adult', '/cart', '/'];
  const DATE_API = '/api/get-estimated-delivery-date';
  const CHECKOUT = 'See checkout for delivery date';

  async function logInFrom(state: string, zip: string, cookie?: string) {
    const {email, uid} = await newAccount();
    const profile = JSON.stringify({zip, state});
    await gigya(sandbox.origin(), 'setAccountInfo', {UID: uid, profile});
    const visitor = shop.visitor(cookie);
    await logIn(visitor, {email, password: PASSWORD});
    return visitor;
  }

  it('SESS-11 has the delivery location of the profile, unless the visitor chose one', async () => {
    const visitor = await logInFrom('HI', '96813');
    expect(visitor.cookies.get('user_location')).toBe('96813::HOME');
    expect(visitor.cookies.get('user_warehouse')).toBe('HNL');
    const elsewhere = await logInFrom('HI', '96813', 'user_location=80202::HOME');
    expect(elsewhere.cookies.get('user_location')).toBe('80202::HOME');
  });

  it('LOC-19b has the warehouse of a location that had none', async () => {
    const visitor = await logInFrom('CO', '80205', 'user_location=96813::HOME');
    expect(visitor.cookies.get('user_warehouse')).toBe('HNL');
  });

  it.each(['96813::HOME', '80202::HOME'])(
    'LOC-09, LOC-18a, LOC-18b shows a customer from Hawaii no delivery date on any page, with the location %s',
    async (location) => {
      const visitor = await logInFrom('HI', '96813', `user_location=${location}`);
      for (const path of PAGES_WITH_AN_ESTIMATE) {
        const {text} = await visitor.get(path);
        expect(text, path).toContain(CHECKOUT);
        expect(text, path).not.toContain('Estimated delivery');
      }
      const answer = await visitor.get(DATE_API);
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('DATE_AT_CHECKOUT'),
      ]);
    },
  );

  it('LOC-18a LOC-18b shows a customer from Colorado a date on every page, with a location in Hawaii', async () => {
    const visitor = await logInFrom('CO', '80205', 'user_location=96813::HOME');
    for (const path of PAGES_WITH_AN_ESTIMATE) {
      const {text} = await visitor.get(path);
      expect(text, path).toContain('to 96813');
      expect(text, path).not.toContain(CHECKOUT);
    }
    expect((await visitor.get(DATE_API)).status).toBe(200);
  });

  it('AUTO-08 has no cookies of another customer', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor('og_auth=1|1|left; cart=left-by-somebody%3Fkey%3D1');
    await logIn(visitor, {email, password: PASSWORD});
    expect(visitor.cookies.get('og_auth')).not.toContain('left');
    expect(visitor.cookies.get('cart')).toBeUndefined();
  });

  async function logInOverPlantedSession(account: Account, other: Account) {
    const attacker = shop.visitor();
    await logIn(attacker, other);
    const visitor = shop.visitor([...attacker.cookies].map((pair) => pair.join('=')).join('; '));
    const before = visitor.cookies.get('session');
    const answer = await logIn(visitor, account);
    return {visitor, before, answer};
  }

  it('SESS-35a has a new session with new cookies in place of a planted one', async () => {
    const [mine, theirs] = [await newAccount(), await newAccount()];
    const {visitor, before, answer} = await logInOverPlantedSession(mine, theirs);
    expect([answer.status, answer.location]).toEqual([303, '/account/dashboard']);
    expect(await sessionIn(visitor)).toMatchObject({email: mine.email});
    expect(visitor.cookies.get('session')).not.toBe(before);
    const number = await customerNumberIn(visitor);
    expect(visitor.cookies.get('og_auth')?.split('|')[0]).toBe(number);
  });

  it('SESS-35a has a new session even for the same customer', async () => {
    const mine = await newAccount();
    const {visitor, before} = await logInOverPlantedSession(mine, mine);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect(await sessionIn(visitor)).toMatchObject({email: mine.email});
  });

  it('SESS-35a has a valid session in place of a planted text, which never counted as one', async () => {
    const {email} = await newAccount();
    const visitor = shop.visitor('session=v1.planted');
    expect((await visitor.get('/account/dashboard')).status).toBe(401);
    expect(visitor.cookies.has('session')).toBe(false);
    visitor.cookies.set('session', 'v1.planted');
    await logIn(visitor, {email, password: PASSWORD});
    expect(visitor.cookies.get('session')).not.toBe('v1.planted');
  });

  it('HOUSE-11b no log line contains personal data', async () => {
    const {email} = await newAccount();
    await logIn(shop.visitor(), {email, password: PASSWORD});
    await logIn(shop.visitor(), {email, password: 'wrong password'});
    const written = JSON.stringify(log());
    for (const personal of [email, PASSWORD, 'wrong password', 'Noa', 'Berg']) {
      expect(written).not.toContain(personal);
    }
  });
});
