import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {FaultKind} from '~sandbox/control/faults';
import {API_ERRORS} from '~/shell/api/errors';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {get, post} from './support/api';
import {KIBBLE} from '../support/variants';
import {guestWith} from './support/guest';
import {useOwnSandbox} from '../support/own-sandbox';
import {IN_TIME_MS, NEVER_MS, openShop, watchShop} from './support/shop';

const {logged, log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
});
afterEach(() => control.clearFaults());

interface Call {
  path: string;
  input: (cart: {cartId: string; lineId: string}) => object;
  /** Services that the operation can't answer without. */
  needs: string[];
}

const ecom = (name: string) => `/api/ecom/v1.0/${name}`;
const cartCall = (name: string, input: (lineId: string) => object): Call => ({
  path: ecom(name),
  input: ({cartId, lineId}) => ({cartId, ...input(lineId)}),
  needs: ['commerce'],
});
const call = (path: string, needs: string[], input: object = {}): Call => ({
  path,
  needs,
  input: () => input,
});
const lineItems = [{merchandiseId: KIBBLE, quantity: 1}];
const handles = ['country-table-adult', 'everyday-chicken-barley'];
const [handle = ''] = handles;
const cms = (name: string) => call(`/api/cms/v1.0/${name}`, ['content-system']);
const contact = {
  topic: 'other',
  name: 'Ada Whitfield',
  email: 'ada@example.com',
  message: 'Is the kitten mousse back?',
};

const CALLS: Call[] = [
  call('/api/analytics/setup', [], {integration: 'gtm'}),
  call('/api/get-state-by-zipcode', ['inventory']),
  call('/api/get-warehouse-by-zipcode', ['inventory']),
  call('/api/get-stock-object', ['inventory']),
  call('/api/get-products-stock', ['inventory'], {skus: ['MB-DEVC-4']}),
  call('/api/get-estimated-delivery-date', ['inventory']),
  call('/api/get-autoship-product-by-sku', ['commerce', 'subscriptions'], {sku: 'MB-DEVC-4'}),
  call(ecom('get-products-by-handles'), ['content-system', 'commerce'], {handles}),
  call(ecom('get-product-by-handle'), ['commerce'], {handle}),
  call(ecom('get-listing-products-by-handles'), ['content-system', 'commerce'], {handles}),
  call(ecom('get-listing-product-by-handle'), ['content-system', 'commerce'], {handle}),
  call(ecom('get-filters-by-handle'), ['content-system'], {handle, limit: 5}),
  ...[
    'get-contact',
    'get-account-pages-settings',
    'get-announcements',
    'get-sitewide-banners',
    'get-skus-with-deal',
    'get-highlight-content-block',
    'get-two-column-section',
    'get-goodness-box-badge',
    'get-promotion-banners',
    'get-product-carousel',
    'get-products',
    'get-footer',
    'get-password-protect',
    'get-no-results-suggestions',
  ].map(cms),
  call('/api/cms/v1.0/get-filtered-products', ['content-system', 'commerce']),
  call('/api/cms/v1.0/get-navigation', ['content-system'], {handle: 'main'}),
  call('/api/cms/v2.0/get-globals', ['content-system'], {fields: ['tagline']}),
  call('/api/cms/v2.0/get-header', ['content-system']),
  call('/api/cms/v1.0/get-page-by-name', ['content-system'], {name: 'FAQ'}),
  call('/api/cms/v1.0/get-plp-page-by-slug', ['content-system'], {slug: 'dog'}),
  call('/api/cms/v1.0/get-pdp-page-by-handle', ['content-system'], {handle: handles[1]}),
  call('/api/cms/v1.0/get-page-by-slug', ['content-system'], {slug: 'faq'}),
  call('/api/cms/v2.0/get-page-by-slug', ['content-system'], {slug: 'faq'}),
  call('/api/send-contact-us', ['mail'], {data: contact}),
  call(ecom('create-cart'), ['commerce'], {lineItems}),
  cartCall('get-cart', () => ({})),
  cartCall('add-cart-line-items', () => ({lineItems})),
  cartCall('remove-cart-line-items', (lineId) => ({lineItemIds: [lineId]})),
  cartCall('update-cart-line-items', (lineId) => ({lineItems: [{id: lineId, quantity: 3}]})),
  cartCall('update-cart-attributes', () => ({attributes: []})),
  cartCall('update-cart-buyer-identity', () => ({buyerIdentity: {email: 'ada@example.com'}})),
  cartCall('update-cart-discount-codes', () => ({codes: ['WELCOME10']})),
  cartCall('update-cart-note', () => ({note: 'Ring twice'})),
];
const CASES = CALLS.flatMap(({needs, ...one}) => needs.map((service) => ({...one, service})));

type Guest = Awaited<ReturnType<typeof guestWith>>;

const newGuest = (origin = sandbox.origin()) => guestWith(openShop(origin), [KIBBLE, 2]);

/** A guest with two bags in the cart, and a call to make in a new shop that hasn't seen any failures. */
async function prepareCall(
  {path, input}: Pick<Call, 'path' | 'input'>,
  {origin = sandbox.origin(), guest}: {origin?: string; guest?: Guest} = {},
) {
  const {visitor: shopper, cart} = guest ?? (await newGuest(origin));
  const cookie = [...shopper.cookies].map((pair) => pair.join('=')).join('; ');
  const visitor = openShop(origin).visitor(cookie);
  const cartId = visitor.cartId() ?? '';
  const sent = input({cartId, lineId: cart.lineItems[0]?.id ?? ''});
  const isGet = API_OPERATIONS.some((item) => item.path === path && item.method === 'GET');
  return {
    visitor,
    make: () =>
      isGet ? get(visitor, path, sent as Record<string, string>) : post(visitor, path, sent),
    /** Quantity of each line of the guest's cart, as the platform has it. */
    async quantities(): Promise<number[]> {
      const {lines} = await createSandboxControl(origin).cart(cartId);
      return lines.map(({quantity}) => quantity);
    },
  };
}

/** Needs a token of the identity provider: see session-api.test.ts. */
const ELSEWHERE = ecom('create-customer-token');

it('every public operation has a case here', () => {
  const open = API_OPERATIONS.filter(({caller, path}) => caller === 'anyone' && path !== ELSEWHERE);
  expect(CALLS.map(({path}) => path).sort()).toEqual(open.map(({path}) => path).sort());
});

it.each(CALLS)('SRV-01a $path answers 200 while all services are up', async (item) => {
  const answer = await (await prepareCall(item)).make();
  expect(answer.status).toBe(200);
});

describe.each<FaultKind>(['down', 'throttle', 'malformed'])(
  'the API with a service that is %s',
  (kind) => {
    /* Shared by all cases, because none changes the cart. */
    let guest: Guest | undefined;

    it.each(CASES)(
      'SRV-05a SRV-05c SRV-12c $path without $service answers 502 in time and keeps the cart',
      async ({service, ...one}) => {
        guest ??= await newGuest();
        const {make, quantities} = await prepareCall(one, {guest});
        await control.fault({service, kind});
        const answer = await make();
        expect(answer).toMatchObject({
          status: 502,
          code: 'UPSTREAM_DOWN',
          message: API_ERRORS.upstreamDown.message,
        });
        expect(answer.ms).toBeLessThan(IN_TIME_MS);
        expect(unexpected()).toEqual([]);
        expect(await quantities()).toEqual([2]);
      },
    );
  },
);

describe('the API with a slow service', () => {
  /* One sandbox per service, so that all calls can wait in parallel. */
  const delayed = [...new Set(CASES.map(({service}) => service))].map((service) => ({
    service,
    own: useOwnSandbox(),
  }));

  it('SRV-05b SRV-05c every operation answers 504 in time and keeps the cart', async () => {
    const visits: Awaited<ReturnType<typeof prepareCall>>[] = [];
    for (const {service, own} of delayed) {
      for (const one of CASES.filter((other) => other.service === service)) {
        visits.push(await prepareCall(one, {origin: own.origin()}));
      }
      const {fault} = createSandboxControl(own.origin());
      await fault({service, kind: 'slow', delayMs: NEVER_MS});
    }
    const answers = await Promise.all(visits.map(({make}) => make()));
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 504,
        code: 'UPSTREAM_TIMEOUT',
        message: API_ERRORS.upstreamTimeout.message,
      });
      expect(answer.ms).toBeLessThan(IN_TIME_MS);
    }
    for (const {own} of delayed) await createSandboxControl(own.origin()).clearFaults();
    for (const {quantities} of visits) expect(await quantities()).toEqual([2]);
  }, 60_000);
});

describe('the API without an optional service', () => {
  it.each([ecom('get-products-by-handles'), ecom('get-product-by-handle')])(
    'ERR-20 without the inventory %s returns the stock that commerce knows',
    async (path) => {
      const one = CALLS.find((call) => call.path === path);
      if (!one) throw new Error('no such call');
      const {make} = await prepareCall(one);
      const well = await make();
      await control.fault({service: 'inventory', kind: 'error'});
      const without = await make();
      expect(without.status).toBe(200);
      expect(JSON.stringify(without.value)).toContain('"inStock":true');
      expect(Object.keys(without.value as object)).toEqual(Object.keys(well.value as object));
      expect(log().some(({message}) => message === 'stock check failed')).toBe(true);
    },
  );
});

it('HOUSE-17 adding lines succeeds when the change was made but the reply was lost', async () => {
  const {make, quantities} = await prepareCall(
    cartCall('add-cart-line-items', () => ({lineItems})),
  );
  await control.fault({service: 'commerce', kind: 'partial', match: 'mutation'});
  const answer = await make();
  expect(answer).toMatchObject({status: 200, value: {cart: {totalQuantity: 3}}});
  expect(await quantities()).toEqual([3]);
});

describe('the log of failed operations', () => {
  it('ERR-01, ERR-02 has a warning when the warehouse lookup fails, and the warehouse is cleared', async () => {
    const {visitor, make} = await prepareCall(call('/api/get-warehouse-by-zipcode', []));
    await make();
    expect(visitor.cookies.get('user_warehouse')).toBe('DEN');
    await control.fault({service: 'inventory', kind: 'error'});
    await make();
    expect(visitor.cookies.has('user_warehouse')).toBe(false);
    expect(log()).toContainEqual(
      expect.objectContaining({level: 'warn', message: 'warehouse lookup failed'}),
    );
  });

  it('ERR-03 has a warning when the state lookup fails, and nothing else happens', async () => {
    const {visitor, make} = await prepareCall(call('/api/get-state-by-zipcode', []));
    const before = [...visitor.cookies];
    await control.fault({service: 'inventory', kind: 'error'});
    await make();
    expect([...visitor.cookies]).toEqual(before);
    expect(log()).toContainEqual(
      expect.objectContaining({level: 'warn', message: 'state lookup failed'}),
    );
  });

  it('ERR-11 has one error when a cart can’t be created', async () => {
    const {make} = await prepareCall(call(ecom('create-cart'), [], {lineItems}));
    await control.fault({service: 'commerce', kind: 'error', match: 'CartCreate'});
    await make();
    expect(logged()).toEqual(['Error creating cart (Check if variant ID is valid)']);
  });

  it.each(['CartLinesAdd', 'query Cart('])(
    'API-102, ERR-14 has one error when an add fails because of %s',
    async (match) => {
      const {make} = await prepareCall(cartCall('add-cart-line-items', () => ({lineItems})));
      await control.fault({service: 'commerce', kind: 'down', match});
      expect((await make()).status).toBe(502);
      expect(logged()).toEqual(['Error adding product (Check if variant ID is valid)']);
    },
  );
});
