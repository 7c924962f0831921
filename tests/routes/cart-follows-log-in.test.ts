import {describe, expect, it} from 'vitest';
import {useCustomer} from './support/customer';
import {logInOrThrow, fill, quantitiesByVariant, idIn, visit} from './support/cart-visitor';
import {BIG_KIBBLE, DONATION, EVERY_2_WEEKS, EVERY_4_WEEKS, KIBBLE} from '../support/variants';
import {cartOf} from './support/guest';
import {saveCart} from './support/saved-cart';

const {aboutBuyer, control, noa, origin, saved, savedCart, shop, signedInBrowser} = useCustomer();

describe('logging in', () => {
  it('AUTO-05 CART-14 CART-25 CART-76a CART-76b recreates the guest’s cart as the customer’s and empties it when there is no saved cart', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2], [BIG_KIBBLE, 1, EVERY_4_WEEKS]);
    const guestCartId = idIn(visitor, 'guest_cart');
    expect(await aboutBuyer(guestCartId)).toMatchObject({email: null, customerId: null});

    await logInOrThrow(visitor, noa());
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    const mine = idIn(visitor, 'cart');
    expect(mine).not.toBe(guestCartId);
    expect(await savedCart()).toBe(mine);
    expect(await aboutBuyer(guestCartId)).toMatchObject({email: null, customerId: null});
    expect((await control().cart(guestCartId ?? '')).lines).toEqual([]);
    expect(await aboutBuyer(mine)).toMatchObject({
      email: noa().email,
      customerId: expect.stringContaining('Customer') as string,
      countryCode: 'US',
    });
    const {cart, notices} = await visit(visitor);
    expect(quantitiesByVariant(cart)).toEqual({[KIBBLE]: 2, [`${BIG_KIBBLE} ${EVERY_4_WEEKS}`]: 1});
    expect(notices).toEqual(['35% off your first autoship order: AUTO35 is applied to your cart.']);
    expect(cart?.discountCodes).toEqual([{code: 'AUTO35', applicable: true}]);
  });

  it('CART-20 CART-21 SEC-08 recreates a saved cart with its lines, codes, note and attributes', async () => {
    const before = await saved([KIBBLE, 2], [KIBBLE, 1, EVERY_4_WEEKS]);
    const visitor = await signedInBrowser();
    const mine = idIn(visitor, 'cart');
    expect(mine).not.toBe(before);
    expect(await savedCart()).toBe(mine);
    expect(quantitiesByVariant((await visit(visitor)).cart)).toEqual({
      [KIBBLE]: 2,
      [`${KIBBLE} ${EVERY_4_WEEKS}`]: 1,
    });
    const [old, made] = [await control().cart(before), await control().cart(mine ?? '')];
    const attributesOf = ({lines}: typeof old) =>
      lines.map(({sellingPlanId, attributes}) => ({sellingPlanId, attributes}));
    expect(attributesOf(made)).toEqual(expect.arrayContaining(attributesOf(old)));
    expect(made.buyerIdentity.email).toBe(noa().email);
  });

  it('CART-25 merges both carts: equal lines add up, one-time and autoship lines stay separate', async () => {
    await saved([KIBBLE, 2], [BIG_KIBBLE, 1, EVERY_4_WEEKS]);
    const visitor = shop().visitor();
    await fill(
      visitor,
      [KIBBLE, 1],
      [BIG_KIBBLE, 1],
      [BIG_KIBBLE, 1, EVERY_2_WEEKS],
      [DONATION, 1],
    );
    await logInOrThrow(visitor, noa());
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    const {cart, notices} = await visit(visitor);
    expect(quantitiesByVariant(cart)).toEqual({
      [KIBBLE]: 3,
      [BIG_KIBBLE]: 1,
      [`${BIG_KIBBLE} ${EVERY_4_WEEKS}`]: 1,
      [`${BIG_KIBBLE} ${EVERY_2_WEEKS}`]: 1,
      [DONATION]: 1,
    });
    expect(notices).toEqual([]);
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });

  it('CART-25 CONST-01 CONST-02 says once, on the next page, which items exceed the limits', async () => {
    await saved([KIBBLE, 6], [BIG_KIBBLE, 3, EVERY_4_WEEKS]);
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 3], [BIG_KIBBLE, 4, EVERY_4_WEEKS]);
    await logInOrThrow(visitor, noa());
    const {cart, notices} = await visit(visitor);
    const autoship = `${BIG_KIBBLE} ${EVERY_4_WEEKS}`;
    const quantities = quantitiesByVariant(cart);
    expect(quantities[KIBBLE]).toBeGreaterThanOrEqual(6);
    expect(quantities[autoship]).toBeGreaterThanOrEqual(3);
    expect((quantities[KIBBLE] ?? 0) + (quantities[autoship] ?? 0)).toBe(10);
    expect(notices).toHaveLength(1);
    const leftOut = [...(notices[0] ?? '').matchAll(/(\d+) × Everyday Chicken & Barley/g)];
    expect(leftOut.reduce((sum, [, pieces]) => sum + Number(pieces), 0)).toBe(16 - 10);
    expect((await visit(visitor)).notices).toEqual([]);
  });

  it('CART-25 says which items are out of stock', async () => {
    await saved([KIBBLE, 4]);
    const sku = await smallBagSku();
    await control().setStock(sku, 1);
    const {cart, notices} = await visit(await signedInBrowser());
    await control().setStock(sku, 100);
    expect(quantitiesByVariant(cart)).toEqual({[KIBBLE]: 1});
    expect(notices[0]).toMatch(/limits or stock: 3 × Everyday Chicken & Barley \(.*4 lb.*\)\.$/);
  });

  it('CART-22 deletes the saved cart id of a cart that is gone', async () => {
    await saved([KIBBLE, 1]);
    await saveCart(origin(), noa().email, 'gid://shopify/Cart/nowhere-to-be-found?key=1');
    const visitor = await signedInBrowser();
    expect(await savedCart()).toBeNull();
    expect(idIn(visitor, 'cart')).toBeNull();
    expect(await visit(visitor)).toMatchObject({cart: null, notices: []});
  });

  it('CART-22 CART-14 replaces an invalid saved cart id by the guest’s cart', async () => {
    await saved([KIBBLE, 1]);
    await saveCart(origin(), noa().email, 'no cart’s id at all');
    const visitor = shop().visitor();
    await fill(visitor, [BIG_KIBBLE, 2]);
    await logInOrThrow(visitor, noa());
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
    expect(quantitiesByVariant((await visit(visitor)).cart)).toEqual({[BIG_KIBBLE]: 2});
  });

  it('stores the merged guest cart’s key with the cart, but shows it on no page', async () => {
    await saved([KIBBLE, 1]);
    const visitor = shop().visitor();
    await fill(visitor, [BIG_KIBBLE, 1]);
    const key = (idIn(visitor, 'guest_cart') ?? '').split('?key=').at(-1) ?? '';
    await logInOrThrow(visitor, noa());
    expect(key).not.toBe('');
    expect((await visitor.get('/cart', {Accept: 'text/html'})).text).not.toContain(key);
  });
});

async function smallBagSku(): Promise<string> {
  const visitor = shop().visitor();
  await fill(visitor, [KIBBLE, 1]);
  return (await cartOf(visitor))?.lineItems[0]?.variant.sku ?? '';
}
