import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isAutoship, isDonation} from '~/domains/cart/cart';
import {orderQuantity} from '~/domains/cart/limits';
import {addToCart, lineInput, texts, updateLines, visit} from './visit';

describe('updateLines', () => {
  it('CART-15 updateLines does nothing without a cart', async () => {
    const {context, platform} = visit();
    expect(await updateLines(context, [{id: 'a', quantity: 2}])).toMatchObject({
      ok: false,
      cart: null,
    });
    expect(platform.calls).toEqual([]);
  });

  it('CART-06 updateLines sends all changes in one call', async () => {
    const {context, platform} = visit([{id: 'a'}, {id: 'b', variant: '2'}]);
    const {cart} = await updateLines(context, [
      {id: 'a', quantity: 3, sellingPlanId: 'plan-4'},
      {id: 'b', attributes: [{key: 'gift', value: 'yes'}]},
    ]);
    expect(platform.calls).toEqual(['get', 'updateLines']);
    expect(cart?.lineItems).toMatchObject([
      {id: 'a', quantity: 3, sellingPlanAllocation: {sellingPlan: {id: 'plan-4'}}},
      {
        id: 'b',
        quantity: 1,
        attributes: [
          {key: 'gift', value: 'yes'},
          {key: '_weightValue', value: '4'},
          {key: '_weightUnit', value: 'lbs'},
        ],
      },
    ]);
  });

  it('updateLines sends nothing when a line isn’t in the cart', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    const outcome = await updateLines(context, [
      {id: 'a', quantity: 3},
      {id: 'foreign', quantity: 1},
    ]);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 1}});
    expect(platform.calls).toEqual(['get']);
  });

  it('CART-46 updateLines sends nothing when the line that it would merge into is full', async () => {
    const {context, platform} = visit([
      {id: 'a', plan: 'plan-4', quantity: 5},
      {id: 'b', quantity: 2},
    ]);
    const outcome = await updateLines(context, [{id: 'b', sellingPlanId: 'plan-4'}]);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 7}});
    expect(texts(outcome).join()).toContain('Autoship limit: 5 per item');
    expect(platform.calls).toEqual(['get']);
  });

  it('CART-48 updateLines lets lines of a full order merge', async () => {
    const {context} = visit([
      {id: 'a', quantity: 6},
      {id: 'b', plan: 'plan-4', quantity: 4},
    ]);
    const outcome = await updateLines(context, [{id: 'b', sellingPlanId: null}]);
    expect(outcome).toMatchObject({ok: true, notices: []});
    expect(outcome.cart?.lineItems).toMatchObject([{quantity: 10, sellingPlanAllocation: null}]);
  });

  it('HOUSE-17 updateLines reads the cart again when the response is lost', async () => {
    const {context, platform} = visit([{id: 'a'}]);
    platform.mishaps.push(null, {kind: 'timeout', acted: true});
    const outcome = await updateLines(context, [{id: 'a', quantity: 4}]);
    expect(outcome).toMatchObject({ok: false, reason: 'unavailable', cart: {totalQuantity: 4}});
  });

  it('CART-46, CART-47, CART-48 updateLines keeps within the limits for any input', async () => {
    const change = fc.record(
      {
        id: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.integer({min: 0, max: 15}),
        sellingPlanId: fc.constantFrom(null, 'plan-4'),
      },
      {requiredKeys: ['id']},
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, {minLength: 1, maxLength: 5}), async (changes) => {
        const {context, platform, id} = visit([
          {id: 'a', quantity: 4},
          {id: 'b', quantity: 3, plan: 'plan-4'},
          {id: 'c', variant: '2', quantity: 2},
          {id: 'd', variant: 'gift', productType: 'Donation', quantity: 3},
        ]);
        await updateLines(context, changes);
        const {lineItems = []} = (await platform.carts.get(id() ?? '')) ?? {};
        expect(orderQuantity(lineItems)).toBeLessThanOrEqual(10);
        const food = lineItems.filter((line) => !isDonation(line));
        for (const line of food.filter(isAutoship)) expect(line.quantity).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('addToCart with several line inputs', () => {
  it('CART-48 addToCart keeps within the limits for any input', async () => {
    const goods = fc.record({
      variant: fc.constantFrom('1', '2', 'gift'),
      quantity: fc.integer({min: 1, max: 12}),
      plan: fc.constantFrom(null, 'plan-4'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(goods, {minLength: 1, maxLength: 6}),
        fc.integer({min: 0, max: 10}),
        async (lineInputs, inCart) => {
          const {context, platform, id} = visit(inCart > 0 ? [{quantity: inCart}] : []);
          await addToCart(
            context,
            ...lineInputs.map(({variant, quantity, plan}) => lineInput(variant, quantity, plan)),
          );
          const {lineItems = []} = (await platform.carts.get(id() ?? '')) ?? {};
          expect(orderQuantity(lineItems)).toBeLessThanOrEqual(10);
          for (const line of lineItems.filter(isAutoship)) {
            expect(line.quantity).toBeLessThanOrEqual(5);
          }
        },
      ),
    );
  });

  it('addToCart reads the merchandise of a repeated variant once', async () => {
    const {context, platform} = visit();
    await addToCart(context, lineInput('1', 1), lineInput('1', 1, 'plan-4'), lineInput('2', 1));
    expect(platform.calls).toEqual(['merchandise', 'merchandise', 'create']);
  });
});
