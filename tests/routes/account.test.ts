import {describe, expect, it} from 'vitest';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {KIBBLE} from '../support/variants';
import {change} from './support/guest';
import {ADA} from './support/log-in';
import {actionOf, copyOf, dataOf, NEW_ADDRESS, useAccountShop} from './support/account-shop';

const {unexpected, sandbox, site} = useAccountShop();

describe('the account pages', () => {
  it.each([
    ['/account/dashboard', 'My Account', 'account-dashboard'],
    ['/account/my-profile', 'My Profile', 'account-my-profile'],
    ['/account/profile', 'My Profile', 'account-profile'],
    ['/account/orders', 'My Orders', 'account-orders'],
    ['/account/orders/1002', 'Order #1002', 'account-order'],
    ['/account/address-book', 'Address Book', 'account-address-book'],
  ])(
    'ROUTE-17 ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21 ROUTE-24 %s is titled "%s"',
    async (path, title, id) => {
      const answer = await site.ada.get(path);
      expect(answer.status).toBe(200);
      expect((answer.page().loaderData[id] as {head: {title: string}}).head.title).toBe(
        `${title} | Shop`,
      );
      expect(unexpected()).toEqual([]);
    },
  );

  it.each(['/account/dashboard', '/account/orders', '/account/address-book', '/account/profile'])(
    '%s shows a guest no customer data',
    async (path) => {
      const answer = await site.shop.visitor().get(path);
      expect(answer.status).toBe(401);
      expect(answer.text).not.toContain('Whitfield');
    },
  );

  it('SESS-39 account pages contain neither a token nor a cart id', async () => {
    const {visitor} = await withCart();
    for (const path of ['dashboard', 'my-profile', 'orders', 'orders/1002', 'address-book']) {
      const {text} = await visitor.get(`/account/${path}`);
      expect(text).not.toMatch(/gid:\/\/shopify\/Cart\/|customerToken|shpcat|key=/);
    }
  });

  it('the dashboard shows the last order, the default address and the profile', async () => {
    const {model} = dataOf(await site.ada.get('/account/dashboard'), 'account-dashboard');
    expect(model.lastOrder).toMatchObject({kind: 'order', order: {name: '#1017'}});
    expect(model.defaultAddress).toMatchObject({address1: '1842 Larkspur Lane', isDefault: true});
    expect(model.profile).toEqual({
      email: ADA,
      firstName: 'Ada',
      lastName: 'Whitfield',
      phone: '+13035550142',
      acceptsMarketing: true,
    });
  });

  it('the dashboard of a customer without orders has no last order', async () => {
    const {model} = dataOf(await site.june.get('/account/dashboard'), 'account-dashboard');
    expect(model.lastOrder).toEqual({kind: 'none'});
  });
});

/** Runs `check` while commerce sends malformed replies to requests that contain `match`. */
async function withCommerceDown(match: string, check: () => Promise<void>) {
  const control = createSandboxControl(sandbox.origin());
  await control.fault({service: 'commerce', kind: 'malformed', match});
  try {
    await check();
  } finally {
    await control.clearFaults();
    /* A successful call keeps the circuit breaker from opening after several failures. */
    await site.ada.get('/account/orders');
  }
}

describe('the account while an upstream is down', () => {
  it('ACCT-24, HOUSE-21a the dashboard marks the last order as unavailable and shows the rest', () =>
    withCommerceDown('query Orders', async () => {
      const answer = await site.ada.get('/account/dashboard');
      const {model} = dataOf(answer, 'account-dashboard');
      expect(answer.status).toBe(200);
      expect(model.lastOrder).toEqual({kind: 'unavailable'});
      expect(model.profile.firstName).toBe('Ada');
    }));

  it.each([
    ['query Orders', '/account/orders', 'account-orders', 'page'],
    ['query Customer', '/account/dashboard', 'account-dashboard', 'model'],
    ['query Customer', '/account/my-profile', 'account-my-profile', 'profile'],
    ['query Customer', '/account/address-book', 'account-address-book', 'addresses'],
    ['query Order(', '/account/orders/1002', 'account-order', 'order'],
  ])('HOUSE-21a a failing %s call makes %s unavailable, not empty', (match, path, id, part) =>
    withCommerceDown(match, async () => {
      const answer = await site.ada.get(path);
      expect(answer.status).toBe(503);
      expect((answer.page().loaderData[id] as Record<string, unknown>)[part]).toBeNull();
    }),
  );
});

describe('an account form posted while commerce is down', () => {
  const profile = {firstName: 'Junia', lastName: 'Park', phone: '303 555 0188'};

  it('HOUSE-21a UI-03 keeps the customer’s input', async () => {
    await withCommerceDown('Customer', async () => {
      const address = {...NEW_ADDRESS, isDefault: 'on'};
      const book = await site.june.post('/account/address-book?new=1', address);
      expect(book.status).toBe(503);
      expect(actionOf(book, 'account-address-book').values).toEqual(address);
    });
    await withCommerceDown('Customer', async () => {
      const page = await site.june.post('/account/my-profile', {form: 'profile', ...profile});
      expect(page.status).toBe(503);
      expect(actionOf(page, 'account-my-profile').values).toMatchObject(profile);
    });
  });
});

async function withCart() {
  const visitor = copyOf(site.shop, site.ada);
  await change(visitor, {intent: 'add', merchandiseId: KIBBLE, quantity: '1'});
  return {visitor};
}
