import {describe, expect, it} from 'vitest';
import {jwtOf} from './support/accounts';
import {post} from './support/api';
import {useCustomer} from './support/customer';
import {fill, idIn} from './support/follow';
import {BIG_KIBBLE, KIBBLE} from './support/goods';
import type {Visitor} from './support/shop';

const {aboutBuyer, control, noa, origin, saved, savedCart, shop} = useCustomer();

describe('by the API alone, with no page in between', () => {
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

  it('API-38 API-39 CART-14 the guest’s cart is linked to the profile', async () => {
    const visitor = shop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guests = idIn(visitor, 'guest_cart');
    await beginSession(visitor);
    const {status} = await post(visitor, `${BASE}/link-cart-to-profile`, {cartId: guests});
    expect(status).toBe(200);
    const linked = idIn(visitor, 'cart');
    expect(linked).not.toBe(guests);
    expect([await savedCart(), idIn(visitor, 'guest_cart')]).toEqual([linked, null]);
    expect(await aboutBuyer(linked)).toMatchObject({email: noa().email});
    expect(await aboutBuyer(guests)).toMatchObject({email: null, customerId: null});
  });

  it('CART-76 a guest’s cart is made anew for whom a sessionToken names, and the old one is emptied', async () => {
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

  it('API-38 CART-25 and the one that is kept with them is not lost', async () => {
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
