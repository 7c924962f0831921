import {describe, expect, it} from 'vitest';
import {
  reorder as reorderLines,
  type Reorder,
  type ReorderChoice,
} from '~/domains/account/reorder.server';
import type {OrderDetail} from '~/domains/account/order';
import {ok} from '~/platform/result';
import {extendContext, fakeOf} from '~tests/support/context';
import type {CommerceCatalog} from '~/services/commerce/catalog.server';
import type {CartContext} from '~/domains/cart/read-cart.server';
import {visit} from '~tests/unit/domains/cart/visit';
import {lineOf, orderOf} from './builders';

const variant = (name: string) => `gid://shopify/ProductVariant/${name}`;

/** An order line of this variant; `null` stands for a discontinued one. */
const line = (name: string | null, quantity = 1, title = 'Country Table') =>
  lineOf({merchandiseId: name === null ? null : variant(name), quantity, title});

/** Sells everything every 4 or 8 weeks. */
const catalog = fakeOf<CommerceCatalog>({
  product: () =>
    Promise.resolve(
      ok({
        autoshipPlans: [4, 8].map((weeks) => ({
          id: `plan-${weeks}`,
          name: `Every ${weeks} weeks`,
          weeks,
        })),
      } as never),
    ),
});

const answerOf = (context: CartContext, order: OrderDetail, choice: ReorderChoice) =>
  reorderLines(extendContext(context, {services: {catalog}}), order, {onAutoship: false, choice});

/** Adds everything, whatever the cart has. */
async function reorder(context: CartContext, order: OrderDetail, onAutoship = false) {
  const extended = extendContext(context, {services: {catalog}});
  return (await reorderLines(extended, order, {onAutoship, choice: 'all'})) as Reorder;
}

/** The lines in the visitor's cart as variant, quantity and selling plan. */
async function cartOf({platform, id}: ReturnType<typeof visit>) {
  const {lineItems = []} = (await platform.carts.get(id() ?? '')) ?? {};
  return lineItems.map(({variant: {id: of}, quantity, sellingPlanAllocation}) => [
    of,
    quantity,
    sellingPlanAllocation,
  ]);
}

describe('reordering', () => {
  it('adds the variants that are still sold, in their former quantities', async () => {
    const visitor = visit();
    expect(await reorder(visitor.context, orderOf(line('1', 2), line('2')))).toEqual({
      isAdded: true,
      isCartUnavailable: false,
      notices: ['Added from order #1042: 2 × Country Table, 1 × Country Table.'],
    });
    expect((await cartOf(visitor)).sort()).toEqual([
      [variant('1'), 2, null],
      [variant('2'), 1, null],
    ]);
  });

  it('names discontinued items, at most three', async () => {
    const visitor = visit();
    const gone = ['A', 'B', 'C', 'D', 'D'].map((title) => line(null, 1, title));
    const {notices} = await reorder(visitor.context, orderOf(line('1'), ...gone));
    expect(notices.slice(1)).toEqual(['No longer available, so not added: A, B, C and 1 more.']);
    expect(await cartOf(visitor)).toEqual([[variant('1'), 1, null]]);
  });

  it('adds the other lines when one is rejected, and names the rejected one', async () => {
    const visitor = visit();
    const order = orderOf(line('1'), line('unknown', 1, 'Garden Mix'), line('2'));
    const {isAdded, notices} = await reorder(visitor.context, order);
    expect(isAdded).toBe(true);
    expect(notices).toEqual([
      'Added from order #1042: 1 × Country Table, 1 × Country Table.',
      'Garden Mix: This item is no longer available.',
    ]);
    expect(await cartOf(visitor)).toHaveLength(2);
  });

  it('adds autoship lines as one-time purchases, and says so', async () => {
    const visitor = visit();
    const order = orderOf({...line('1'), sellingPlanName: 'Every 4 weeks'});
    const {notices} = await reorder(visitor.context, order);
    expect(notices.slice(1)).toEqual(['Autoship items were added as one-time purchases.']);
    expect(await cartOf(visitor)).toEqual([[variant('1'), 1, null]]);
  });

  it('adds lines on autoship when asked, at their former frequency or every 4 weeks', async () => {
    const visitor = visit();
    const order = orderOf({...line('1'), sellingPlanName: 'Every 8 weeks'}, line('2'));
    expect((await reorder(visitor.context, order, true)).notices).toEqual([
      'Added from order #1042: 1 × Country Table, 1 × Country Table.',
    ]);
    expect((await cartOf(visitor)).sort()).toMatchObject([
      [variant('1'), 1, {sellingPlan: {id: 'plan-8'}}],
      [variant('2'), 1, {sellingPlan: {id: 'plan-4'}}],
    ]);
  });

  it('adds no more than the limits allow, and names the item', async () => {
    const visitor = visit([{variant: '3', quantity: 8}]);
    const {isAdded, notices} = await reorder(visitor.context, orderOf(line('1', 4, 'Big Bag')));
    expect(isAdded).toBe(true);
    expect(notices).toEqual([
      'Added from order #1042: 2 × Big Bag.',
      'Big Bag: The limit is 10 items per order, so you now have 2 of this one.',
    ]);
  });

  it('adds nothing to a full cart, and says why', async () => {
    const visitor = visit([{variant: '2', quantity: 10}]);
    const {isAdded, notices} = await reorder(visitor.context, orderOf(line('1', 4, 'Big Bag')));
    expect(isAdded).toBe(false);
    expect(notices).toEqual([expect.stringMatching(/^Big Bag: Your cart is full/)]);
  });

  it('CART-99a asks before it adds what is in the cart already', async () => {
    const visitor = visit([{variant: '1', quantity: 2}]);
    const order = orderOf(line('1', 1, 'Big Bag'), line('2', 1, 'Treats'));
    expect(await answerOf(visitor.context, order, 'ask')).toEqual({
      inCart: ['Big Bag'],
      hasOthers: true,
    });
    expect(await cartOf(visitor)).toEqual([[variant('1'), 2, null]]);
    expect(await answerOf(visitor.context, orderOf(line('1')), 'ask')).toMatchObject({
      hasOthers: false,
    });
  });

  it.each([
    ['all', 3, ['Added from order #1042: 1 × Big Bag, 1 × Treats.']],
    ['missing', 2, ['Added from order #1042: 1 × Treats.']],
  ] as const)(
    'CART-99a CART-99b adds %s when asked, and says what it added',
    async (choice, quantity, notices) => {
      const visitor = visit([{variant: '1', quantity: 2}]);
      const order = orderOf(line('1', 1, 'Big Bag'), line('2', 1, 'Treats'));
      expect(await answerOf(visitor.context, order, choice)).toMatchObject({notices});
      const ofBigBag = (await cartOf(visitor)).filter(([of]) => of === variant('1'));
      expect(ofBigBag.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(quantity);
    },
  );

  it('calls no cart when nothing is sold anymore', async () => {
    const visitor = visit();
    expect(await reorder(visitor.context, orderOf(line(null)))).toMatchObject({
      isAdded: false,
      isCartUnavailable: false,
    });
    expect(visitor.platform.calls).toEqual([]);
  });

  it('reports an unreachable cart', async () => {
    const visitor = visit();
    visitor.platform.mishaps.push({kind: 'timeout', acted: false}, {kind: 'timeout', acted: false});
    expect(await reorder(visitor.context, orderOf(line('1'), line('2')))).toMatchObject({
      isAdded: false,
      isCartUnavailable: true,
    });
  });

  it('limits its notices, which travel in a cookie', async () => {
    const visitor = visit();
    const lines = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => line(name, 1, name));
    const {notices} = await reorder(visitor.context, orderOf(...lines));
    expect(notices).toHaveLength(5);
    expect(notices.at(-1)).toMatch(/^Some items couldn’t be added/);
  });
});
