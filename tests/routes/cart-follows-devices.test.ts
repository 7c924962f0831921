import {describe, expect, it} from 'vitest';
import {makeAccount} from '~tests/support/accounts';
import {useCustomer} from './support/customer';
import {logInOrThrow, fill, quantitiesByVariant, idIn, visit} from './support/cart-visitor';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import {cartOf, change} from './support/guest';
import {savedCartOf} from './support/saved-cart';

const {control, later, noa, origin, saved, savedCart, shop, signedInBrowser} = useCustomer();

describe('a shared browser', () => {
  it('CART-73, CART-24 SEC-08 shows a guest nothing of a cart that a customer left behind', async () => {
    const mine = await saved([KIBBLE, 2]);
    const visitor = shop().visitor(`cart=${await shop().sealCart(mine, 'cart')}`);
    expect((await visit(visitor)).cart).toBeNull();
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('CART-73, CART-24 shows the next customer nothing of a cart left behind, even while restoring carts fails', async () => {
    const mine = await saved([KIBBLE, 2]);
    const left = `cart=${await shop().sealCart(mine, 'cart')}`;
    const other = await makeAccount(origin());
    const visitor = shop().visitor(left);
    await logInOrThrow(visitor, other);
    expect((await visit(visitor)).cart).toBeNull();
    expect(await savedCartOf(origin(), other.email)).toBeNull();

    await control().fault({service: 'commerce', kind: 'error', match: 'CustomerUpdate'});
    const unlucky = shop().visitor(left);
    await fill(unlucky, [BIG_KIBBLE, 1]);
    unlucky.cookies.set('cart', left.replace('cart=', ''));
    await logInOrThrow(unlucky, other);
    expect(quantitiesByVariant(await cartOf(unlucky))).toEqual({[BIG_KIBBLE]: 1});
    await control().clearFaults();
    expect(await savedCart()).toBe(mine);
  });
});

describe('a second device', () => {
  it('CART-72, SESS-25 CART-20 shows the first device’s cart after a minute, and its changes at once', async () => {
    const phone = await signedInBrowser();
    const desk = await signedInBrowser();
    await fill(desk, [KIBBLE, 2]);
    /* The phone learns of the cart only when its session is refreshed. */
    later();
    await visit(phone);
    expect((await visit(phone)).quantity).toBe(2);
    expect(idIn(phone, 'cart')).toBe(idIn(desk, 'cart'));
    await fill(desk, [BIG_KIBBLE, 1]);
    expect((await visit(phone)).quantity).toBe(3);
  });

  it('CART-72, SESS-25 CART-21 switches to a cart that was recreated elsewhere, and so does the first device', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = shop().visitor();
    await fill(desk, [BIG_KIBBLE, 2]);
    await logInOrThrow(desk, noa());
    expect(quantitiesByVariant((await visit(desk)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    later();
    await visit(phone);
    expect(quantitiesByVariant((await visit(phone)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    expect(await savedCart()).toBe(idIn(phone, 'cart'));
  });

  it('CART-18 loses a cart that the first device emptied, and keeps the next one', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = await signedInBrowser();
    await change(desk, {intent: 'empty'});
    later();
    await visit(phone);
    expect(idIn(phone, 'cart')).toBeNull();
    await fill(desk, [BIG_KIBBLE, 1]);
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    later();
    await visit(phone);
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    expect(quantitiesByVariant((await visit(phone)).cart)).toEqual({[BIG_KIBBLE]: 1});
  });

  it('SESS-16 SESS-17 a refresh from the idle alert doesn’t replace a newer saved cart with an old one', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = await signedInBrowser();
    const made = idIn(desk, 'cart');
    expect(made).not.toBe(idIn(phone, 'cart'));
    expect((await phone.post('/session/continue', {})).status).toBe(204);
    expect(await savedCart()).toBe(made);
    expect(idIn(phone, 'cart')).toBe(made);
  });
});
