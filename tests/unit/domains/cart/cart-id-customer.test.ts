import {describe, expect, it} from 'vitest';
import {openCartIds} from '~/domains/cart/cart-id.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import type {Session} from '~/domains/session/session';
import {sealCartId, type CartCookie} from '~tests/support/sealed-cart';
import {makeSession, sessionStoreOf} from '~tests/support/session';

const GUESTS = 'gid://shopify/Cart/guest-token?key=g';
const MINE = 'gid://shopify/Cart/mine-token?key=m';
const FOREIGN = 'gid://shopify/Cart/foreign-token?key=f';
const NEW = 'gid://shopify/Cart/new-token?key=n';

const SECRET = 'the secret of these tests';
const pairOf = async (name: CartCookie, id: string) =>
  `${name}=${await sealCartId(name, id, {secret: SECRET})}`;

interface State {
  guest?: string;
  person?: string;
  /** `null` for a guest. */
  session: Session | null;
}

async function visit({guest, person, session}: State) {
  const pairs = [
    ...(guest ? [await pairOf('guest_cart', guest)] : []),
    ...(person ? [await pairOf('cart', person)] : []),
  ];
  const cookies = createCookieJar(
    new Request('https://shop.test/', {headers: {Cookie: pairs.join('; ')}}),
    {suffix: '', secure: false},
  );
  const store = sessionStoreOf(session);
  const cartId = await openCartIds({
    cookies,
    session: store,
    secrets: [SECRET],
    site: {id: 'DTC'},
    now: Date.now(),
  });
  const held = () => ({guest: cartId.ofGuest.get(), person: cartId.ofCustomer.get()});
  return {cartId, cookies, store, held};
}

const known = (savedCart: Session['savedCart']) => makeSession({savedCart});
const savedAs = (cartId: string) => known({metafieldId: null, cartId});
const unknown = makeSession();

describe('openCartIds', () => {
  it.each<[string, State, string | null, {guest: string | null; person: string | null}]>([
    ['a guest without cookies has no cart', {session: null}, null, {guest: null, person: null}],
    [
      'a guest has the guest cart',
      {guest: GUESTS, session: null},
      GUESTS,
      {guest: GUESTS, person: null},
    ],
    [
      'a guest doesn’t get the cart of an earlier customer',
      {person: FOREIGN, session: null},
      null,
      {guest: null, person: null},
    ],
    [
      'a customer has the saved cart even if there is a guest cart',
      {guest: GUESTS, person: MINE, session: savedAs(MINE)},
      MINE,
      {guest: GUESTS, person: MINE},
    ],
    [
      'a customer without a saved cart has none',
      {guest: GUESTS, session: known(null)},
      null,
      {guest: GUESTS, person: null},
    ],
    [
      'a customer whose saved cart isn’t restored yet has the guest cart',
      {guest: GUESTS, person: FOREIGN, session: unknown},
      GUESTS,
      {guest: GUESTS, person: null},
    ],
    [
      'a customer whose saved cart isn’t restored yet has none without a guest cart',
      {person: FOREIGN, session: unknown},
      null,
      {guest: null, person: null},
    ],
    [
      'a customer without the cookie gets the saved cart’s id again',
      {session: savedAs(MINE)},
      MINE,
      {guest: null, person: MINE},
    ],
    [
      'a new cart in the cookie wins over an older saved cart',
      {person: NEW, session: savedAs(MINE)},
      NEW,
      {guest: null, person: NEW},
    ],
  ])('SESS-07 SESS-08 CART-20 CART-24 openCartIds: %s', async (_, state, id, held) => {
    const visitor = await visit(state);
    expect(visitor.cartId.get()).toBe(id);
    expect(visitor.held()).toEqual(held);
  });

  it('CART-24 openCartIds clears the customer cart’s cookie for a guest', async () => {
    const {cookies} = await visit({person: FOREIGN, guest: GUESTS, session: null});
    expect(cookies.headers()).toEqual([expect.stringMatching(/^cart=; .*Max-Age=0/)]);
    const own = await visit({guest: GUESTS, session: null});
    expect(own.cookies.headers()).toEqual([]);
  });
});

describe('id of a new cart', () => {
  it.each<[string, Session | null, 'guest' | 'person']>([
    ['guest', null, 'guest'],
    ['customer', known(null), 'person'],
    ['customer whose saved cart isn’t restored yet', unknown, 'guest'],
  ])('CART-13 id of a new cart is stored for a %s', async (_, session, name) => {
    const {cartId, held} = await visit({session});
    cartId.set(NEW);
    expect(held()).toEqual({guest: null, person: null, [name]: NEW});
    expect(cartId.get()).toBe(NEW);
    cartId.clear();
    expect(held()).toEqual({guest: null, person: null});
  });

  it('SESS-07 current cart id follows login, restore and logout within a request', async () => {
    const {cartId, store, held} = await visit({guest: GUESTS, session: null});
    store.start(unknown);
    expect(cartId.get()).toBe(GUESTS);
    cartId.ofCustomer.set(MINE);
    store.update({savedCart: {metafieldId: null, cartId: MINE}});
    expect(cartId.get()).toBe(MINE);
    store.end();
    expect(cartId.get()).toBe(GUESTS);
    expect(held()).toEqual({guest: GUESTS, person: MINE});
  });
});
