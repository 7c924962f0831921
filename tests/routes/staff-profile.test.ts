import {beforeEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {quotaMonth} from '~/domains/staff-access/quota';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {gigya, jwtOf, makeAccount, type Account} from '~tests/support/accounts';
import {useOwnSandbox} from '../support/own-sandbox';
import {add, KIBBLE} from '../support/variants';
import {post} from './support/api';
import {logIn} from './support/log-in';
import {SECRET, sessionIn} from './support/visitor-session';
import {openShop, watchShop, type Visitor} from './support/shop';

watchShop();
const {origin} = useOwnSandbox();
const staffSite = () => openShop(origin(), {variables: {SITE_ID: 'HPSF', SESSION_SECRET: SECRET}});

interface Customer {
  preferredAddress: string | null;
  shipTo: string | null;
  soldTo: string | null;
  clinicZip: string | null;
  quotaMonth: string | null;
  quotaValue: string | null;
  metafields: {key: string; value: string}[];
}

/** The customer's record at the commerce platform. */
async function customerOf(visitor: Visitor): Promise<Customer> {
  const {value} = await post<{customer: Customer}>(
    visitor,
    '/api/ecom/v1.0/get-shopify-customer',
    {},
  );
  return value.customer;
}

const CLINIC = {
  address1: '2210 Blake Street',
  city: 'Denver',
  zip: '80205',
  provinceCode: 'CO',
  countryCode: 'US',
};
const DATA = {
  SAP_CustomerAccountGroup: 'PD01',
  SF_PreferedShipTo: '0010042001',
  SF_StoreSoldTo: '0010042000',
  roleCode: 'VETERINARIAN',
  clinicAddress: CLINIC,
};

let account: Account;
let helen: Visitor;
beforeEach(async () => {
  account = await makeAccount(origin(), {data: DATA});
  helen = await member();
});

async function member(): Promise<Visitor> {
  const visitor = staffSite().visitor();
  expect((await logIn(visitor, account)).status).toBe(303);
  return visitor;
}

/** Changes the account at the identity provider, as its back office does. */
const changeAccount = (data: Record<string, unknown>) =>
  gigya(origin(), 'setAccountInfo', {UID: account.uid, data: JSON.stringify(data)});

const headSchema = z.object({head: z.object({title: z.string()})});
const locationOf = ({cookies}: Visitor) =>
  decodeURIComponent(cookies.get('user_location_hpsf') ?? '');
const shipTo = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post('/location', {to: '/cart', ...fields});

async function attributesAtCheckout(visitor: Visitor) {
  await visitor.post('/cart/change', add(KIBBLE));
  expect((await visitor.post('/cart', {intent: 'checkout'})).status).toBe(303);
  const cart = await createSandboxControl(origin()).cart(visitor.cartId('cart') ?? '');
  return Object.fromEntries(cart.attributes.map(({key, value}) => [key, value]));
}

const TEXT_FIELDS = ['firstName', 'lastName', 'address1', 'city', 'zip'] as const;
const NOT_FILLED_IN = {firstName: '', lastName: '', address1: '', city: '', state: '', zip: ''};

/** Goes to checkout, and returns a function that reads the address filled in on that page. */
async function openCheckout(visitor: Visitor) {
  await visitor.post('/cart/change', add(KIBBLE));
  const {location} = await visitor.post('/cart', {intent: 'checkout'});
  const {url} = await fetch(location ?? expect.fail('refused'));
  return async () => {
    const page = await (await fetch(url)).text();
    const valueOf = (name: string) =>
      new RegExp(`name="${name}"[^>]*?value="([^"]*)"`).exec(page)?.[1];
    const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, valueOf(name)]));
    return {...texts, state: /<option value="(\w+)" selected/.exec(page)?.[1] ?? ''};
  };
}

describe('a staff member’s profile', () => {
  it('STAFF-23 STAFF-25 STAFF-26 STAFF-27 is written at login, and the clinic becomes the location with its warehouse', async () => {
    expect(await customerOf(helen)).toMatchObject({
      shipTo: '0010042001',
      soldTo: '0010042000',
      clinicZip: '80205',
      preferredAddress: 'clinic',
    });
    expect(locationOf(helen)).toBe('80205::CLINIC');
    expect(helen.cookies.get('user_warehouse_hpsf')).toBeTruthy();
  });

  it('STAFF-67 is written by create-customer-token too, which sets the location and its warehouse', async () => {
    const priya = await makeAccount(origin(), {data: DATA});
    const visitor = staffSite().visitor();
    const {status} = await post(visitor, '/api/ecom/v1.0/create-customer-token', {
      email: priya.email,
      key: await jwtOf(origin(), priya),
    });
    expect(status).toBe(200);
    expect(await customerOf(visitor)).toMatchObject({
      shipTo: '0010042001',
      soldTo: '0010042000',
      clinicZip: '80205',
      preferredAddress: 'clinic',
      quotaMonth: quotaMonth(Date.now()),
      quotaValue: '0',
    });
    expect(locationOf(visitor)).toBe('80205::CLINIC');
    expect(visitor.cookies.get('user_warehouse_hpsf')).toBeTruthy();
  });

  it('STAFF-200 sends the order to the clinic even if the preference couldn’t be written at login', async () => {
    const priya = await makeAccount(origin(), {data: DATA});
    const control = createSandboxControl(origin());
    await control.fault({
      service: 'commerce',
      kind: 'error',
      match: 'mutation AdminCustomerUpdate',
    });
    const visitor = staffSite().visitor();
    expect((await logIn(visitor, priya)).status).toBe(303);
    await control.clearFaults();
    expect((await customerOf(visitor)).preferredAddress).toBeNull();
    expect(locationOf(visitor)).toBe('80205::CLINIC');
    expect(await attributesAtCheckout(visitor)).toMatchObject({
      shipping_location: 'ship_to_work',
      SALES_ORD_TYPE: 'ZK01',
    });
    expect((await customerOf(visitor)).preferredAddress).toBe('clinic');
  });

  it('STAFF-08 STAFF-24 is brought up to date at the next login and at checkout when the account has changed', async () => {
    await changeAccount({SF_PreferedShipTo: '0010099001', SF_StoreSoldTo: '0010099000'});
    const control = createSandboxControl(origin());
    /* Checkout must not start before the slow write is done. */
    await control.fault({
      service: 'commerce',
      kind: 'slow',
      delayMs: 500,
      match: 'mutation AdminCustomerUpdate',
    });
    expect(await attributesAtCheckout(helen)).toMatchObject({
      SHIP_TO: '0010099001',
      SOLD_TO: '0010099000',
    });
    expect(await customerOf(helen)).toMatchObject({shipTo: '0010099001', soldTo: '0010099000'});
    await control.clearFaults();
    await changeAccount({SF_PreferedShipTo: '0010077001'});
    const again = await member();
    expect(await customerOf(again)).toMatchObject({shipTo: '0010077001', soldTo: '0010099000'});
  });

  it('STAFF-24 is written at login only where it differs from the customer’s', async () => {
    const calls = vi.spyOn(globalThis, 'fetch').mock.calls;
    const writes = () =>
      calls.flatMap(([, init]) =>
        typeof init?.body === 'string' && init.body.includes('mutation AdminCustomerUpdate')
          ? [init.body]
          : [],
      );
    await member();
    expect(writes()).toEqual([]);
    await changeAccount({SF_PreferedShipTo: '0010099001'});
    await member();
    expect(writes()).toEqual([expect.stringContaining('0010099001')]);
    expect(writes()[0]).not.toContain('80205');
  });
});

describe('the quota on the customer', () => {
  it('ACCT-04c is written with the profile: month and pounds', async () => {
    const {metafields} = await customerOf(helen);
    expect(Object.fromEntries(metafields.map(({key, value}) => [key, value]))).toMatchObject({
      quota_month: quotaMonth(Date.now()),
      quota_value: '0',
    });
  });
});

describe('the staff user', () => {
  const phone = '+13035550142';
  const student = async () => {
    account = await makeAccount(origin(), {
      data: {
        ...DATA,
        roleCode: 'STUDENT',
        graduationYear: 2028,
        currentSchoolName: 'Foothills College',
        clinicAddress: {...CLINIC, address2: 'Suite 4', phone},
      },
    });
    const visitor = await member();
    return visitor;
  };

  it('STAFF-14c STAFF-14d STAFF-14e STAFF-15 has role, ship-to and clinic on account pages', async () => {
    const visitor = await student();
    const {loaderData} = (await visitor.get('/account/my-profile')).page();
    expect(loaderData['account-my-profile']).toMatchObject({
      workplace: {
        roleCode: 'STUDENT',
        graduationYear: 2028,
        school: 'Foothills College',
        preferredShipTo: '0010042001',
        clinicAddress: {...CLINIC, address2: 'Suite 4', phone},
      },
    });
    expect(await attributesAtCheckout(visitor)).toMatchObject({SOLD_TO: '0010042000'});
  });

  it('STAFF-14a STAFF-14b STAFF-14f has name, address and eligibility in the session', async () => {
    const visitor = await student();
    expect(await sessionIn(visitor, 'HPSF')).toMatchObject({
      country: 'US',
      email: account.email,
      firstName: 'Noa',
      lastName: 'Berg',
      zipCode: '80205',
      isRegistered: true,
      isEligibleForPd: true,
    });
  });

  it.each([
    ['/cart', 'Shopping Cart'],
    ['/contact-us', 'Contact Us'],
    ['/shelter/register', 'Create Account'],
    ['/shelter/login', 'Log In'],
    ['/terms-and-conditions', 'Terms & Conditions'],
    ['/shipping', 'Shipping'],
  ])('ROUTE-47 %s is titled “%s” on the staff site', async (path, title) => {
    const {loaderData} = (await staffSite().visitor().get(path)).page();
    const titles = Object.values(loaderData).flatMap((data) => {
      const parsed = headSchema.safeParse(data);
      return parsed.success ? [parsed.data.head.title] : [];
    });
    expect(titles).toEqual([`${title} | Pro Staff Feeding`]);
  });

  it.each([
    ['a query', '/products?site=DTC&SITE_ID=DTC', {}],
    ['a cookie', '/products', {Cookie: 'SITE_ID=DTC'}],
    ['a host', '/products', {Host: 'shop.marlowe.example', 'X-Forwarded-Host': 'www.dtc.example'}],
  ])('STAFF-13 which site it is can’t be changed by %s', async (_what, path, headers) => {
    const answer = await staffSite().visitor().get(path, headers);
    const {loaderData} = answer.page();
    expect(loaderData.root).toMatchObject({siteId: 'HPSF'});
  });
});

describe('where orders go', () => {
  it('STAFF-32 a member switches between clinic and home: location, preference and order follow at once', async () => {
    const answer = await shipTo(helen, {destination: 'HOME'});
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect(locationOf(helen)).toBe('80205::HOME');
    expect((await customerOf(helen)).preferredAddress).toBe('home');
    expect(await attributesAtCheckout(helen)).toMatchObject({
      shipping_location: 'ship_to_home',
      SALES_ORD_TYPE: 'ZDTC',
    });

    await shipTo(helen, {destination: 'CLINIC', zip: '10001'});
    expect(locationOf(helen)).toBe('80205::CLINIC');
    expect(await attributesAtCheckout(helen)).toMatchObject({
      shipping_location: 'ship_to_work',
      SALES_ORD_TYPE: 'ZK01',
    });
  });

  it('STAFF-27 a member’s choice of home outlasts the next login', async () => {
    await shipTo(helen, {destination: 'HOME'});
    const again = await member();
    expect((await customerOf(again)).preferredAddress).toBe('home');
    expect(locationOf(again)).toMatch(/::HOME$/);
    expect(await attributesAtCheckout(again)).toMatchObject({shipping_location: 'ship_to_home'});
  });

  it('STAFF-32 a switch changes the order of a checkout that is already open', async () => {
    expect(await attributesAtCheckout(helen)).toMatchObject({shipping_location: 'ship_to_work'});
    await shipTo(helen, {destination: 'HOME'});
    const cart = await createSandboxControl(origin()).cart(helen.cartId('cart') ?? '');
    const attributes = Object.fromEntries(cart.attributes.map(({key, value}) => [key, value]));
    expect(attributes).toMatchObject({
      shipping_location: 'ship_to_home',
      is_clinic_address: 'false',
      SALES_ORD_TYPE: 'ZDTC',
      SOLD_TO: '0010042000',
    });
  });

  it('STAFF-90 checkout fills in the clinic’s address and the member’s name while orders go there', async () => {
    await changeAccount({clinicAddress: CLINIC, currentSchoolName: 'Front Range Veterinary'});
    const visitor = await member();
    const filledIn = await openCheckout(visitor);
    expect(await filledIn()).toEqual({
      firstName: 'Noa',
      lastName: 'Berg',
      address1: CLINIC.address1,
      city: CLINIC.city,
      state: CLINIC.provinceCode,
      zip: CLINIC.zip,
    });
    await shipTo(visitor, {destination: 'HOME'});
    expect(await filledIn()).toEqual(NOT_FILLED_IN);
    await shipTo(visitor, {destination: 'CLINIC'});
    expect(await filledIn()).toMatchObject({address1: CLINIC.address1});

    await changeAccount({clinicAddress: {...CLINIC, phone: 'Ask at the desk'}});
    const rejected = await openCheckout(await member());
    expect(await rejected()).toEqual(NOT_FILLED_IN);

    await changeAccount({clinicAddress: {...CLINIC, SFHomeDeliveryOnly: true}});
    const atHome = await openCheckout(await member());
    expect(await atHome()).toEqual(NOT_FILLED_IN);
  });

  it('STAFF-33 a clinic without deliveries can’t be chosen, and orders go home', async () => {
    await changeAccount({clinicAddress: {...CLINIC, SFHomeDeliveryOnly: true}});
    const visitor = await member();
    expect(locationOf(visitor)).toBe('80205::HOME');
    const answer = await shipTo(visitor, {destination: 'CLINIC'});
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Your clinic takes no deliveries');
    expect(locationOf(visitor)).toBe('80205::HOME');
    expect(await attributesAtCheckout(visitor)).toMatchObject({shipping_location: 'ship_to_home'});
  });

  it('STAFF-110 a school without deliveries isn’t called a clinic', async () => {
    await changeAccount({
      clinicAddress: {...CLINIC, SFHomeDeliveryOnly: true},
      currentSchoolName: 'Foothills College of Veterinary Medicine',
    });
    const answer = await shipTo(await member(), {destination: 'CLINIC'});
    expect(answer.text).toContain('Your school takes no deliveries');
  });

  it('STAFF-32 changes nothing when the zip isn’t served, or a service is down', async () => {
    const before = [locationOf(helen), (await customerOf(helen)).preferredAddress];
    expect((await shipTo(helen, {destination: 'HOME', zip: '00000'})).status).toBe(422);
    const control = createSandboxControl(origin());
    await control.fault({service: 'identity', kind: 'error', match: 'getAccountInfo'});
    expect((await shipTo(helen, {destination: 'HOME'})).status).toBe(422);
    await control.clearFaults();
    expect([locationOf(helen), (await customerOf(helen)).preferredAddress]).toEqual(before);
  });
});
