import {describe, expect, it} from 'vitest';
import {useCustomer} from './support/customer';
import {logInOrThrow, fill, quantitiesByVariant, idIn, visit} from './support/cart-visitor';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import {cartOf, change} from './support/guest';

const {aboutBuyer, control, noa, savedCart, shop, signedInBrowser} = useCustomer();

describe('the cart of a customer', () => {
  it('CART-13 CART-14 CART-28 is saved when it is created', async () => {
    const visitor = await signedInBrowser();
    expect(await savedCart()).toBeNull();
    await fill(visitor, [KIBBLE, 1]);
    const customerCartId = idIn(visitor, 'cart');
    expect(customerCartId).not.toBeNull();
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(await savedCart()).toBe(customerCartId);
    expect(await aboutBuyer(customerCartId)).toMatchObject({email: noa().email});
  });

  it('CART-02b is created with the customer’s access token, by which the platform knows whose it is', async () => {
    const visitor = await signedInBrowser();
    await control().fault({service: 'commerce', kind: 'error', match: 'CartBuyerIdentityUpdate'});
    await fill(visitor, [KIBBLE, 1]);
    await control().clearFaults();
    expect(await aboutBuyer(idIn(visitor, 'cart'))).toMatchObject({
      customerId: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/) as string,
    });
  });

  it('CART-17 CART-18 is deleted from the profile when emptied, and the next add creates another', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const first = idIn(visitor, 'cart');
    await change(visitor, {intent: 'empty'});
    expect(idIn(visitor, 'cart')).toBeNull();
    expect(await savedCart()).toBeNull();
    await fill(visitor, [BIG_KIBBLE, 1]);
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
    expect(await savedCart()).not.toBe(first);
  });

  it('CART-16 CART-18 is deleted from the profile with its last line', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 1]);
    const lineId = (await cartOf(visitor))?.lineItems[0]?.id ?? '';
    await change(visitor, {intent: 'remove', lineId});
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
  });

  it('CART-20 is restored in a browser that lost the cookie', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const customerCartId = idIn(visitor, 'cart');
    visitor.cookies.delete('cart');
    expect((await visit(visitor)).quantity).toBe(2);
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([customerCartId, customerCartId]);
  });

  it('CART-23 is removed from the browser at logout, but stays saved for the next login', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 3]);
    const customerCartId = await savedCart();
    await visitor.post('/logout', {});
    expect([idIn(visitor, 'cart'), visitor.cookies.has('session')]).toEqual([null, false]);
    expect(await savedCart()).toBe(customerCartId);
    expect((await visit(visitor)).cart).toBeNull();
    await fill(visitor, [BIG_KIBBLE, 1]);
    const guestCartId = idIn(visitor, 'guest_cart');
    await visitor.post('/logout', {});
    expect(idIn(visitor, 'guest_cart')).toBe(guestCartId);
    await logInOrThrow(visitor, noa());
    expect(quantitiesByVariant((await visit(visitor)).cart)).toEqual({
      [KIBBLE]: 3,
      [BIG_KIBBLE]: 1,
    });
  });

  it('CART-25 takes over a guest cart that another tab created late', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 1]);
    const other = shop().visitor();
    await fill(other, [BIG_KIBBLE, 2]);
    visitor.cookies.set('guest_cart', other.cookies.get('guest_cart') ?? '');
    expect(quantitiesByVariant((await visit(visitor)).cart)).toEqual({
      [KIBBLE]: 1,
      [BIG_KIBBLE]: 2,
    });
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });
});
