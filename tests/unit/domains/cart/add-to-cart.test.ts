import {describe, expect, it} from 'vitest';
import {MAX_CLINIC_CART_ITEMS} from '~/domains/cart/limits';
import {siteOf} from '~/domains/session/site';
import {CART_ID} from '../../../support/cart-builders';
import {addToCart, lineInput, texts, visit} from './visit';

const ADD_FAILED = 'error: Error adding product (Check if variant ID is valid)';

describe('addToCart', () => {
  it('CART-12, CART-13, CART-27 addToCart creates a cart with the line and stores its id when there is no cart', async () => {
    const {context, platform, id} = visit();
    const outcome = await addToCart(context, lineInput('1', 2));
    expect(platform.calls).toEqual(['merchandise', 'create']);
    expect(outcome).toMatchObject({ok: true, added: {quantity: 2}, cart: {totalQuantity: 2}});
    expect(platform.carts.has(id() ?? '')).toBe(true);
  });

  it('CART-26, CART-07 addToCart adds a line with its selling plan and weight attributes to an existing cart', async () => {
    const {context, platform} = visit([{variant: '1'}]);
    const outcome = await addToCart(context, lineInput('2', 1, 'plan-4'));
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

  it('addToCart keeps one-time and autoship lines of one variant apart', async () => {
    const {context} = visit();
    await addToCart(context, lineInput('1', 1));
    await addToCart(context, lineInput('1', 1, 'plan-4'));
    await addToCart(context, lineInput('1', 1, 'plan-2'));
    const {cart} = await addToCart(context, lineInput('1', 1));
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
    [7, 'plan-4', [], 5, 'Autoship limit: 5 per item'],
    [12, null, [], 10, 'The limit is 10 per item'],
    [4, null, [{variant: '3', quantity: 8}], 2, 'The limit is 10 items per order'],
  ])(
    'CART-46, CART-47, CART-48 addToCart caps %i items of selling plan %s at the limit and adds a notice',
    async (quantity, plan, lines, taken, words) => {
      const {context} = visit(lines);
      const outcome = await addToCart(context, lineInput('1', quantity, plan));
      expect(outcome.added?.quantity).toBe(taken);
      expect(outcome.notices).toMatchObject([{tone: 'warning', line: outcome.added?.line}]);
      expect(texts(outcome).join()).toContain(words);
    },
  );

  it('CART-48 addToCart refuses an add to a full cart without sending it', async () => {
    const {context, platform} = visit([{variant: '2', quantity: 10}]);
    const outcome = await addToCart(context, lineInput('1', 1));
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 10}});
    expect(texts(outcome).join()).toContain('Your cart is full');
    expect(platform.calls).toEqual(['get', 'merchandise']);
  });

  it('CONST-06 addToCart caps a clinic cart at its own maximum', async () => {
    const {context} = visit([{variant: '2', quantity: 8}]);
    const clinic = {...context, site: siteOf('HPSF')};
    const outcome = await addToCart(clinic, lineInput('1', 5));
    expect(outcome.added?.quantity).toBe(MAX_CLINIC_CART_ITEMS - 8);
    expect(texts(outcome).join()).toContain(`The limit is ${MAX_CLINIC_CART_ITEMS} items`);
  });

  it('addToCart adds a donation to a full order', async () => {
    const {context} = visit([{variant: '2', quantity: 10}]);
    expect(await addToCart(context, lineInput('gift', 2))).toMatchObject({
      ok: true,
      added: {quantity: 2},
    });
  });

  it('ERR-11, ERR-12, ERR-13, ERR-14 addToCart logs the specified messages and returns no cart when creating one fails', async () => {
    const {context, platform, logged, id} = visit();
    platform.mishaps.push(null, {kind: 'network', acted: false});
    const outcome = await addToCart(context, lineInput('1'));
    expect(logged).toEqual([
      'error: Error creating cart (Check if variant ID is valid)',
      'error: No cart found',
      ADD_FAILED,
    ]);
    expect(outcome).toMatchObject({ok: false, cart: null});
    expect(id()).toBeNull();
  });

  it('ERR-14 addToCart logs a refused add and leaves the cart unchanged', async () => {
    const {context, logged, id} = visit([{variant: '1', quantity: 2}]);
    const outcome = await addToCart(context, lineInput('1', 1, 'plan-foreign'));
    expect(logged).toEqual([ADD_FAILED]);
    expect(outcome).toMatchObject({ok: false, reason: 'refused', cart: {totalQuantity: 2}});
    expect(texts(outcome)).toEqual(['This item isn’t available on autoship.']);
    expect(id()).toBe(CART_ID);
  });

  it('ERR-14 addToCart logs an add of an unknown variant', async () => {
    const {context, logged} = visit();
    expect(texts(await addToCart(context, lineInput('99')))).toEqual([
      'This item is no longer available.',
    ]);
    expect(logged).toEqual([ADD_FAILED]);
  });

  it('ERR-15 addToCart returns no notices when showsAddFailures is off', async () => {
    const {context} = visit();
    context.settings.showsAddFailures = false;
    const outcome = await addToCart(context, lineInput('99'));
    expect(outcome).toMatchObject({ok: false, notices: []});
  });

  it('addToCart caps the quantity at the stock and adds a notice to the line', async () => {
    const {context} = visit();
    const outcome = await addToCart(context, lineInput('2', 5));
    expect(outcome).toMatchObject({ok: true, added: {quantity: 3}});
    expect(outcome.notices).toMatchObject([{tone: 'warning', line: outcome.added?.line}]);
    expect(await addToCart(context, lineInput('2', 1))).toMatchObject({
      ok: false,
      cart: {totalQuantity: 3},
    });
  });
});
