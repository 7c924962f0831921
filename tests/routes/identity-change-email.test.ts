import {text} from 'node:stream/consumers';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ProfileAnswer} from '~/domains/account/profile/profile-fields';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, newEmail, PASSWORD, type Account} from '~tests/support/accounts';
import {useOwnSandbox} from '../support/own-sandbox';
import {KIBBLE} from '../support/variants';
import {namesOf, ordersOf} from './support/account-shop';
import {fill} from './support/cart-visitor';
import {VALID_CHECKOUT_FORM} from './support/checkout-form';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';
import {useStandIns} from './support/stand-in';
import {customerNumberIn, linkIn, SECRET} from './support/visitor-session';

watchShop();
const serve = useStandIns();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;
let noa: Account;
let visitor: Visitor;

beforeEach(async () => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  noa = await makeAccount(sandbox.origin());
  visitor = await loggedIn(noa.email);
});
afterEach(() => void vi.useRealTimers());

async function loggedIn(email: string): Promise<Visitor> {
  const browser = shop.visitor();
  expect((await logIn(browser, {email, password: PASSWORD})).status).toBe(303);
  return browser;
}

const PROFILE = '/account/my-profile';
const ask = (email: string, password = PASSWORD) =>
  visitor.post(PROFILE, {form: 'email', email, password});
const loginStatus = async (email: string) =>
  (await logIn(shop.visitor(), {email, password: PASSWORD})).status;

async function linkTo(email: string): Promise<string> {
  await ask(email);
  const [mail] = await control.mails(email);
  return linkIn(mail?.text ?? '');
}

describe('changing the email address', () => {
  it('ID-40a ID-40c ID-40d ID-40e requires the password and the link in the new inbox, and then uses the new address', async () => {
    const next = newEmail();
    const asked = await ask(next);
    expect([asked.status, asked.location]).toEqual([303, `${PROFILE}?done=email`]);
    expect((await control.mails(noa.email))[0]?.text).toContain(next);

    const [mail] = await control.mails(next);
    const link = linkIn(mail?.text ?? '');
    expect((await shop.visitor().get(link)).text).toContain(next);
    expect(await loginStatus(noa.email), 'opening the link changes nothing').toBe(303);

    const changed = await visitor.post(link, {});
    expect([changed.status, changed.location]).toEqual([
      303,
      '/shelter/login?message=email-changed',
    ]);
    expect((await visitor.get(PROFILE)).status, 'logged out').toBe(401);
    expect([await loginStatus(noa.email), await loginStatus(next)]).toEqual([401, 303]);
    const later = await loggedIn(next);
    expect((await later.get(PROFILE)).text).toContain(next);
    expect((await visitor.post(link, {})).status, 'a second time').toBe(410);
  });

  it('ID-40d keeps the customer record and the orders', async () => {
    await fill(visitor, [KIBBLE, 1]);
    const {location} = await visitor.post('/cart', {intent: 'checkout'});
    const checkout = await fetch(location ?? '');
    const payment = new URLSearchParams({...VALID_CHECKOUT_FORM, email: noa.email});
    const paid = await fetch(checkout.url, {method: 'POST', body: payment});
    expect(paid.url).toMatch(/\/thank-you/);
    const before = await customerNumberIn(visitor);
    const orders = namesOf(await ordersOf(visitor));
    expect(orders).toHaveLength(1);

    const next = newEmail();
    expect((await visitor.post(await linkTo(next), {})).status).toBe(303);
    const later = await loggedIn(next);
    expect(await customerNumberIn(later)).toBe(before);
    expect(namesOf(await ordersOf(later))).toEqual(orders);
  });

  it.each([
    ['a wrong password', 'someone.new@example.com', 'not my password', /isn’t your current/],
    ['no address', 'someone.new', PASSWORD, /name@example\.com/],
  ])('ID-40a sends nothing with %s', async (_, email, password, error) => {
    const answer = await ask(email, password);
    expect(answer.status).toBe(422);
    const {errors} = answer.page().actionData?.['account-my-profile'] as ProfileAnswer;
    expect(Object.values(errors)).toEqual([expect.stringMatching(error)]);
    expect(await control.mails(email)).toEqual([]);
  });

  it('ID-40b doesn’t reveal that an address has an account, and never takes it over', async () => {
    const other = await makeAccount(sandbox.origin());
    const asked = await ask(other.email);
    expect([asked.status, asked.location]).toEqual([303, `${PROFILE}?done=email`]);
    const [mail] = await control.mails(other.email);
    expect((await visitor.post(linkIn(mail?.text ?? ''), {})).status).toBe(422);
    expect([await loginStatus(noa.email), await loginStatus(other.email)]).toEqual([303, 303]);
  });

  it('SEC-43 sends nothing if the provider answers the password with another customer', async () => {
    const other = await makeAccount(sandbox.origin());
    let loginId: string | null = null;
    /* The provider, except that it logs in whom `loginId` names. */
    const provider = await serve(async (request, response) => {
      const params = new URLSearchParams(await text(request));
      if (loginId && params.has('loginID')) params.set('loginID', loginId);
      const url = `${sandbox.origin()}/gigya${request.url}`;
      const reply = await fetch(url, {method: 'POST', body: params});
      response.setHeader('Content-Type', 'application/json').end(await reply.text());
    });
    shop = openShop(sandbox.origin(), {
      variables: {SESSION_SECRET: SECRET, IDENTITY_URL: provider},
    });
    visitor = await loggedIn(noa.email);
    loginId = other.email;
    const next = newEmail();
    expect((await ask(next)).status).toBe(503);
    expect(await control.mails(next)).toEqual([]);
  });

  it('ID-40c the link ends no other customer’s session in the browser that opens it', async () => {
    const link = await linkTo(newEmail());
    const {email} = await makeAccount(sandbox.origin());
    const other = await loggedIn(email);
    expect((await other.post(link, {})).status).toBe(303);
    expect((await other.get(PROFILE)).text).toContain(email);
  });

  it('ID-40c a made-up link, and one whose address has changed since, change nothing', async () => {
    expect((await visitor.post('/shelter/change-email?token=abc', {})).status).toBe(410);
    expect((await visitor.get('/shelter/change-email?token=abc')).status).toBe(410);
    const first = await linkTo(newEmail());
    const second = await linkTo(newEmail());
    expect((await visitor.post(second, {})).status).toBe(303);
    expect((await visitor.post(first, {})).status).toBe(410);
  });

  it.each<[string, () => Promise<Answer>]>([
    [
      'chose a new password in the profile',
      () =>
        visitor.post(PROFILE, {
          form: 'password',
          currentPassword: PASSWORD,
          newPassword: 'a new password 2',
        }),
    ],
    [
      'reset the password by a mailed link',
      async () => {
        await shop.visitor().post('/shelter/forgot-password', {email: noa.email});
        const mails = await control.mails(noa.email);
        const mail = mails.find(({subject}) => subject === 'Choose a new password');
        const reset = new URL(linkIn(mail?.text ?? ''), 'https://shop.test');
        return shop.visitor().post(reset.pathname, {
          token: reset.searchParams.get('pwrt') ?? '',
          newPassword: 'a new password 2',
        });
      },
    ],
    ['logged out other devices', () => visitor.post(PROFILE, {form: 'others'})],
  ])('SEC-42 the link changes nothing anymore once the customer %s', async (_, protect) => {
    const next = newEmail();
    const link = await linkTo(next);
    expect((await protect()).status).toBe(303);
    expect((await shop.visitor().post(link, {})).status).toBe(410);
  });

  it('SEC-42 the link still works after logging out', async () => {
    const link = await linkTo(newEmail());
    await visitor.post('/logout', {});
    expect((await shop.visitor().post(link, {})).status).toBe(303);
  });

  it('ID-40c the link works for an hour, on the site that the email names', async () => {
    const next = newEmail();
    const link = await linkTo(next);
    expect((await control.mails(next))[0]?.text).toMatch(
      /works for an hour.*\n\nMarlowe Pet Nutrition\n/s,
    );
    const staffSite = openShop(sandbox.origin(), {
      variables: {SITE_ID: 'HPSF', SESSION_SECRET: SECRET},
    });
    expect((await staffSite.visitor().post(link, {})).status).toBe(410);

    const mailedAt = Date.now();
    vi.useFakeTimers({toFake: ['Date'], now: mailedAt + 60 * 60_000});
    expect((await visitor.post(link, {})).status).toBe(410);
    vi.setSystemTime(mailedAt + 59 * 60_000);
    expect((await visitor.post(link, {})).status).toBe(303);
  });
});
