import {describe, expect, it} from 'vitest';
import {jwtOf} from '~tests/support/accounts';
import {post} from './support/api';
import {useCustomer} from './support/customer';
import {fill, idIn} from './support/cart-visitor';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import type {Visitor} from './support/shop';

const {aboutBuyer, control, noa, origin, saved, savedCart, shop} = useCustomer();

describe('the cart of a customer who logs in through the API', () => {
  const BASE = '/api/ecom/v1.0';
  const beginSession = async (visitor: Visitor) => {
    const {email} = noa();
    const begun = {
      email,
      first_name: 'Noa',
      last_name: 'Berg',
      key: await jwtOf(origin(), noa()),
    };
    const {status, value} = await post<{sessionToken: string}>(
      visitor,
      `${BASE}/create-customer-token`,
      begun,
    );
    expect(status).toBe(200);
    return value.sessionToken;
  };

  it('API-38 API-39 CART-14 link-cart-to-profile turns the guest’s cart into the customer’s', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guestCartId = idIn(visitor, 'guest_cart');
    await beginSession(visitor);
    const {status} = await post(visitor, `${BASE}/link-cart-to-profile`, {cartId: guestCartId});
    expect(status).toBe(200);
    const linked = idIn(visitor, 'cart');
    expect(linked).not.toBe(guestCartId);
    expect([await savedCart(), idIn(visitor, 'guest_cart')]).toEqual([linked, null]);
    expect(await aboutBuyer(linked)).toMatchObject({email: noa().email});
    expect(await aboutBuyer(guestCartId)).toMatchObject({email: null, customerId: null});
  });

  it('CART-76a CART-76b link-cart-to-profile recreates the guest’s cart for the customer of a sessionToken and empties the old one', async () => {
    const sessionToken = await beginSession(shop().visitor());
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guests = idIn(visitor, 'guest_cart');
    const {status} = await post(visitor, `${BASE}/link-cart-to-profile`, {
      cartId: guests,
      sessionToken,
    });
    expect(status).toBe(200);
    const linked = idIn(visitor, 'guest_cart');
    expect(linked).not.toBe(guests);
    expect(await aboutBuyer(linked)).toMatchObject({email: noa().email});
    expect(await aboutBuyer(guests)).toMatchObject({email: null, customerId: null});
    expect((await control().cart(guests ?? '')).lines).toEqual([]);
  });

  it('link-cart-to-profile leaves the guest’s cart alone when the new one cannot be created', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guestCartId = idIn(visitor, 'guest_cart');
    await beginSession(visitor);
    await control().fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    const {status} = await post(visitor, `${BASE}/link-cart-to-profile`, {cartId: guestCartId});
    await control().clearFaults();
    expect(status).toBe(502);
    expect(await aboutBuyer(guestCartId)).toMatchObject({email: null, customerId: null});
  });

  it('API-38 CART-25 link-cart-to-profile merges the saved cart', async () => {
    await saved([BIG_KIBBLE, 1]);
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const cartId = idIn(visitor, 'guest_cart');
    await beginSession(visitor);
    const {value} = await post<{cart: {id: string; totalQuantity: number}}>(
      visitor,
      `${BASE}/link-cart-to-profile`,
      {cartId},
    );
    expect(value.cart.totalQuantity).toBe(3);
    expect(value.cart.id).toBe(await savedCart());
  });
});
