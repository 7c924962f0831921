import {describe, expect, it} from 'vitest';
import {useCustomer} from './support/customer';
import {enter, fill, held, idIn, visit} from './support/follow';
import {BIG_KIBBLE, KIBBLE} from './support/goods';
import {cartOf, change} from './support/guest';

const {aboutBuyer, noa, savedCart, shop, signedInBrowser} = useCustomer();

describe('while somebody is signed in', () => {
  it('CART-13 CART-14 CART-28 a cart that is made is theirs and kept with them', async () => {
    const visitor = await signedInBrowser();
    expect(await savedCart()).toBeNull();
    await fill(visitor, [KIBBLE, 1]);
    const mine = idIn(visitor, 'cart');
    expect(mine).not.toBeNull();
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(await savedCart()).toBe(mine);
    expect(await aboutBuyer(mine)).toMatchObject({email: noa().email});
  });

  it('CART-17 CART-18 emptying it deletes the metafield, and the next add makes another', async () => {
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

  it('CART-16 CART-18 so does removing its last line', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 1]);
    const lineId = (await cartOf(visitor))?.lineItems[0]?.id ?? '';
    await change(visitor, {intent: 'remove', lineId});
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([null, null]);
  });

  it('CART-20 a browser that has lost the cookie gets it back, and the cart is kept', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 2]);
    const mine = idIn(visitor, 'cart');
    visitor.cookies.delete('cart');
    expect((await visit(visitor)).quantity).toBe(2);
    expect([idIn(visitor, 'cart'), await savedCart()]).toEqual([mine, mine]);
  });

  it('CART-23 signing out clears the person’s cart alone; it is kept for the next time', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 3]);
    const mine = await savedCart();
    await visitor.post('/logout', {});
    expect([idIn(visitor, 'cart'), visitor.cookies.has('session')]).toEqual([null, false]);
    expect(await savedCart()).toBe(mine);
    expect((await visit(visitor)).cart).toBeNull();
    await fill(visitor, [BIG_KIBBLE, 1]);
    const guests = idIn(visitor, 'guest_cart');
    await visitor.post('/logout', {});
    expect(idIn(visitor, 'guest_cart')).toBe(guests);
    await enter(visitor, noa());
    expect(held((await visit(visitor)).cart)).toEqual({[KIBBLE]: 3, [BIG_KIBBLE]: 1});
  });

  it('CART-25 what a guest’s tab put aside late comes along with the next page', async () => {
    const visitor = await signedInBrowser();
    await fill(visitor, [KIBBLE, 1]);
    const other = shop().visitor();
    await fill(other, [BIG_KIBBLE, 2]);
    visitor.cookies.set('guest_cart', other.cookies.get('guest_cart') ?? '');
    expect(held((await visit(visitor)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    expect(idIn(visitor, 'guest_cart')).toBeNull();
    expect(await savedCart()).toBe(idIn(visitor, 'cart'));
  });
});
