import {describe, expect, it} from 'vitest';
import {outcomeStatus} from '~/domains/cart/cart-action.server';
import type {CartOutcome} from '~/domains/cart/cart';
import {
  addToCart,
  buyOnce,
  emptyCart,
  readCart,
  removeLines,
  updateLine,
} from '~/domains/cart/cart.server';
import type {UpstreamFailureKind} from '~/platform/http.server';
import {CART_ID, lineOf, storedCartOf} from './builders';
import {createPlatform, visitorOf} from './model-platform';

const GOODS = {
  '1': {cents: 1000},
  '2': {cents: 2500, stock: 3},
  gift: {cents: 500, productType: 'Donation'},
};
const ADD_FAILED = 'error: Error adding product (Check if variant ID is valid)';

/** A visitor, with a cart of these lines if any. */
function visit(lines: Parameters<typeof lineOf>[0][] = []) {
  const platform = createPlatform(GOODS);
  if (lines.length > 0) platform.carts.set(CART_ID, storedCartOf(lines.map(lineOf)));
  const visitor = visitorOf(platform, lines.length > 0 ? CART_ID : null);
  return {platform, ...visitor};
}

const wish = (variant: string, quantity = 1, sellingPlanId: string | null = null) => ({
  merchandiseId: `gid://shopify/ProductVariant/${variant}`,
  quantity,
  sellingPlanId,
});
const quantities = ({cart}: CartOutcome) =>
  cart === undefined ? 'unknown' : (cart?.lineItems ?? []).map(({quantity}) => quantity);
const texts = ({notices}: CartOutcome) => notices.map(({text}) => text);

describe('readCart', () => {
  it('CART-11 a visitor without an id has no cart, and nobody is asked', async () => {
    const {context, platform} = visit();
    expect(await readCart(context)).toEqual({ok: true, value: null});
    expect(platform.calls).toEqual([]);
  });

  it('an id whose cart is gone is forgotten', async () => {
    const {platform} = visit();
    const {context, id} = visitorOf(platform, 'gid://shopify/Cart/completed');
    expect(await readCart(context)).toEqual({ok: true, value: null});
    expect(id()).toBeNull();
  });

  it.each<UpstreamFailureKind>([
    'timeout',
    'network',
    'status',
    'malformed',
    'throttled',
    'rejected',
    'open-circuit',
  ])('HOUSE-21 an id whose cart cannot be read is kept: %s', async (kind) => {
    const {context, platform, id} = visit([{}]);
    platform.mishaps.push({kind, acted: false});
    expect((await readCart(context)).ok).toBe(false);
    expect(id()).toBe(CART_ID);
  });
});

describe('addToCart', () => {
  it('CART-12, CART-13, CART-27 the first add makes a cart with the line and keeps its id', async () => {
    const {context, platform, id} = visit();
    const outcome = await addToCart(context, wish('1', 2));
    expect(platform.calls).toEqual(['merchandise', 'create']);
    expect(outcome).toMatchObject({ok: true, added: {quantity: 2}, cart: {totalQuantity: 2}});
    expect(platform.carts.has(id() ?? '')).toBe(true);
  });

  it('CART-26, CART-07 the next one adds to it, with plan and attributes', async () => {
    const {context, platform} = visit([{variant: '1'}]);
    const outcome = await addToCart(context, wish('2', 1, 'plan-4'));
    expect(platform.calls).toContain('addLines');
    expect(outcome.cart?.lineItems[0]).toMatchObject({
      quantity: 1,
      sellingPlanAllocation: {sellingPlan: {id: 'plan-4'}},
      attributes: [
        {key: '_weightValue', value: '4'},
        {key: '_weightUnit', value: 'lbs'},
      ],
    });
  });

  it('one-time and autoship of one variant stay two lines', async () => {
    const {context} = visit();
    await addToCart(context, wish('1', 1));
    await addToCart(context, wish('1', 1, 'plan-4'));
    await addToCart(context, wish('1', 1, 'plan-2'));
    const {cart} = await addToCart(context, wish('1', 1));
    expect(
      cart?.lineItems.map(({quantity, sellingPlanAllocation}) => [
        sellingPlanAllocation?.sellingPlan.id,
        quantity,
      ]),
    ).toEqual([
      ['plan-2', 1],
      ['plan-4', 1],
      [undefined, 2],
    ]);
  });

  it.each([
    [7, 'plan-4', [], 5, 'Autoship holds at most 5'],
    [12, null, [], 10, 'at most 10 of one item'],
    [4, null, [{variant: '2', quantity: 8}], 2, 'An order can have at most 10'],
  ])(
    'CART-46, CART-47, CART-48 %i on %s are too many',
    async (quantity, plan, lines, taken, words) => {
      const {context} = visit(lines);
      const outcome = await addToCart(context, wish('1', quantity, plan));
      expect(outcome.added?.quantity).toBe(taken);
      expect(outcome.notices).toMatchObject([{tone: 'warning', lineKey: outcome.added?.lineKey}]);
      expect(texts(outcome).join()).toContain(words);
    },
  );

  it('CART-48 with no room nothing is sent', async () => {
    const {context, platform} = visit([{variant: '2', quantity: 10}]);
    const outcome = await addToCart(context, wish('1', 1));
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 10}});
    expect(texts(outcome).join()).toContain('Your cart is full');
    expect(platform.calls).toEqual(['get', 'merchandise']);
  });

  it('a donation finds room in a full order', async () => {
    const {context} = visit([{variant: '2', quantity: 10}]);
    expect(await addToCart(context, wish('gift', 2))).toMatchObject({
      ok: true,
      added: {quantity: 2},
    });
  });

  it('ERR-11, ERR-12, ERR-13, ERR-14 when no cart can be made it is logged in these words, and there is none', async () => {
    const {context, platform, logged, id} = visit();
    platform.mishaps.push(null, {kind: 'network', acted: false});
    const outcome = await addToCart(context, wish('1'));
    expect(logged).toEqual([
      'error: Error creating cart (Check if variant ID is valid)',
      'error: No cart found',
      ADD_FAILED,
    ]);
    expect(outcome).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('ERR-14 a refused add is logged, and the cart is as it was', async () => {
    const {context, logged, id} = visit([{variant: '1', quantity: 2}]);
    const outcome = await addToCart(context, wish('1', 1, 'plan-foreign'));
    expect(logged).toEqual([ADD_FAILED]);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 2}});
    expect(texts(outcome)).toEqual(['Autoship is not offered for this item.']);
    expect(id()).toBe(CART_ID);
  });

  it('ERR-14 so is an add of what is not in the shop', async () => {
    const {context, logged} = visit();
    expect(texts(await addToCart(context, wish('99')))).toEqual([
      'This item is no longer in the shop or in your cart.',
    ]);
    expect(logged).toEqual([ADD_FAILED]);
  });

  it('ERR-15 with the switch off there is no message', async () => {
    const {context} = visit();
    const outcome = await addToCart({...context, tellsAddFailures: false}, wish('99'));
    expect(outcome).toMatchObject({ok: false, notices: []});
  });

  it('takes what the stock has, and says so at the line', async () => {
    const {context} = visit();
    const outcome = await addToCart(context, wish('2', 5));
    expect(outcome).toMatchObject({ok: true, added: {quantity: 3}});
    expect(outcome.notices).toMatchObject([{tone: 'warning', lineKey: outcome.added?.lineKey}]);
    expect(await addToCart(context, wish('2', 1))).toMatchObject({
      ok: false,
      cart: {totalQuantity: 3},
    });
  });
});

describe('updateLine', () => {
  it('CART-15 without a cart does nothing', async () => {
    const {context, platform} = visit();
    for (const quantity of [0, 3]) {
      expect(await updateLine(context, {lineId: 'line-1', quantity})).toEqual({
        ok: false,
        cart: null,
        notices: [],
      });
    }
    expect(platform.calls).toEqual([]);
  });

  it.each([
    [{plan: 'plan-4'}, 9, 5],
    [{}, 99, 10],
    [{}, 1, 1],
  ])('CART-46, CART-47 %j within its line’s bounds', async (line, wished, quantity) => {
    const {context} = visit([{...line, id: 'line-1', quantity: 3}]);
    const outcome = await updateLine(context, {lineId: 'line-1', quantity: wished});
    expect(quantities(outcome)).toEqual([quantity]);
    expect(outcome.notices).toHaveLength(wished === quantity ? 0 : 1);
  });

  it('CART-48 never lifts the order over its limit', async () => {
    const {context} = visit([
      {id: 'a', quantity: 2},
      {id: 'b', variant: '2', quantity: 7},
    ]);
    expect(quantities(await updateLine(context, {lineId: 'a', quantity: 9}))).toEqual([3, 7]);
  });

  it('in an order that came back over its limit a line can still go down', async () => {
    const {context} = visit([
      {id: 'a', quantity: 8},
      {id: 'b', variant: '2', quantity: 12},
    ]);
    expect(quantities(await updateLine(context, {lineId: 'a', quantity: 4}))).toEqual([1, 12]);
  });

  it('CART-40 quantity 0 removes the line', async () => {
    const {context} = visit([{id: 'a'}, {id: 'b', variant: '2'}]);
    const outcome = await updateLine(context, {lineId: 'a', quantity: 0});
    expect(outcome.cart?.lineItems.map(({id}) => id)).toEqual(['b']);
  });

  it('a line that is not in the cart is refused, and nothing is sent', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    const outcome = await updateLine(context, {lineId: 'foreign', quantity: 2});
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 1}});
    expect(platform.calls).toEqual(['get']);
  });
});

describe('removeLines and emptyCart', () => {
  it('CART-16, CART-17 the last line takes the cart and its id with it', async () => {
    const {context, id} = visit([{id: 'a'}]);
    expect(await removeLines(context, ['a'])).toEqual({ok: true, cart: null, notices: []});
    expect(id()).toBeNull();
  });

  it('CART-19 else the cart is the server’s', async () => {
    const {context, id} = visit([{id: 'a'}, {id: 'b', variant: '2', quantity: 2}]);
    expect(await removeLines(context, ['a'])).toMatchObject({ok: true, cart: {totalQuantity: 2}});
    expect(id()).toBe(CART_ID);
  });

  it('a line that is gone is refused, and the cart is kept', async () => {
    const {context, id} = visit([{id: 'a'}]);
    const outcome = await removeLines(context, ['gone']);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 1}});
    expect(id()).toBe(CART_ID);
  });

  it('CART-17 emptying leaves nothing', async () => {
    const {context, id} = visit([{id: 'a'}, {id: 'b', variant: '2'}]);
    expect(await emptyCart(context)).toEqual({ok: true, cart: null, notices: []});
    expect(id()).toBeNull();
    expect(await emptyCart(context)).toEqual({ok: false, cart: null, notices: []});
  });
});

describe('buyOnce', () => {
  it('turns autoship lines into one-time lines', async () => {
    const {context} = visit([
      {id: 'a', plan: 'plan-4', quantity: 2},
      {id: 'b', variant: '2'},
    ]);
    const {cart} = await buyOnce(context);
    expect(cart?.lineItems.map(({sellingPlanAllocation}) => sellingPlanAllocation)).toEqual([
      null,
      null,
    ]);
  });

  it('does nothing where there is none', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    expect(await buyOnce(context)).toMatchObject({ok: false, notices: []});
    expect(platform.calls).toEqual(['get']);
  });
});

describe('a change without an answer', () => {
  const KINDS = ['timeout', 'network', 'status', 'malformed', 'rejected'] as const;
  const UNCONFIRMED = /could not make sure/;

  it.each(KINDS)(
    'HOUSE-17 that was made all the same (%s): the cart is read again',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: true});
      const outcome = await updateLine(context, {lineId: 'a', quantity: 5});
      expect(platform.calls).toEqual(['get', 'updateLines', 'get']);
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable', cart: {totalQuantity: 5}});
      expect(texts(outcome).join()).toMatch(UNCONFIRMED);
    },
  );

  it.each(KINDS)('HOUSE-17 nor was made (%s): the cart is read again', async (kind) => {
    const {context, platform} = visit([{id: 'a', quantity: 2}]);
    platform.mishaps.push(null, {kind, acted: false});
    expect(await updateLine(context, {lineId: 'a', quantity: 5})).toMatchObject({
      ok: false,
      cart: {totalQuantity: 2},
    });
  });

  it.each(KINDS)(
    'HOUSE-17 and the cart cannot be read either (%s): then it is not known',
    async (kind) => {
      const {context, platform, id} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: true}, {kind, acted: false});
      const outcome = await updateLine(context, {lineId: 'a', quantity: 5});
      expect(outcome).toMatchObject({ok: false, reason: 'unavailable'});
      expect(outcome).not.toHaveProperty('cart');
      expect(id()).toBe(CART_ID);
    },
  );

  it.each(['open-circuit', 'throttled'] as const)(
    '%s was not made: nothing is read again',
    async (kind) => {
      const {context, platform} = visit([{id: 'a', quantity: 2}]);
      platform.mishaps.push(null, {kind, acted: false});
      expect(await updateLine(context, {lineId: 'a', quantity: 5})).toMatchObject({
        ok: false,
        cart: {totalQuantity: 2},
        notices: [{text: expect.stringContaining('could not change your cart') as string}],
      });
      expect(platform.calls).toEqual(['get', 'updateLines']);
    },
  );

  it('HOUSE-17 an add that was made all the same is an add', async () => {
    const {context, platform, logged} = visit([{variant: '2'}]);
    platform.mishaps.push(null, null, {kind: 'timeout', acted: true});
    const outcome = await addToCart(context, wish('1', 2));
    expect(outcome).toMatchObject({ok: true, added: {quantity: 2}, cart: {totalQuantity: 3}});
    expect(logged).toEqual([]);
  });

  it('CART-17, HOUSE-17 a removal of the last line that was made all the same empties the cart', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.mishaps.push({kind: 'timeout', acted: true});
    expect(await removeLines(context, ['a'])).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('HOUSE-17 a removal whose answer was lost leaves the id until the cart is known to be empty', async () => {
    const {context, platform, id} = visit([{id: 'a'}]);
    platform.mishaps.push({kind: 'timeout', acted: true}, {kind: 'timeout', acted: false});
    expect(await removeLines(context, ['a'])).not.toHaveProperty('cart');
    expect(id()).toBe(CART_ID);
  });
});

it.each([
  [{ok: true}, 200],
  [{ok: true, reason: 'unavailable'}, 200],
  [{ok: false}, 200],
  [{ok: false, reason: 'refused'}, 422],
  [{ok: false, reason: 'unavailable'}, 503],
] as const)('the status of %j is %i', (outcome, status) => {
  expect(outcomeStatus(outcome)).toBe(status);
});
