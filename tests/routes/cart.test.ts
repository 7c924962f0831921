import {describe, expect, it} from 'vitest';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {add, BIG_KIBBLE, EVERY_2_WEEKS, EVERY_4_WEEKS, KIBBLE} from '../support/variants';
import {cartOf, change, guestWith, sizes} from './support/guest';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop} from './support/shop';

watchShop();
const shop = openShop(origin);
const control = createSandboxControl(origin);

describe('the first add', () => {
  it('CART-11 viewing pages creates no cart', async () => {
    const visitor = shop.visitor();
    for (const path of ['/', '/cart', '/products/dog']) {
      expect((await visitor.get(path)).page().loaderData.root).toMatchObject({cart: null});
    }
    expect(await cartOf(visitor)).toBeNull();
    expect(visitor.cookies.size).toBe(0);
  });

  it('CART-12, CART-13, CART-27, SESS-08 creates a cart with the line and empty contact data, and keeps its id in the guest cookie', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 2]);
    expect([...visitor.cookies.keys()]).toEqual(['guest_cart']);
    expect(cart).toMatchObject({
      totalQuantity: 2,
      buyerIdentity: {email: null, phone: null, countryCode: 'US'},
    });
    const stored = await control.cart(visitor.cartId() ?? '');
    expect(stored.lines).toMatchObject([{merchandiseId: KIBBLE, quantity: 2, sellingPlanId: null}]);
    expect(stored.buyerIdentity).toMatchObject({email: null, phone: null, customerId: null});
  });

  it('CART-04, CHK-03 sends merchandise, quantity, attributes, plan and the country US', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 2, EVERY_4_WEEKS]);
    const stored = await control.cart(visitor.cartId() ?? '');
    expect(stored.buyerIdentity.countryCode).toBe('US');
    expect(stored.lines).toMatchObject([
      {merchandiseId: KIBBLE, quantity: 2, sellingPlanId: EVERY_4_WEEKS},
    ]);
  });

  it('CART-07, CART-08 stores the weight on the line', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const stored = await control.cart(visitor.cartId() ?? '');
    expect(stored.lines[0]?.attributes).toEqual([
      {key: '_weightValue', value: '4'},
      {key: '_weightUnit', value: 'lbs'},
    ]);
  });

  it('the page shows the cart, but neither its id nor its key', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const [token = '', key = ''] = (visitor.cartId() ?? '').split('/').at(-1)?.split('?key=') ?? [];
    const {text} = await visitor.get('/cart');
    expect(text).toContain('everyday-chicken-barley');
    expect(text).not.toContain(key);
    /* The platform's line ids contain the token, which opens nothing without the key. */
    expect(token).not.toBe('');
    const keyless = await shop.sealCart(`gid://shopify/Cart/${token}`);
    expect((await shop.visitor(`guest_cart=${keyless}`).get('/cart/change')).json()).toEqual({
      cart: null,
    });
  });

  it('CART-101 its page comes without the suggestions, which have an address of their own', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 2, EVERY_4_WEEKS], [BIG_KIBBLE, 1]);
    const suggestions = 'cart-goes-well-with';
    expect((await visitor.get('/cart')).text).not.toContain(suggestions);
    for (const path of ['/cart/suggestions.data', '/cart?suggestions=1']) {
      expect((await visitor.get(path)).text).toContain(suggestions);
    }
  });

  it('redirects to the cart without JavaScript', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/cart', add(KIBBLE, 1));
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    expect((await visitor.get('/cart')).page().loaderData['routes/cart']).toMatchObject({
      cart: {totalQuantity: 1},
      isUnreadable: false,
    });
  });
});

describe('further adds', () => {
  it('CART-26, CART-05 add to the same cart', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1]);
    const id = visitor.cartId();
    const outcome = await change(visitor, add(BIG_KIBBLE, 2, EVERY_2_WEEKS));
    expect(visitor.cartId()).toBe(id);
    expect(outcome).toMatchObject({status: 200, ok: true, added: {quantity: 2}});
    expect(outcome.cart?.lineItems[0]).toMatchObject({
      quantity: 2,
      variant: {id: BIG_KIBBLE},
      sellingPlanAllocation: {sellingPlan: {id: EVERY_2_WEEKS}},
    });
  });

  it('one-time and autoship purchases of a variant, and different plans, are separate lines', async () => {
    const {cart} = await guestWith(
      shop,
      [KIBBLE, 1],
      [KIBBLE, 1, EVERY_2_WEEKS],
      [KIBBLE, 1, EVERY_4_WEEKS],
      [KIBBLE, 2],
      [KIBBLE, 1, EVERY_2_WEEKS],
    );
    const lines = cart.lineItems.map(({quantity, sellingPlanAllocation}) => [
      sellingPlanAllocation?.sellingPlan.id ?? null,
      quantity,
    ]);
    expect(Object.fromEntries(lines)).toEqual({null: 3, [EVERY_2_WEEKS]: 2, [EVERY_4_WEEKS]: 1});
  });

  it('a form without JavaScript ignores the plan when one-time is selected', async () => {
    const visitor = shop.visitor();
    await visitor.post('/cart', {...add(KIBBLE, 1, EVERY_4_WEEKS), purchase: 'one-time'});
    expect((await cartOf(visitor))?.lineItems[0]?.sellingPlanAllocation).toBeNull();
    await visitor.post('/cart', {...add(KIBBLE, 1, EVERY_4_WEEKS), purchase: 'autoship'});
    expect((await cartOf(visitor))?.lineItems).toHaveLength(2);
  });
});

describe('changing lines', () => {
  it('CART-06 an update changes the quantity and keeps plan and attributes', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 1, EVERY_4_WEEKS]);
    const line = cart.lineItems[0];
    const outcome = await change(visitor, {
      intent: 'update',
      lineId: line?.id ?? '',
      quantity: '4',
    });
    expect(outcome.cart?.lineItems).toMatchObject([
      {
        id: line?.id,
        quantity: 4,
        attributes: line?.attributes,
        sellingPlanAllocation: line?.sellingPlanAllocation,
      },
    ]);
  });

  it.each(['0', '3'])('CART-15 an update to %s without a cart does nothing', async (quantity) => {
    const visitor = shop.visitor();
    const outcome = await change(visitor, {
      intent: 'update',
      lineId: 'gid://shopify/CartLine/1',
      quantity,
    });
    expect(outcome).toMatchObject({ok: false, cart: null});
    expect(visitor.cookies.size).toBe(0);
  });

  it('CART-19 removing one of several lines returns the server’s cart', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 2], [BIG_KIBBLE, 1]);
    const outcome = await change(visitor, {intent: 'remove', lineId: cart.lineItems[0]?.id ?? ''});
    expect(outcome.cart).toEqual(await cartOf(visitor));
    expect(sizes(outcome.cart)).toEqual([2]);
  });

  it('CART-16, CART-17 removing the last line deletes the cart and its cookie', async () => {
    const {visitor, cart} = await guestWith(shop, [KIBBLE, 2]);
    const outcome = await change(visitor, {intent: 'remove', lineId: cart.lineItems[0]?.id ?? ''});
    expect(outcome).toEqual({status: 200, ok: true, cart: null, notices: []});
    expect(visitor.cookies.size).toBe(0);
    expect(await cartOf(visitor)).toBeNull();
  });

  it('CART-17 emptying deletes the cart and its cookie', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 2], [BIG_KIBBLE, 1, EVERY_2_WEEKS]);
    expect(await change(visitor, {intent: 'empty'})).toMatchObject({ok: true, cart: null});
    expect(visitor.cookies.size).toBe(0);
  });

  it('buying autoship lines once merges them into the one-time line', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 1], [KIBBLE, 2, EVERY_4_WEEKS]);
    const {cart} = await change(visitor, {intent: 'buy-once'});
    expect(cart?.lineItems).toMatchObject([{quantity: 3, sellingPlanAllocation: null}]);
  });

  it('a line of another cart is refused', async () => {
    const {visitor} = await guestWith(shop, [KIBBLE, 2]);
    const {cart: other} = await guestWith(shop, [BIG_KIBBLE, 3]);
    const lineId = other.lineItems[0]?.id ?? '';
    const forms: Record<string, string>[] = [
      {intent: 'update', lineId, quantity: '1'},
      {intent: 'remove', lineId},
    ];
    for (const fields of forms) {
      expect(await change(visitor, fields)).toMatchObject({
        status: 422,
        ok: false,
        cart: {totalQuantity: 2},
      });
    }
    expect(visitor.cartId()).not.toBeNull();
  });
});
