import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {notSavedPath} from '~/domains/session/login-paths';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {post} from './support/api';
import {useOwnSandbox} from '../support/own-sandbox';
import {MARCUS, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Shop, type Visitor} from './support/shop';

watchShop();
const sandbox = useOwnSandbox();
let shop: Shop;
let session: string;
let marcus: Visitor;

/* The platform forgets all customer tokens, while the session cookie stays the same. */
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  shop = openShop(sandbox.origin());
  const {cookies} = await loggedInVisitor(shop, MARCUS);
  session = `session=${cookies.get('session') ?? ''}`;
  await createSandboxControl(sandbox.origin()).reset();
});

beforeEach(() => {
  marcus = shop.visitor(session);
});

describe('the account after the platform rejects the customer token', () => {
  it.each([
    ['/account/dashboard'],
    ['/account/my-profile'],
    ['/account/orders?search=1009'],
    ['/account/orders/1009'],
    ['/account/address-book?new=1'],
  ])('%s ends the session and redirects to itself, which then asks to log in', async (path) => {
    const answer = await marcus.get(path);
    expect([answer.status, answer.location]).toEqual([303, path]);
    expect(marcus.cookies.has('session')).toBe(false);
    expect((await marcus.get(path)).status).toBe(401);
  });

  it.each([
    ['/account/profile', {form: 'profile', firstName: 'Marcus', lastName: 'Oyelaran'}],
    ['/account/address-book', {intent: 'default', id: '1'}],
    ['/account/orders/1009', {}],
  ])('a form posted to %s asks to log in first', async (path, fields) => {
    const answer = await marcus.post(path, fields);
    expect([answer.status, answer.page().matches.at(-1)]).toEqual([401, 'routes/log-in-first']);
    expect(marcus.cookies.has('session')).toBe(false);
  });

  it('ROUTE-77 a form posted to a page that confirms an earlier change returns to the page without it, and the login page says that nothing was saved', async () => {
    const fields = {form: 'profile', firstName: 'Marcus', lastName: 'Oyelaran'};
    const answer = await marcus.post('/account/my-profile?done=profile', fields);
    expect(answer.page().loaderData['routes/log-in-first']).toMatchObject({
      login: notSavedPath('/account/my-profile'),
      isUnsaved: true,
    });
    const login = await marcus.get(notSavedPath('/account/my-profile'));
    expect(login.page().loaderData['shelter-login']).toMatchObject({
      message: 'not-saved',
      to: '/account/my-profile',
    });
  });

  it('the API answers SESSION_ENDED', async () => {
    const answer = await post(marcus, '/api/ecom/v1.0/get-shopify-customer', {});
    expect([answer.status, answer.code]).toEqual([401, 'SESSION_ENDED']);
  });
});
