import {describe, expect, it} from 'vitest';
import {makeAccount} from './support/accounts';
import {useCustomer} from './support/customer';
import {enter, fill, held, idIn, visit} from './support/follow';
import {BIG_KIBBLE, KIBBLE} from './support/goods';
import {cartOf, change} from './support/guest';
import {savedCartOf} from './support/saved-cart';

const {control, later, noa, origin, saved, savedCart, shop, signedInBrowser} = useCustomer();

describe('a machine that is shared', () => {
  it('CART-73, CART-24 SEC-08 a guest has nothing of a cart that somebody left behind', async () => {
    const mine = await saved([KIBBLE, 2]);
    const visitor = shop().visitor(`cart=${await shop().sealCart(mine, 'cart')}`);
    expect((await visit(visitor)).cart).toBeNull();
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('CART-73, CART-24 nor has the next person who signs in there, even while nothing can be brought in', async () => {
    const mine = await saved([KIBBLE, 2]);
    const left = `cart=${await shop().sealCart(mine, 'cart')}`;
    const other = await makeAccount(origin());
    const visitor = shop().visitor(left);
    await enter(visitor, other);
    expect((await visit(visitor)).cart).toBeNull();
    expect(await savedCartOf(origin(), other.email)).toBeNull();

    await control().fault({service: 'commerce', kind: 'error', match: 'CustomerUpdate'});
    const unlucky = shop().visitor(left);
    await fill(unlucky, [BIG_KIBBLE, 1]);
    unlucky.cookies.set('cart', left.replace('cart=', ''));
    await enter(unlucky, other);
    expect(held(await cartOf(unlucky))).toEqual({[BIG_KIBBLE]: 1});
    await control().clearFaults();
    expect(await savedCart()).toBe(mine);
  });
});

describe('a second device', () => {
  it('CART-72, SESS-25 CART-20 finds what the first has put into the cart, at once and after a minute', async () => {
    const phone = await signedInBrowser();
    const desk = await signedInBrowser();
    await fill(desk, [KIBBLE, 2]);
    /* The phone knows of no cart until its session is refreshed. */
    later();
    await visit(phone);
    expect((await visit(phone)).quantity).toBe(2);
    expect(idIn(phone, 'cart')).toBe(idIn(desk, 'cart'));
    await fill(desk, [BIG_KIBBLE, 1]);
    expect((await visit(phone)).quantity).toBe(3);
  });

  it('CART-72, SESS-25 CART-21 follows a cart that was made anew elsewhere, and the first follows back', async () => {
    const phone = await signedInBrowser();
    await fill(phone, [KIBBLE, 1]);
    const desk = shop().visitor();
    await fill(desk, [BIG_KIBBLE, 2]);
    await enter(desk, noa());
    expect(held((await visit(desk)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    later();
    await visit(phone);
    expect(held((await visit(phone)).cart)).toEqual({[KIBBLE]: 1, [BIG_KIBBLE]: 2});
    expect(await savedCart()).toBe(idIn(desk, 'cart'));
    expect(await savedCart()).toBe(idIn(phone, 'cart'));
  });

  it('CART-18 has no cart any more when the first has emptied it, and keeps what comes then', async () => {
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
    expect(held((await visit(phone)).cart)).toEqual({[BIG_KIBBLE]: 1});
  });

  it('SESS-16 SESS-17 a refresh that the idle alert asks for does not write an old cart over a new one', async () => {
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
