import {describe, expect, it} from 'vitest';
import {gigya, PASSWORD, type Account} from '~tests/support/accounts';
import {customerNumberIn, sessionIn, setCookieOf} from './support/visitor-session';
import {add, KIBBLE} from '../support/variants';
import {cartOf, change} from './support/guest';
import {logIn} from './support/log-in';
import {type Visitor} from './support/shop';
import {useLoginShop} from './support/login-shop';

const {log, sandbox, site, newAccount} = useLoginShop();

describe('the browser after a login', () => {
  async function fillCart(visitor: Visitor): Promise<string | null> {
    expect((await change(visitor, add(KIBBLE, 2))).ok).toBe(true);
    return visitor.cartId();
  }

  it('SESS-08, SESS-07 has the guest’s cart as the customer’s', async () => {
    const {email} = await newAccount();
    const visitor = site.shop.visitor();
    await fillCart(visitor);
    await logIn(visitor, {email, password: PASSWORD});
    expect([visitor.cookies.has('guest_cart'), visitor.cookies.has('cart')]).toEqual([false, true]);
    expect((await cartOf(visitor))?.totalQuantity).toBe(2);
  });

  it('SESS-09, CONST-21, AUTO-07 has the order-management cookie for two hours, set only at login', async () => {
    const {email} = await newAccount();
    const visitor = site.shop.visitor();
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
    const visitor = site.shop.visitor(cookie);
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
    const visitor = site.shop.visitor('og_auth=1|1|left; cart=left-by-somebody%3Fkey%3D1');
    await logIn(visitor, {email, password: PASSWORD});
    expect(visitor.cookies.get('og_auth')).not.toContain('left');
    expect(visitor.cookies.get('cart')).toBeUndefined();
  });

  async function logInOverPlantedSession(account: Account, other: Account) {
    const attacker = site.shop.visitor();
    await logIn(attacker, other);
    const visitor = site.shop.visitor(
      [...attacker.cookies].map((pair) => pair.join('=')).join('; '),
    );
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
    const visitor = site.shop.visitor('session=v1.planted');
    expect((await visitor.get('/account/dashboard')).status).toBe(401);
    expect(visitor.cookies.has('session')).toBe(false);
    visitor.cookies.set('session', 'v1.planted');
    await logIn(visitor, {email, password: PASSWORD});
    expect(visitor.cookies.get('session')).not.toBe('v1.planted');
  });

  it('HOUSE-11b no log line contains personal data', async () => {
    const {email} = await newAccount();
    await logIn(site.shop.visitor(), {email, password: PASSWORD});
    await logIn(site.shop.visitor(), {email, password: 'wrong password'});
    const written = JSON.stringify(log());
    for (const personal of [email, PASSWORD, 'wrong password', 'Noa', 'Berg']) {
      expect(written).not.toContain(personal);
    }
  });
});
