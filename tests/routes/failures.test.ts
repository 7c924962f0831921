import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {CartOutcome} from '~/domains/cart/cart';
import type {Fault} from '~sandbox/control/faults';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {add, BIG_KIBBLE, KIBBLE} from './support/goods';
import {useOwnSandbox} from './support/own-sandbox';
import {NEVER_MS, openShop, watchShop, type Shop, type Visitor} from './support/shop';

/** Less than what a service takes that is slow. */
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

/** A guest with two bags in the cart, and what the cart's line is called. */
async function guest(at: Shop = shop) {
  const visitor = at.visitor();
  await visitor.post('/cart/change', add(KIBBLE, 2));
  const {cart} = (await visitor.get('/cart/change')).json() as CartOutcome;
  return {visitor, id: visitor.cartId(), lineId: cart?.lineItems[0]?.id ?? ''};
}

/** When everything is well again: the cart as the guest finds it. */
async function cartAfter(visitor: Visitor) {
  await control.clearFaults();
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const later = openShop(sandbox.origin()).visitor(cookie);
  const {cart} = (await later.get('/cart/change')).json() as CartOutcome;
  return {quantities: cart?.lineItems.map(({quantity}) => quantity), id: visitor.cartId()};
}

/** How many of these operations commerce is asked for meanwhile. */
async function asked(operations: RegExp, act: () => Promise<unknown>) {
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

/* With commerce away: pages that can do without it, and pages that cannot. */
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

describe.each(FAULTS)('with commerce $kind', (fault) => {
  it.each(PAGES)('HOUSE-21 %s answers with its status', async (path, status) => {
    const {visitor, id} = await guest();
    await control.fault(fault);
    const answer = await visitor.get(path);
    expect(answer.status).toBe(status);
    expect(unexpected()).toEqual([]);
    expect(await cartAfter(visitor)).toEqual({quantities: [2], id});
  });

  it.each(CHANGES)(
    'HOUSE-17, HOUSE-21 %s is answered, and the cart is still there',
    async (_name, fieldsOf) => {
      const {visitor, id, lineId} = await guest();
      await control.fault(fault);
      const answer = await visitor.post('/cart/change', fieldsOf(lineId));
      expect(answer.status).toBe(503);
      expect(answer.json()).toMatchObject({ok: false, reason: 'unavailable'});
      expect((answer.json() as CartOutcome).notices).toHaveLength(1);
      expect(unexpected()).toEqual([]);
      const after = await cartAfter(visitor);
      expect(after.id).toBe(id);
      /* A partial answer comes after the platform has acted; any other fault before. */
      if (fault.kind !== 'partial') expect(after.quantities).toEqual([2]);
    },
  );

  it('HOUSE-21 checkout is not started, and the cart is still there', async () => {
    const {visitor, id} = await guest();
    await control.fault(fault);
    const answer = await visitor.post('/cart', {intent: 'checkout'});
    expect(answer.status).toBe(503);
    expect(await cartAfter(visitor)).toEqual({quantities: [2], id});
  });
});

/* Each with a shop of its own, so that all can wait at once. */
it(
  'HOUSE-17, HOUSE-21 with commerce slow every page and change is answered, checkout is not started, and the cart is still there',
  PATIENCE,
  async () => {
    const visits: (Awaited<ReturnType<typeof guest>> & {name: string; status: number})[] = [];
    const inShopOfTheirOwn = async (name: string, status: number) =>
      visits.push({name, status, ...(await guest(openShop(sandbox.origin())))});
    for (const [path, status] of PAGES) await inShopOfTheirOwn(path, status);
    for (const [name] of CHANGES) await inShopOfTheirOwn(name, 503);
    await inShopOfTheirOwn('checkout', 503);
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

describe('when only the answer to a change is lost', () => {
  it.each(['malformed', 'error', 'down'] as const)(
    'HOUSE-17 (%s) the cart is read again, and is what it truly is',
    async (kind) => {
      const {visitor, lineId} = await guest();
      await control.fault({service: 'commerce', kind, match: 'mutation'});
      const answer = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'});
      expect(answer.status).toBe(503);
      const outcome = answer.json() as CartOutcome;
      expect(outcome.cart?.lineItems.map(({quantity}) => quantity)).toEqual([2]);
      expect((await cartAfter(visitor)).quantities).toEqual([2]);
    },
  );

  it('HOUSE-17 a change that was made all the same is shown', async () => {
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'partial', match: 'mutation'});
    const answer = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'});
    const outcome = answer.json() as CartOutcome;
    expect(outcome.cart?.lineItems.map(({quantity}) => quantity)).toEqual([5]);
    expect((await cartAfter(visitor)).quantities).toEqual([5]);
  });

  it('HOUSE-17 an add that was made all the same is an add', async () => {
    const {visitor} = await guest();
    await control.fault({service: 'commerce', kind: 'partial', match: 'mutation'});
    const answer = await visitor.post('/cart/change', add(BIG_KIBBLE, 1));
    expect(answer.json()).toMatchObject({ok: true, added: {quantity: 1}});
    expect(logged()).toEqual([]);
  });

  it('HOUSE-17 after a write that timed out there is time to read the cart', PATIENCE, async () => {
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'slow', delayMs: NEVER_MS, match: 'mutation'});
    const answer = await visitor.post('/cart/change', {intent: 'update', lineId, quantity: '5'});
    expect((answer.json() as CartOutcome).cart?.totalQuantity).toBe(2);
  });
});

describe('a failing service', () => {
  it('ERR-11, ERR-13, ERR-14 when no cart can be made it is logged in these words', async () => {
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

  it('HOUSE-16 is tried once more for a page', async () => {
    await control.fault({service: 'commerce', kind: 'error', match: 'ProductsByIds'});
    expect(await asked(/ProductsByIds/, () => shop.visitor().get('/products'))).toBe(2);
  });

  it('HOUSE-16 is never asked twice for a change', async () => {
    const {visitor, lineId} = await guest();
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation'});
    const change = {intent: 'update', lineId, quantity: '5'};
    expect(await asked(/CartLinesUpdate/, () => visitor.post('/cart/change', change))).toBe(1);
  });

  it('HOUSE-16 is left alone after a while, and answers come at once', async () => {
    await control.fault({service: 'commerce', kind: 'error'});
    for (let visit = 0; visit < 5; visit += 1) await shop.visitor().get('/products');
    const asked = (await control.traffic()).commerce?.requests;
    const answer = await shop.visitor().get('/products');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Server-Timing')).not.toContain('commerce.');
    expect((await control.traffic()).commerce?.requests).toBe(asked);
  });

  it('is named in the log, with the kind of the failure', async () => {
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

  it('HOUSE-21 a page that waits for it says when to come back', async () => {
    await control.fault({service: 'commerce', kind: 'error'});
    const answer = await shop.visitor().get('/products');
    expect(answer.headers.get('Retry-After')).toBe('10');
    expect(answer.page().errors?.pages).toMatchObject({status: 503, data: {view: null}});
  });

  it('HOUSE-21 a page whose extras alone are lost is whole without them', async () => {
    await control.fault({service: 'commerce', kind: 'error', match: 'ProductRecommendations'});
    const answer = await shop.visitor().get('/products/country-table-adult');
    expect(answer.status).toBe(200);
    expect(answer.page().loaderData.product).toMatchObject({related: []});
  });
});
