import {expect, it} from 'vitest';
import {CLINICS} from '~sandbox/world/clinics';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {makeAccount} from '~tests/support/accounts';
import {useOwnSandbox} from '../support/own-sandbox';
import {add, CLINICAL, KIBBLE, ON_SALE} from '../support/variants';
import {call} from './support/cart-api';
import {logIn} from './support/log-in';
import {openShop, watchShop, type Visitor} from './support/shop';

watchShop();
const {origin} = useOwnSandbox();
const staffSite = () => openShop(origin(), {variables: {SITE_ID: 'HPSF'}});

const MEMBER = {
  SF_PreferedShipTo: '0010042001',
  SF_StoreSoldTo: '0010042000',
  roleCode: 'FACULTY',
  clinicAddress: {
    address1: '2210 Blake Street',
    city: 'Denver',
    zip: '80205',
    provinceCode: 'CO',
    countryCode: 'US',
  },
};

async function member(data: Record<string, unknown>): Promise<Visitor> {
  const visitor = staffSite().visitor();
  const account = await makeAccount(origin(), {data});
  expect((await logIn(visitor, account)).status).toBe(303);
  return visitor;
}

async function setSuspended(email: string, suspended: boolean): Promise<void> {
  const response = await fetch(`${origin()}/__control/people/${encodeURIComponent(email)}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({suspended}),
  });
  expect(response.status).toBe(200);
}

const VISITORS: Record<string, () => Promise<Visitor>> = {
  guest: async () => staffSite().visitor(),
  /* Both sites share accounts, so a consumer can log in here. */
  consumer: async () => {
    const visitor = staffSite().visitor();
    await logIn(visitor, {email: 'ada.whitfield@example.com', password: SEED_PASSWORD});
    return visitor;
  },
  unregistered: () => member({}),
  pending: () => member({pendingClinic: {name: CLINICS[3]?.name ?? ''}}),
  registered: () => member({...MEMBER, SAP_CustomerAccountGroup: 'ST10'}),
  eligible: () => member({...MEMBER, SAP_CustomerAccountGroup: 'PD01'}),
  'over quota': async () => {
    /* Filled as a guest, because guests have no quota. */
    const visitor = staffSite().visitor();
    await visitor.post('/cart/change', add(ON_SALE, 3));
    const account = await makeAccount(origin(), {
      data: {...MEMBER, SAP_CustomerAccountGroup: 'PD01'},
    });
    await logIn(visitor, account);
    return visitor;
  },
  /* Logged in with food in the cart when the brand suspends the account. */
  suspended: async () => {
    const visitor = staffSite().visitor();
    await visitor.post('/cart/change', add(KIBBLE));
    const account = await makeAccount(origin(), {
      data: {...MEMBER, SAP_CustomerAccountGroup: 'PD01'},
    });
    await logIn(visitor, account);
    await setSuspended(account.email, true);
    await visitor.post('/cart', {intent: 'checkout'});
    return visitor;
  },
};

const page = (path: string) => async (visitor: Visitor) => {
  const {status, location} = await visitor.get(path, {Accept: 'text/html'});
  return location === null ? String(status) : `to ${location.split('?')[0] ?? ''}`;
};
const adding = (variant: string) => async (visitor: Visitor) => {
  const answer = await visitor.post('/cart/change', add(variant));
  if (answer.location !== null) return `to ${answer.location.split('?')[0] ?? ''}`;
  return (answer.json() as {ok: boolean}).ok ? 'added' : 'refused';
};
const checkout = async (visitor: Visitor) => {
  const {location} = await visitor.post('/cart', {intent: 'checkout'});
  if (location === null) return 'refused';
  return location.includes('/multipass/') ? 'checkout' : `to ${location.split('?')[0] ?? ''}`;
};

const setZip = async (visitor: Visitor) => {
  const {status, location} = await visitor.post('/location', {
    zip: '80202',
    destination: 'HOME',
    to: '/faq',
  });
  return location === null ? String(status) : `to ${location}`;
};
const creatingCart = (merchandiseId: string) => async (visitor: Visitor) => {
  const lineItems = [{merchandiseId, quantity: 1}];
  const {status} = await call(visitor, 'create-cart', {lineItems, buyerIdentity: {}});
  return String(status);
};

const ACTIONS = {
  home: page('/'),
  list: page('/products'),
  product: page('/products/marlowe-balance/everyday-chicken-barley/original/4-lb'),
  cart: page('/cart'),
  account: page('/account/dashboard'),
  autoships: page('/account/autoships'),
  'log in': page('/shelter/login'),
  register: page('/shelter/register'),
  faq: page('/faq'),
  contact: page('/contact-us'),
  'set the zip': setZip,
  'add food': adding(KIBBLE),
  'add prescription food': adding(CLINICAL),
  'check out': checkout,
  'create a cart by operation': creatingCart(KIBBLE),
  'create a prescription cart by operation': creatingCart(CLINICAL),
};

const REGISTER = 'to /shelter/register';
const LOGIN = 'to /shelter/login';
const LANDING = 'to /products';
const FAQ = 'to /faq';

/** Visitors who have to register first, or can't order at all. */
const NO_MEMBER = [
  ...[REGISTER, REGISTER, REGISTER, REGISTER, REGISTER, REGISTER],
  ...[LANDING, '200', '200', '200', FAQ],
  ...[REGISTER, REGISTER, REGISTER, '403', '403'],
];
const MEMBER_PAGES = [
  ...['200', '200', '200', '200', '200', '200'],
  ...[LANDING, LANDING, '200', '200', FAQ],
];

/* In the order of ACTIONS. */
it.each([
  [
    'guest',
    [
      ...['200', '200', '200', '200', '401', '401', '200', '200', '200', '200', FAQ],
      ...['added', 'refused', LOGIN, '200', '422'],
    ],
  ],
  ['consumer', NO_MEMBER],
  ['unregistered', NO_MEMBER],
  ['pending', NO_MEMBER],
  ['registered', [...MEMBER_PAGES, 'added', 'refused', 'checkout', '200', '422']],
  ['eligible', [...MEMBER_PAGES, 'added', 'added', 'checkout', '200', '200']],
  ['over quota', [...MEMBER_PAGES, 'refused', 'refused', 'refused', '200', '200']],
  ['suspended', NO_MEMBER],
])(
  'STAFF-40 a visitor to the staff site who is %s gets exactly the pages and actions of the table',
  async (who, expected) => {
    const visitor = await VISITORS[who]?.();
    if (!visitor) throw new Error(`nobody is ${who}`);
    const got: string[] = [];
    for (const act of Object.values(ACTIONS)) got.push(await act(visitor));
    expect(Object.keys(ACTIONS).map((name, index) => `${name}: ${got[index] ?? ''}`)).toEqual(
      Object.keys(ACTIONS).map((name, index) => `${name}: ${expected[index] ?? ''}`),
    );
  },
);

it('STAFF-45 a suspended member sees why, can’t log in again, and can order once the suspension is lifted', async () => {
  const visitor = staffSite().visitor();
  const account = await makeAccount(origin(), {
    data: {...MEMBER, SAP_CustomerAccountGroup: 'PD01'},
  });
  await visitor.post('/cart/change', add(KIBBLE));
  await logIn(visitor, account);
  await setSuspended(account.email, true);
  expect(await checkout(visitor)).toBe(REGISTER);
  const register = async () => visitor.get('/shelter/register', {Accept: 'text/html'});
  expect((await register()).text).toContain('"registration":{"step":"suspended"}');
  expect((await logIn(staffSite().visitor(), account)).status).toBe(401);

  await setSuspended(account.email, false);
  expect((await register()).location).toBe('/products');
  expect(await checkout(visitor)).toBe('checkout');
});
