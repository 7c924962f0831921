import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ShownOutcome} from '~/domains/cart/cart-outcome';
import type {Fault} from '~sandbox/control/faults';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {add, BIG_KIBBLE, KIBBLE} from '../support/variants';
import {useOwnSandbox} from '../support/own-sandbox';
import {loggedInVisitor} from './support/log-in';
import {NEVER_MS, openShop, watchShop, type Shop, type Visitor} from './support/shop';

/** Longer than the shop waits for a slow service. */
const PATIENCE = {timeout: 15_000};

const {log, logged, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let shop: Shop;

beforeEach(() => {
  control = createSandboxControl(sandbox.origin());
  shop = openShop(sandbox.origin());
});
afterEach(() => control.clearFaults());

/** A guest with two bags in the cart, and the id of their line. */
async function guest(at: Shop = shop) {
  const visitor = at.visitor();
  await visitor.post('/cart/change', add(KIBBLE, 2));
  const {cart} = (await visitor.get('/cart/change')).json() as ShownOutcome;
  return {visitor, id: visitor.cartId(), lineId: cart?.lineItems[0]?.id ?? ''};
}

/** The guest's cart after all faults are cleared. */
async function cartAfter(visitor: Visitor) {
  await control.clearFaults();
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const later = openShop(sandbox.origin()).visitor(cookie);
  const {cart} = (await later.get('/cart/change')).json() as ShownOutcome;
  return {quantities: cart?.lineItems.map(({quantity}) => quantity), id: visitor.cartId()};
}

/** Loses the reply to the first call of commerce whose body contains this text; all calls after it fail. */
function failFrom(text: string): void {
  const call = globalThis.fetch;
  let isDown = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.includes('/api/')) return call(input, init);
    const reply = isDown ? null : await call(input, init);
    isDown ||= typeof init?.body === 'string' && init.body.includes(text);
    return isDown || !reply ? new Response(null, {status: 502}) : reply;
  });
}

/** Number of these operations that commerce receives during `act`. */
async function countCalls(operations: RegExp, act: () => Promise<unknown>) {
  const before = (await control.traffic()).commerce?.requests ?? 0;
  await act();
  const after = (await control.traffic()).commerce;
  return after?.operations
    .slice(0, after.requests - before)
    .filter(({operation}) => operations.test(operation)).length;
}

const FAULTS: Fault[] = [
  {service: 'commerce', kind: 'down'},
  {service: 'commerce', kind: 'error'},
  {service: 'commerce', kind: 'throttle'},
  {service: 'commerce', kind: 'malformed'},
  {service: 'commerce', kind: 'partial'},
];

/* Status of pages while commerce is down. Some work without it. */
const PAGES: [string, number][] = [
  ['/', 200],
  ['/cart', 200],
  ['/nowhere', 404],
  ['/shelter/autoship-required-login', 303],
  ['/products', 503],
  ['/products/dog', 503],
  ['/products/country-table-adult', 503],
  ['/cart/change', 503],
];
const CHANGES: [string, (lineId: string) => Record<string, string>][] = [
  ['add', () => add(BIG_KIBBLE, 1)],
  ['update', (lineId) => ({intent: 'update', lineId, quantity: '5'})],
  ['remove', (lineId) => ({intent: 'remove', lineId})],
  ['empty', () => ({intent: 'empty'})],
  ['buy-once', () => ({intent: 'buy-once'})],
];

describe.each(FAULTS)('the shop with commerce failure: $kind', (fault) => {
  it.each(PAGES)('HOUSE-21a %s answers with its status', async (path, status) => {
    const {visitor, id} = await guest();
    await control.fault(fault);
    const answer = await visitor.get(path);
    expect(answer.status).toBe(status);
    expect(unexpected()).toEqual([]);
    expect(await cartAfter(visitor)).toEqual({quantities: [2], id});
  });

  it.each(CHANGES)(
    'HOUSE-17, HOUSE-21a, HOUSE-21b %s answers 503 and keeps the cart',
    async (_name, fieldsOf) => {
      const {visitor, id, lineId} = await guest();
      await control.fault(fault);
      const answer = await visitor.post('/cart/change', fieldsOf(lineId));
      expect(answer.status).toBe(503);
      expect(answer.json()).toMatchObject({ok: false, reason: 'unavailable'});
      expect((answer.json() as ShownOutcome).notices).toHaveLength(1);
      expect(unexpected()).toEqual([]);
      const after = await cartAfter(visitor);
      expect(after.id).toBe(id);
      /* Only a partial reply comes after the platform has made the change. */
      if (fault.kind !== 'partial') expect(after.quantities).toEqual([2]);
    },
  );

  it('HOUSE-21a HOUSE-21b checkout answers 503 and keeps the cart', async () => {
    const {visitor, id} = await guest();
    await control.fault(fault);
    const answer = await visitor.post('/cart', {intent: 'checkout'});
    expect(answer.status).toBe(503);
    expect(await cartAfter(visitor)).toEqual({quantities: [2], id});
  });
});

/* Each visit has its own shop, so that all can wait in parallel. */
it(
  'HOUSE-17, HOUSE-21a, HOUSE-21b the shop with slow commerce answers every page and change, starts no checkout and keeps the cart',
  PATIENCE,
  async () => {
    const visits: (Awaited<ReturnType<typeof guest>> & {name: string; status: number})[] = [];
    const addVisit = async (name: string, status: number) =>
      visits.push({name, status, ...(await guest(openShop(sandbox.origin())))});
    for (const [path, status] of PAGES) await addVisit(path, status);
    for (const [name] of CHANGES) await addVisit(name, 503);
    await addVisit('checkout', 503);
    const fieldsOf = new Map(CHANGES);

    await control.fault({service: 'commerce', kind: 'slow', delayMs: NEVER_MS});
    const statuses = await Promise.all(
      visits.map(async ({name, visitor, lineId}) => {
        const fields = fieldsOf.get(name)?.(lineId);
        const answer = await (fields
          ? visitor.post('/cart/change', fields)
          : name === 'checkout'
            ? visitor.post('/cart', {intent: 'checkout'})
            : visitor.get(name));
        return [name, answer.status];
      }),
    );
    expect(statuses).toEqual(visits.map(({name, status}) => [name, status]));
    expect(unexpected()).toEqual([]);
    for (const {visitor, id} of visits) {
      expect(await cartAfter(visitor)).toEqual({quantities: [2], id});
    }
  },
);

describe('a lost reply to a change', () => {
  it.each(['malformed', 'error', 'down'] as const)(
    'HOUSE-17 (%s) after a lost reply to a change the actual cart is read',
    async (kind) => {
      const {visitor, lineId} = await guest();
      await control.fault({service: 'commerce', kind, match: 'mutation'});
      const answer = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'});
      expect(answer.status).toBe(503);
      const outcome = answer.json() as ShownOutcome;
      expect(outcome.cart?.lineItems.map(({quantity}) => quantity)).toEqual([2]);
      expect((await cartAfter(visitor)).quantities).toEqual([2]);
    },
  );

  it('HOUSE-17 a change whose reply was lost is shown if it was made', async () => {
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'partial', match: 'mutation'});
    const answer = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'});
    const outcome = answer.json() as ShownOutcome;
    expect(outcome.cart?.lineItems.map(({quantity}) => quantity)).toEqual([5]);
    expect((await cartAfter(visitor)).quantities).toEqual([5]);
  });

  it('HOUSE-17 an add whose reply was lost counts if it was made', async () => {
    const {visitor} = await guest();
    await control.fault({service: 'commerce', kind: 'partial', match: 'mutation'});
    const answer = await visitor.post('/cart/change', add(BIG_KIBBLE, 1));
    expect(answer.json()).toMatchObject({ok: true, added: {quantity: 1}});
    expect(logged()).toEqual([]);
  });

  it.each(CHANGES.slice(0, 3))(
    'ERR-71 %s isn’t reported as not made if its reply is lost and the cart can’t be read again',
    async (_name, fieldsOf) => {
      const {visitor, lineId} = await guest();
      failFrom('mutation');
      const answer = await visitor.post('/cart/change', fieldsOf(lineId));
      const text = 'We couldn’t confirm that change. Check your cart before you try again.';
      expect([answer.status, answer.json()]).toEqual([
        503,
        {ok: false, reason: 'unavailable', notices: [{tone: 'warning', text}]},
      ]);
    },
  );

  it('HOUSE-17 a write that times out leaves time to read the cart', PATIENCE, async () => {
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'slow', delayMs: NEVER_MS, match: 'mutation'});
    const answer = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'});
    expect((answer.json() as ShownOutcome).cart?.totalQuantity).toBe(2);
  });
});

describe('a failing upstream', () => {
  it('ERR-11, ERR-13, ERR-14 a failure to create a cart is logged in these words', async () => {
    await control.fault({service: 'commerce', kind: 'error', match: 'CartCreate'});
    const visitor = shop.visitor();
    const answer = await visitor.post('/cart/change', add(KIBBLE, 1));
    expect(answer.json()).toMatchObject({ok: false, cart: null});
    expect(logged()).toEqual([
      'Error creating cart (Check if variant ID is valid)',
      'No cart found',
      'Error adding product (Check if variant ID is valid)',
    ]);
    expect(visitor.cookies.size).toBe(0);
  });

  it('HOUSE-17, ERR-14 a first add whose reply is lost leaves no cart to check', async () => {
    await control.fault({service: 'commerce', kind: 'down', match: 'CartCreate'});
    const answer = await shop.visitor().post('/cart/change', add(KIBBLE, 1));
    expect(answer.json()).toMatchObject({
      ok: false,
      cart: null,
      notices: [
        {
          text: 'We couldn’t add this. Nothing in your cart changed. Try again in a moment.',
          tone: 'error',
        },
      ],
    });
  });

  it('HOUSE-16a is retried once for a page', async () => {
    await control.fault({service: 'commerce', kind: 'error', match: 'ProductsByIds'});
    expect(await countCalls(/ProductsByIds/, () => shop.visitor().get('/products'))).toBe(2);
  });

  it('HOUSE-16b is never called twice for a change', async () => {
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation'});
    const change = {intent: 'update', lineId, quantity: '5'};
    expect(await countCalls(/CartLinesUpdate/, () => visitor.post('/cart/change', change))).toBe(1);
  });

  it('HOUSE-16c is no longer called after several failures, so that answers come at once', async () => {
    await control.fault({service: 'commerce', kind: 'error'});
    for (let visit = 0; visit < 5; visit += 1) await shop.visitor().get('/products');
    const asked = (await control.traffic()).commerce?.requests;
    const answer = await shop.visitor().get('/products');
    expect(answer.status).toBe(503);
    expect((await control.traffic()).commerce?.requests).toBe(asked);
  });

  it('is logged with the kind of failure', async () => {
    await control.fault({service: 'commerce', kind: 'malformed'});
    await shop.visitor().get('/products/dog');
    expect(log()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'upstream failure',
        service: 'commerce',
        operation: 'ProductsByIds',
        kind: 'malformed',
      }),
    );
  });

  it('HOUSE-99b is logged if the reply is JSON, but an error', async () => {
    await control.fault({service: 'commerce', kind: 'throttle', match: 'ProductsByIds'});
    await shop.visitor().get('/products/dog');
    expect(log()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        message: 'upstream failure',
        operation: 'ProductsByIds',
        kind: 'throttled',
        detail: 'the cost limit is used up',
      }),
    );
  });

  it('HOUSE-21a makes a page that depends on it answer 503 with Retry-After', async () => {
    await control.fault({service: 'commerce', kind: 'error'});
    const answer = await shop.visitor().get('/products');
    expect(answer.headers.get('Retry-After')).toBe('10');
    expect(answer.page().errors?.pages).toMatchObject({status: 503, data: {view: null}});
  });

  it('ERR-70 makes forms and pages of the account say with Retry-After when to try again', async () => {
    const customer = await loggedInVisitor(shop);
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'error'});
    const answers = {
      dashboard: await customer.get('/account/dashboard'),
      addresses: await customer.get('/account/address-book'),
      cart: await visitor.post('/cart', {intent: 'update', lineId, quantity: '5'}),
      change: await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'}),
    };
    for (const [name, {status, headers}] of Object.entries(answers)) {
      expect([name, status, headers.get('Retry-After')]).toEqual([name, 503, '10']);
    }
  });

  it('HOUSE-21a removes only the optional parts of a page', async () => {
    await control.fault({service: 'commerce', kind: 'error', match: 'ProductRecommendations'});
    const answer = await shop.visitor().get('/products/country-table-adult');
    expect(answer.status).toBe(200);
    expect(answer.page().loaderData.product).toMatchObject({complements: []});
  });
});
