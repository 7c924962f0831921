import {describe, expect, it} from 'vitest';
import type {IdentityAnswer} from '~/domains/identity/forms/identity-form';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {newEmail, PASSWORD} from '~tests/support/accounts';
import {logIn} from './support/log-in';
import {emailOfToken, linkIn, sessionIn} from './support/visitor-session';
import {openShop, type Answer} from './support/shop';
import {useLoginShop} from './support/login-shop';

const {unexpected, sandbox, site, newAccount} = useLoginShop();
const answerOf = (answer: Answer) => answer.page().actionData?.['shelter-login'] as IdentityAnswer;

describe('the login page', () => {
  it.each([
    ['/shelter/login', 'Log In'],
    ['/account/login', 'Login'],
  ])('ROUTE-16, ROUTE-27, ROUTE-28 %s is titled %s', async (path, title) => {
    const answer = await site.shop.visitor().get(path);
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
      const visitor = site.shop.visitor();
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
    const answer = await logIn(site.shop.visitor(), {
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.status).toBe(303);
  });

  it('ID-25a, ROUTE-62 shows where the login continues, and goes there', async () => {
    const {email} = await newAccount();
    const visitor = site.shop.visitor();
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
      const answer = await logIn(site.shop.visitor(), {email, password: PASSWORD, to});
      expect([answer.status, answer.location]).toEqual([303, '/account/dashboard']);
    },
  );

  it('ROUTE-63 redirects a customer one page back', async () => {
    const {email} = await newAccount();
    const visitor = site.shop.visitor();
    await logIn(visitor, {email, password: PASSWORD});
    for (const path of ['/shelter/login', '/shelter/register', '/shelter/forgot-password']) {
      const answer = await visitor.get(path, {
        Referer: 'http://localhost:3000/products/dog?page=2',
      });
      expect([answer.status, answer.location]).toEqual([302, '/products/dog?page=2']);
    }
  });

  it.each([
    ['?screenSet=Default-RegistrationLogin&startScreen=gigya-register-screen', '/shelter/register'],
    ['?screenSet=PSF-ForgotPassword', '/shelter/forgot-password'],
  ])('ID-01 ID-02 a link to the provider’s screen %s redirects to %s', async (query, path) => {
    const wanted = `redirect=${encodeRedirect('/cart')}`;
    const answer = await site.shop.visitor().get(`/shelter/login${query}&${wanted}`);
    expect([answer.status, answer.location]).toEqual([302, `${path}?${wanted}`]);
    const page = await site.shop.visitor().get(answer.location ?? '');
    expect([page.status, page.page().matches.at(-1)]).toEqual([
      200,
      path.slice(1).replace('/', '-'),
    ]);
  });

  it.each(['Default-LinkAccounts', 'Default-ProfileUpdate', 'made up', ''])(
    'ID-03 answers a link to the provider’s screen set %j',
    async (screenSet) => {
      const answer = await site.shop
        .visitor()
        .get(`/shelter/login?${new URLSearchParams({screenSet})}`);
      expect([answer.status, answer.page().matches.at(-1)]).toEqual([200, 'shelter-login']);
    },
  );

  it('ID-15 continues a single sign-on at the identity provider', async () => {
    const {email} = await newAccount();
    const answer = await site.shop.visitor().post('/shelter/login', {
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
      const visitor = site.shop.visitor();
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
    const answer = await logIn(site.shop.visitor(), {email: 'ada@', password: ''});
    expect(answer.status).toBe(422);
    expect(answerOf(answer)).toEqual({
      values: {email: 'ada@'},
      errors: {
        email: 'Enter an email address like name@example.com.',
        password: 'Enter your password.',
      },
      problem: null,
    });
    const far = await logIn(site.shop.visitor(), {
      email: 'ada@',
      password: 'never shown '.repeat(20),
    });
    expect(far.status).toBe(422);
    expect(far.text).not.toContain('never shown');
  });

  it('HOUSE-22c treats an invalid body as an empty form', async () => {
    const answer = await site.shop.visitor().send('/shelter/login', {method: 'POST', body: '{'});
    expect(answer.status).toBe(422);
    expect(unexpected()).toEqual([]);
  });

  it('HOUSE-14 refuses to log in from another site', async () => {
    const {email} = await newAccount();
    const visitor = site.shop.visitor();
    const answer = await visitor.post(
      '/shelter/login',
      {email, password: PASSWORD},
      {Origin: 'https://evil.example'},
    );
    expect([answer.status, visitor.cookies.size]).toEqual([403, 0]);
  });

  it('ID-18a ID-32b sends a new link for an unconfirmed email, but only with the right password', async () => {
    const {email} = await newAccount({isVerified: false});
    expect((await logIn(site.shop.visitor(), {email, password: 'wrong one'})).status).toBe(401);
    expect(await site.control.mails(email)).toEqual([]);
    const visitor = site.shop.visitor();
    const answer = await logIn(visitor, {email, password: PASSWORD, to: '/cart'});
    expect([answer.status, visitor.cookies.has('session')]).toEqual([401, false]);
    expect(answerOf(answer).problem).toContain('Confirm your email address first');
    const [mail] = await site.control.mails(email);
    const confirmed = await visitor.post(linkIn(mail?.text ?? ''), {});
    expect(confirmed.location).toBe(
      `/shelter/login?message=confirmed&redirect=${encodeRedirect('/cart')}`,
    );
    expect((await logIn(visitor, {email, password: PASSWORD})).status).toBe(303);
  });
});
