import {describe, expect, it} from 'vitest';
import {openCartIds} from '~/domains/cart/cart-id.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import type {Session} from '~/domains/session/session';
import {sealCartId, type CartCookie} from '~tests/support/sealed-cart';
import {personOf, sessionStoreOf} from '~tests/support/session';

const GUESTS = 'gid://shopify/Cart/guest-token?key=g';
const MINE = 'gid://shopify/Cart/mine-token?key=m';
const FOREIGN = 'gid://shopify/Cart/foreign-token?key=f';
const NEW = 'gid://shopify/Cart/new-token?key=n';

const SECRET = 'the secret of these tests';
const pairOf = async (name: CartCookie, id: string) =>
  `${name}=${await sealCartId(name, id, {secret: SECRET})}`;

interface State {
  /** Of the cookies; left out where there is none. */
  guest?: string;
  person?: string;
  /** `null`: nobody is signed in. */
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
  /** What the browser holds afterwards. */
  const held = () => ({guest: cartId.ofGuest.get(), person: cartId.ofPerson.get()});
  return {cartId, cookies, store, held};
}

const known = (savedCart: Session['savedCart']) => personOf({savedCart});
const savedAs = (cartId: string) => known({metafieldId: null, cartId});
const unknown = personOf();

describe('whose cart it is', () => {
  it.each<[string, State, string | null, {guest: string | null; person: string | null}]>([
    ['a guest with nothing has none', {session: null}, null, {guest: null, person: null}],
    [
      'a guest has the guest’s',
      {guest: GUESTS, session: null},
      GUESTS,
      {guest: GUESTS, person: null},
    ],
    [
      'a guest has not what somebody else left behind',
      {person: FOREIGN, session: null},
      null,
      {guest: null, person: null},
    ],
    [
      'a person has their own, whatever a guest has left',
      {guest: GUESTS, person: MINE, session: savedAs(MINE)},
      MINE,
      {guest: GUESTS, person: MINE},
    ],
    [
      'a person without a cart has none',
      {guest: GUESTS, session: known(null)},
      null,
      {guest: GUESTS, person: null},
    ],
    [
      'somebody whose cart was not brought in goes on with the guest’s',
      {guest: GUESTS, person: FOREIGN, session: unknown},
      GUESTS,
      {guest: GUESTS, person: null},
    ],
    [
      'and has none without one',
      {person: FOREIGN, session: unknown},
      null,
      {guest: null, person: null},
    ],
    [
      'what the browser has lost of it is given anew',
      {session: savedAs(MINE)},
      MINE,
      {guest: null, person: MINE},
    ],
    [
      'a cart that could not be noted yet counts all the same',
      {person: NEW, session: savedAs(MINE)},
      NEW,
      {guest: null, person: NEW},
    ],
  ])('SESS-07 SESS-08 CART-20 CART-24 %s', async (_, state, id, held) => {
    const visitor = await visit(state);
    expect(visitor.cartId.get()).toBe(id);
    expect(visitor.held()).toEqual(held);
  });

  it('CART-24 what a guest must not have is cleared in the browser', async () => {
    const {cookies} = await visit({person: FOREIGN, guest: GUESTS, session: null});
    expect(cookies.headers()).toEqual([expect.stringMatching(/^cart=; .*Max-Age=0/)]);
    const own = await visit({guest: GUESTS, session: null});
    expect(own.cookies.headers()).toEqual([]);
  });
});

describe('a new cart', () => {
  it.each<[string, Session | null, 'guest' | 'person']>([
    ['a guest’s', null, 'guest'],
    ['a person’s', known(null), 'person'],
    ['of somebody whose own was not brought in, still to be merged', unknown, 'guest'],
  ])('CART-13 %s', async (_, session, name) => {
    const {cartId, held} = await visit({session});
    cartId.set(NEW);
    expect(held()).toEqual({guest: null, person: null, [name]: NEW});
    expect(cartId.get()).toBe(NEW);
    cartId.clear();
    expect(held()).toEqual({guest: null, person: null});
  });

  it('SESS-07 follows who is signed in while the request goes on', async () => {
    const {cartId, store, held} = await visit({guest: GUESTS, session: null});
    store.start(unknown);
    expect(cartId.get()).toBe(GUESTS);
    cartId.ofPerson.set(MINE);
    store.update({savedCart: {metafieldId: null, cartId: MINE}});
    expect(cartId.get()).toBe(MINE);
    store.end();
    expect(cartId.get()).toBe(GUESTS);
    expect(held()).toEqual({guest: GUESTS, person: MINE});
  });
});
