import {beforeAll, describe, expect, it, vi} from 'vitest';
import type {CustomerAddress} from '~/domains/account/address';
import type {AddressAnswer} from '~/domains/account/addresses/address-fields';
import type {Dashboard} from '~/domains/account/dashboard.server';
import type {OrderDetail, OrderPage} from '~/domains/account/order';
import type {ProfileAnswer} from '~/domains/account/profile/profile-fields';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {createSandboxControl} from '~tests/e2e/support/sandbox-control';
import {KIBBLE} from './support/variants';
import {cartOf, change} from './support/guest';
import {useOwnSandbox} from './support/own-sandbox';
import {ADA, MARCUS, loggedInVisitor} from './support/log-in';
import {openShop, watchShop, type Answer, type Shop, type Visitor} from './support/shop';

const JUNE = 'june.park@example.com';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let shop: Shop;
let ada: Visitor;
let june: Visitor;

/* Only once, because logins are rate limited. */
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  shop = openShop(sandbox.origin());
  ada = await loggedInVisitor(shop, ADA);
  june = await loggedInVisitor(shop, JUNE);
});

const NEW_ADDRESS = {
  firstName: 'June',
  lastName: 'Park',
  company: '',
  address1: '9 Elm Court',
  address2: '',
  city: 'Boulder',
  provinceCode: 'CO',
  zip: '80301',
  phone: '',
};

interface LoaderData {
  'account-dashboard': {model: Dashboard};
  'account-orders': {page: OrderPage};
  'account-order': {order: OrderDetail};
  'account-address-book': {addresses: CustomerAddress[]};
}

interface ActionData {
  'account-my-profile': ProfileAnswer;
  'account-order': {notices: string[]};
  'account-address-book': AddressAnswer;
}

const dataOf = <Id extends keyof LoaderData>(answer: Answer, id: Id) =>
  answer.page().loaderData[id] as LoaderData[Id];
const actionOf = <Id extends keyof ActionData>(answer: Answer, id: Id) =>
  answer.page().actionData?.[id] as ActionData[Id];

async function bookOf(visitor: Visitor) {
  const answer = await visitor.get('/account/address-book');
  return dataOf(answer, 'account-address-book').addresses;
}

const ordersOf = async (visitor: Visitor, query = '') =>
  dataOf(await visitor.get(`/account/orders${query}`), 'account-orders').page;

const namesOf = ({orders}: OrderPage) => orders.map(({name}) => name);

describe('the account pages', () => {
  it.each([
    ['/account/dashboard', 'My Account', 'account-dashboard'],
    ['/account/my-profile', 'My Profile', 'account-my-profile'],
    ['/account/profile', 'My Profile', 'account-profile'],
    ['/account/orders', 'My Orders', 'account-orders'],
    ['/account/orders/1002', 'Order #1002', 'account-order'],
    ['/account/address-book', 'Address Book', 'account-address-book'],
  ])('ROUTE-17 ROUTE-18 ROUTE-20 ROUTE-21 %s is titled "%s"', async (path, title, id) => {
    const answer = await ada.get(path);
    expect(answer.status).toBe(200);
    expect((answer.page().loaderData[id] as {head: {title: string}}).head.title).toBe(
      `${title} | Shop`,
    );
    expect(unexpected()).toEqual([]);
  });

  it.each(['/account/dashboard', '/account/orders', '/account/address-book', '/account/profile'])(
    '%s shows a guest no customer data',
    async (path) => {
      const answer = await shop.visitor().get(path);
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
    const {model} = dataOf(await ada.get('/account/dashboard'), 'account-dashboard');
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
    const {model} = dataOf(await june.get('/account/dashboard'), 'account-dashboard');
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
    await ada.get('/account/orders');
  }
}

describe('the account while an upstream is down', () => {
  it('ACCT-24, HOUSE-21a the dashboard marks the last order as unavailable and shows the rest', () =>
    withCommerceDown('query Orders', async () => {
      const answer = await ada.get('/account/dashboard');
      const {model} = dataOf(answer, 'account-dashboard');
      expect(answer.status).toBe(200);
      expect(model.lastOrder).toEqual({kind: 'away'});
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
      const answer = await ada.get(path);
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
      const book = await june.post('/account/address-book?new=1', address);
      expect(book.status).toBe(503);
      expect(actionOf(book, 'account-address-book').values).toEqual(address);
    });
    await withCommerceDown('Customer', async () => {
      const page = await june.post('/account/my-profile', {form: 'profile', ...profile});
      expect(page.status).toBe(503);
      expect(actionOf(page, 'account-my-profile').values).toMatchObject(profile);
    });
  });
});

describe('the orders', () => {
  it('ACCT-19a, ACCT-06 list ten per page, newest first, without gaps or overlaps between pages', async () => {
    const first = await ordersOf(ada);
    expect(first.orders).toHaveLength(10);
    expect(first.pageInfo.hasPreviousPage).toBe(false);
    const {endCursor} = first.pageInfo;
    const older = await ordersOf(ada, `?after=${encodeURIComponent(endCursor ?? '')}`);
    expect(older.pageInfo.hasNextPage).toBe(false);
    const all = [...first.orders, ...older.orders];
    const times = all.map(({placedAt}) => placedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
    const {startCursor} = older.pageInfo;
    expect(
      namesOf(await ordersOf(ada, `?before=${encodeURIComponent(startCursor ?? '')}`)),
    ).toEqual(namesOf(first));
  });

  it.each(['?after=eyJ4IjoxfQ==', '?before=AAAA', '?after=%00', '?after='])(
    'ACCT-19c show the first page for the cursor in %s',
    async (query) => {
      expect(namesOf(await ordersOf(ada, query))).toEqual(namesOf(await ordersOf(ada)));
    },
  );

  it.each([
    ['1009', ['#1009']],
    ['#1009', ['#1009']],
    ['pumpkin patch', ['#1002']],
    ['nothing of the kind', []],
    ['" OR name:*', []],
  ])('ACCT-19b are found by searching for %s', async (search, names) => {
    expect(namesOf(await ordersOf(ada, `?search=${encodeURIComponent(search)}`))).toEqual(names);
  });

  it('ACCT-20a, ACCT-05 an order shows lines with variants, totals, timeline, addresses and card', async () => {
    const {order} = dataOf(await ada.get('/account/orders/1002'), 'account-order');
    expect(order.lines.map(({title, merchandiseId}) => [title, merchandiseId !== null])).toEqual([
      ['Pumpkin Patch Biscuits', false],
      [expect.any(String), true],
    ]);
    expect(order.total).toBe(order.subtotal + order.shipping + order.tax);
    expect(order.timeline.map(({step, isReached}) => [step, isReached])).toEqual([
      ['placed', true],
      ['shipped', true],
      ['delivered', true],
    ]);
    expect(order.tracking[0]?.url).toMatch(/^https:/);
    expect(order.shippingAddress).toMatchObject({lastName: 'Whitfield'});
    expect(order.payment).toEqual({brand: 'Visa', last4: '4242'});
  });

  it.each(['1014', '999999', '0', 'abc', '1002x'])(
    'ACCT-20b order %s, which isn’t the customer’s, is not found',
    async (id) => {
      const [shown, posted] = [
        await ada.get(`/account/orders/${id}`),
        await ada.post(`/account/orders/${id}`, {}),
      ];
      expect([shown.status, posted.status]).toEqual([404, 404]);
      expect(shown.text).not.toContain('Oyelaran');
    },
  );
});

describe('reordering', () => {
  it('ACCT-21a ACCT-21b adds what is still sold to the cart and names the rest on the next page', async () => {
    const visitor = copyOf(ada);
    const answer = await visitor.post('/account/orders/1002', {});
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    const cart = await cartOf(visitor);
    expect(cart?.lineItems.map(({variant, quantity}) => [variant.sku, quantity])).toEqual([
      ['MB-DHST-CHK-12X128Z', 1],
    ]);
    const shown = await visitor.get('/cart');
    expect(shown.text).toContain('No longer available, so not added: Pumpkin Patch Biscuits.');
    await change(visitor, {intent: 'empty'});
  });

  it('adds autoship items as one-time purchases and says so', async () => {
    const visitor = copyOf(ada);
    await visitor.post('/account/orders/1016', {});
    const cart = await cartOf(visitor);
    expect(cart?.lineItems.map(({sellingPlanAllocation}) => sellingPlanAllocation)).toEqual([null]);
    expect((await visitor.get('/cart')).text).toContain(
      'Autoship items were added as one-time purchases.',
    );
    await change(visitor, {intent: 'empty'});
  });

  it('ACCT-21c, CART-48 stays on the order page and says why when the cart is full', async () => {
    const visitor = copyOf(ada);
    await change(visitor, {intent: 'add', merchandiseId: KIBBLE, quantity: '10'});
    const answer = await visitor.post('/account/orders/1016', {});
    expect(answer.status).toBe(422);
    const {notices} = actionOf(answer, 'account-order');
    expect(notices.join(' ')).toMatch(/Your cart is full/);
    expect((await cartOf(visitor))?.totalQuantity).toBe(10);
    await change(visitor, {intent: 'empty'});
  });
});

describe('the address book', () => {
  it('ACCT-22a, ACCT-07 adds an address, changes it, makes it the default and deletes it', async () => {
    const before = await bookOf(june);
    const added = await june.post('/account/address-book?new=1', NEW_ADDRESS);
    expect([added.status, added.location]).toEqual([303, '/account/address-book?done=added']);
    const address = (await bookOf(june)).find(({address1}) => address1 === '9 Elm Court');
    expect(address).toMatchObject({...NEW_ADDRESS, company: null, address2: null, phone: null});
    const id = address?.id ?? '';

    const fields = {
      ...NEW_ADDRESS,
      id,
      address1: '10 Elm Court',
      phone: '303 555 0199',
      isDefault: 'on',
    };
    const changed = await june.post('/account/address-book?edit=1', fields);
    expect(changed.location).toBe('/account/address-book?done=changed');
    expect((await bookOf(june))[0]).toMatchObject({
      id,
      address1: '10 Elm Court',
      phone: '+13035550199',
      isDefault: true,
    });

    const deleted = await june.post('/account/address-book?delete=1', {intent: 'delete', id});
    expect(deleted.location).toBe('/account/address-book?done=deleted');
    expect(await bookOf(june)).toEqual(before);
  });

  it('ACCT-22b, UI-03 reports invalid fields, keeps the input and changes nothing', async () => {
    const before = await bookOf(june);
    const answer = await june.post('/account/address-book?new=1', {
      ...NEW_ADDRESS,
      zip: '8030',
      city: '',
    });
    expect(answer.status).toBe(422);
    const {errors, values} = actionOf(answer, 'account-address-book');
    expect(errors).toEqual({
      city: 'Enter a city.',
      zip: 'Enter a 5-digit zip code.',
    });
    expect(values).toMatchObject({zip: '8030', address1: '9 Elm Court'});
    expect(await bookOf(june)).toEqual(before);
  });

  it('neither changes nor shows another customer’s address', async () => {
    const before = await bookOf(ada);
    const [theirs] = before;
    const id = theirs?.id ?? '';
    const number = /\d+/.exec(id)?.[0] ?? '';
    const posts: Record<string, string>[] = [
      {intent: 'delete', id},
      {intent: 'default', id},
      {...NEW_ADDRESS, id},
    ];
    for (const fields of posts) {
      const answer = await june.post('/account/address-book', fields);
      expect(answer.status).toBe(404);
    }
    expect((await june.get(`/account/address-book?edit=${number}`)).status).toBe(404);
    expect((await june.get(`/account/address-book?delete=${number}`)).status).toBe(404);
    expect(await bookOf(ada)).toEqual(before);
  });

  it('ACCT-22c holds twenty addresses and says so', async () => {
    const count = (await bookOf(june)).length;
    for (let index = count; index < 20; index += 1) {
      const fields = {...NEW_ADDRESS, address1: `${index} Elm Court`};
      expect((await june.post('/account/address-book?new=1', fields)).status).toBe(303);
    }
    const answer = await june.post('/account/address-book?new=1', NEW_ADDRESS);
    expect(answer.status).toBe(422);
    expect(actionOf(answer, 'account-address-book').problem).toMatch(
      /20 addresses, the most an address book can hold/,
    );
    expect(await bookOf(june)).toHaveLength(20);
  });
});

describe('the profile', () => {
  it('ACCT-23a is saved at both platforms, so that the next login keeps the new name', async () => {
    const marcus = await loggedInVisitor(shop, MARCUS);
    const saved = await marcus.post('/account/profile', {
      form: 'profile',
      firstName: 'Marco',
      lastName: 'Oyelaran',
      phone: '(720) 555-0111',
      acceptsMarketing: '',
    });
    expect([saved.status, saved.location]).toEqual([303, '/account/profile?done=profile']);
    const again = await loggedInVisitor(shop, MARCUS);
    const {model} = dataOf(await again.get('/account/dashboard'), 'account-dashboard');
    expect(model.profile).toMatchObject({
      firstName: 'Marco',
      phone: '+17205550111',
      acceptsMarketing: false,
    });
  });

  it('ID-35b refuses a name with markup or a web address', async () => {
    const shownProfile = async () =>
      dataOf(await june.get('/account/dashboard'), 'account-dashboard').model.profile;
    const before = await shownProfile();
    for (const lastName of ['<b>Park</b>', 'www.evil.example']) {
      const fields = {form: 'profile', firstName: 'June', lastName};
      const answer = await june.post('/account/my-profile', fields);
      expect(answer.status).toBe(422);
      const {errors} = actionOf(answer, 'account-my-profile');
      expect(Object.keys(errors)).toEqual(['lastName']);
    }
    expect(await shownProfile()).toEqual(before);
  });

  it('ACCT-23b keeps the password when the current one is wrong, and never shows it', async () => {
    const answer = await june.post('/account/my-profile', {
      form: 'password',
      currentPassword: 'not-the-one',
      newPassword: 'four words are plenty',
    });
    expect(answer.status).toBe(422);
    expect(actionOf(answer, 'account-my-profile')).toEqual({
      form: 'password',
      values: {},
      errors: {currentPassword: 'That isn’t your current password.'},
      problem: null,
    });
    expect(answer.text).not.toContain('not-the-one');
    expect(JSON.stringify(log())).not.toContain('not-the-one');
  });

  it.each([JUNE, JUNE.slice(0, JUNE.indexOf('@'))])(
    'ID-34c ID-34f refuses the email or its local part as the new password: %s',
    async (newPassword) => {
      const fields = {form: 'password', currentPassword: SEED_PASSWORD, newPassword};
      const answer = await june.post('/account/my-profile', fields);
      expect(answer.status).toBe(422);
      expect(actionOf(answer, 'account-my-profile')).toMatchObject({
        errors: {newPassword: 'Choose a password that isn’t your email address.'},
      });
    },
  );

  it('a changed password is the only one that logs in', async () => {
    const answer = await june.post('/account/my-profile', {
      form: 'password',
      currentPassword: SEED_PASSWORD,
      newPassword: 'four words are plenty',
    });
    expect(answer.location).toBe('/account/my-profile?done=password');
    await expect(loggedInVisitor(shop, JUNE)).rejects.toThrow('not signed in');
  });
});

/** The same customer in another browser. */
function copyOf(visitor: Visitor): Visitor {
  return shop.visitor([...visitor.cookies].map((pair) => pair.join('=')).join('; '));
}

async function withCart() {
  const visitor = copyOf(ada);
  await change(visitor, {intent: 'add', merchandiseId: KIBBLE, quantity: '1'});
  return {visitor};
}
