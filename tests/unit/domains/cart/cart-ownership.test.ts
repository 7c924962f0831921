import {describe, expect, it} from 'vitest';
import {openCartOwnership} from '~/domains/cart/cart-ownership.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import type {Session} from '~/domains/session/session';
import {openCartCookie, sealCartId, type CartCookie} from '~tests/support/sealed-cart';
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
  customer?: string;
  /** `null` for a guest. */
  session: Session | null;
}

async function open({guest, customer, session}: State) {
  const pairs = [
    ...(guest ? [await pairOf('guest_cart', guest)] : []),
    ...(customer ? [await pairOf('cart', customer)] : []),
  ];
  const cookies = createCookieJar(
    new Request('https://shop.test/', {headers: {Cookie: pairs.join('; ')}}),
    {suffix: '', secure: false},
  );
  const store = sessionStoreOf(session);
  const cartId = await openCartOwnership({
    cookies,
    session: store,
    secrets: [SECRET],
    site: {id: 'DTC'},
    now: Date.now(),
  });
  const idIn = (name: CartCookie) => {
    const text = cookies.get(name);
    return text === null ? null : openCartCookie(name, text, {secret: SECRET});
  };
  const held = async () => {
    await cartId.commit();
    return {guest: idIn('guest_cart'), customer: idIn('cart')};
  };
  return {cartId, cookies, store, held};
}

async function visit(state: State) {
  const opened = await open(state);
  opened.cartId.reconcile();
  return opened;
}

const known = (savedCart: Session['savedCart']) => makeSession({savedCart});
const savedAs = (cartId: string) => known({metafieldId: null, cartId});
const unknown = makeSession();

describe('reconcile', () => {
  it.each<[string, State, string | null, {guest: string | null; customer: string | null}]>([
    ['a guest without cookies has no cart', {session: null}, null, {guest: null, customer: null}],
    [
      'a guest has the guest cart',
      {guest: GUESTS, session: null},
      GUESTS,
      {guest: GUESTS, customer: null},
    ],
    [
      'a guest doesn’t get the cart of an earlier customer',
      {customer: FOREIGN, session: null},
      null,
      {guest: null, customer: null},
    ],
    [
      'a customer has the saved cart even if there is a guest cart',
      {guest: GUESTS, customer: MINE, session: savedAs(MINE)},
      MINE,
      {guest: GUESTS, customer: MINE},
    ],
    [
      'a customer without a saved cart has none',
      {guest: GUESTS, session: known(null)},
      null,
      {guest: GUESTS, customer: null},
    ],
    [
      'a customer whose saved cart isn’t restored yet has the guest cart',
      {guest: GUESTS, customer: FOREIGN, session: unknown},
      GUESTS,
      {guest: GUESTS, customer: null},
    ],
    [
      'a customer whose saved cart isn’t restored yet has none without a guest cart',
      {customer: FOREIGN, session: unknown},
      null,
      {guest: null, customer: null},
    ],
    [
      'a customer without the cookie gets the saved cart’s id again',
      {session: savedAs(MINE)},
      MINE,
      {guest: null, customer: MINE},
    ],
    [
      'a new cart in the cookie wins over an older saved cart',
      {customer: NEW, session: savedAs(MINE)},
      NEW,
      {guest: null, customer: NEW},
    ],
  ])('SESS-07 SESS-08 CART-20 CART-24 reconcile: %s', async (_, state, id, held) => {
    const visitor = await visit(state);
    expect(visitor.cartId.get()).toBe(id);
    expect(await visitor.held()).toEqual(held);
  });

  it('CART-24 commit clears the customer cart’s cookie for a guest', async () => {
    const {cartId, cookies} = await visit({customer: FOREIGN, guest: GUESTS, session: null});
    await cartId.commit();
    expect(cookies.headers()).toEqual([expect.stringMatching(/^cart=; .*Max-Age=0/)]);
    const own = await visit({guest: GUESTS, session: null});
    await own.cartId.commit();
    expect(own.cookies.headers()).toEqual([]);
  });
});

describe('openCartOwnership', () => {
  it.each<[string, State]>([
    ['the cart of an earlier customer', {customer: FOREIGN, session: null}],
    ['no cookie of the saved cart', {session: savedAs(MINE)}],
  ])('CART-24 openCartOwnership changes no cookie when there is %s', async (_, state) => {
    const {cookies} = await open(state);
    expect(cookies.headers()).toEqual([]);
  });

  it('openCartOwnership changes no cookie when there is one that we didn’t seal', async () => {
    const cookies = createCookieJar(
      new Request('https://shop.test/', {headers: {Cookie: 'guest_cart=planted'}}),
      {suffix: '', secure: false},
    );
    const options = {cookies, secrets: [SECRET], site: {id: 'DTC'}, now: Date.now()} as const;
    const cartId = await openCartOwnership({...options, session: sessionStoreOf(null)});
    expect([cartId.get(), cookies.headers()]).toEqual([null, []]);
  });
});

describe('saved cart as just read', () => {
  const saved = (cartId: string) => ({metafieldId: '1', cartId});

  it.each<[string, Session['savedCart'], ReturnType<typeof saved> | null, string | null]>([
    ['takes one that another device has saved', saved(MINE), saved(FOREIGN), FOREIGN],
    ['keeps a new cart when the saved one is the same', saved(MINE), saved(MINE), NEW],
    ['has none after another device checked it out', saved(MINE), null, null],
  ])('SESS-25 CART-21 follow %s', async (_, before, read, id) => {
    const {cartId, store} = await visit({customer: NEW, session: known(before)});
    cartId.follow(read, {savedCart: before});
    expect([cartId.get(), store.current()?.savedCart]).toEqual([id, read]);
  });

  it('follow changes nothing that the request has changed meanwhile, nor after its end', async () => {
    const before = saved(MINE);
    const {cartId, store} = await visit({customer: MINE, session: known(before)});
    cartId.adopt(saved(NEW));
    cartId.follow(saved(FOREIGN), {savedCart: before});
    expect([cartId.get(), store.current()?.savedCart]).toEqual([NEW, saved(NEW)]);
    const ended = await visit({customer: MINE, session: known(before)});
    ended.store.end();
    ended.cartId.follow(saved(FOREIGN), {savedCart: before});
    expect([ended.store.current(), ended.cartId.get()]).toEqual([null, null]);
  });

  it.each<[string, Session | null, ReturnType<typeof saved> | null, Session['savedCart']]>([
    ['records the current cart’s id', known(null), saved(MINE), saved(MINE)],
    ['records no other id', known(null), saved(FOREIGN), null],
    ['records nothing before the restore', unknown, saved(MINE), undefined],
    ['records nothing without a saved cart', known(saved(NEW)), null, saved(NEW)],
    ['records nothing for a guest', null, saved(MINE), undefined],
  ])('SESS-64 recordWritten %s', async (_, session, read, recorded) => {
    const {cartId, store} = await visit({customer: MINE, session});
    cartId.recordWritten(read, known(null));
    expect(store.current()?.savedCart).toEqual(recorded);
  });

  it('SESS-64 recordWritten ignores another session’s customer', async () => {
    const {cartId, store} = await visit({customer: MINE, session: known(null)});
    cartId.recordWritten(saved(MINE), makeSession({customerToken: 'another'}));
    expect(store.current()?.savedCart).toBeNull();
  });

  it('CART-18 keepInsteadOf keeps the cart, and leaves an unrestored cart unknown', async () => {
    const {cartId, store} = await visit({customer: MINE, session: savedAs(MINE)});
    cartId.keepInsteadOf(saved(FOREIGN));
    expect([cartId.get(), store.current()?.savedCart]).toEqual([MINE, saved(FOREIGN)]);
    const unrestored = await visit({session: unknown});
    unrestored.cartId.keepInsteadOf(saved(FOREIGN));
    expect(unrestored.store.current()?.savedCart).toBeUndefined();
  });
});

describe('id of a new cart', () => {
  it.each<[string, Session | null, 'guest' | 'customer']>([
    ['guest', null, 'guest'],
    ['customer', known(null), 'customer'],
    ['customer whose saved cart isn’t restored yet', unknown, 'guest'],
  ])('CART-13 id of a new cart is stored for a %s', async (_, session, name) => {
    const {cartId, held} = await visit({session});
    cartId.set(NEW);
    expect(await held()).toEqual({guest: null, customer: null, [name]: NEW});
    expect(cartId.get()).toBe(NEW);
    cartId.clear();
    expect(await held()).toEqual({guest: null, customer: null});
  });

  it('SESS-07 CART-23 current cart id follows login, restore and logout within a request', async () => {
    const {cartId, store, held} = await visit({guest: GUESTS, session: null});
    store.start(unknown);
    expect(cartId.get()).toBe(GUESTS);
    cartId.adopt({metafieldId: null, cartId: MINE});
    expect(cartId.get()).toBe(MINE);
    store.end();
    expect(cartId.get()).toBe(GUESTS);
    expect(await held()).toEqual({guest: GUESTS, customer: null});
  });
});
