import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Fault} from '~sandbox/control/faults';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, type Account} from '~tests/support/accounts';
import {
  inFreshShop,
  logInOrThrow,
  fill,
  quantitiesByVariant,
  idIn,
  visit,
} from './support/cart-visitor';
import {BIG_KIBBLE, KIBBLE} from '../support/variants';
import {cartOf} from './support/guest';
import {logIn} from './support/log-in';
import {sentBodies} from './support/sent-bodies';
import {useOwnSandbox} from '../support/own-sandbox';
import {saveCart, savedCartOf} from './support/saved-cart';
import {NEVER_MS, openShop, watchShop, type Shop, type Visitor} from './support/shop';

const {log, unexpected} = watchShop();
const sandbox = useOwnSandbox();
let control: SandboxControl;
let noa: Account;

/** A shop whose circuit breakers haven't seen any failures. */
const freshShop = (): Shop => openShop(sandbox.origin());
const savedCart = () => savedCartOf(sandbox.origin(), noa.email);
const quantitiesIn = async (id: string | null) =>
  (await control.cart(id ?? '')).lines.map(({merchandiseId, quantity}) => [
    merchandiseId,
    quantity,
  ]);

beforeEach(async () => {
  control = createSandboxControl(sandbox.origin());
  noa = await makeAccount(sandbox.origin());
});
afterEach(async () => {
  await control.clearFaults();
  expect(unexpected()).toEqual([]);
});

/** Noa's saved cart, and a guest's cart in this browser. */
async function bothCarts() {
  const shop = freshShop();
  const first = shop.visitor();
  await logInOrThrow(first, noa);
  await fill(first, [KIBBLE, 2]);
  const saved = idIn(first, 'cart');
  const visitor = shop.visitor();
  await fill(visitor, [KIBBLE, 1], [BIG_KIBBLE, 1]);
  return {visitor, saved, guestCartId: idIn(visitor, 'guest_cart')};
}

const MERGED = {[KIBBLE]: 3, [BIG_KIBBLE]: 1};

async function expectMerged(visitor: Visitor) {
  const {cart, notices} = await visit(visitor);
  expect(quantitiesByVariant(cart)).toEqual(MERGED);
  expect(notices).toEqual([]);
  expect(idIn(visitor, 'guest_cart')).toBeNull();
  expect(await savedCart()).toBe(idIn(visitor, 'cart'));
}

describe('restoring the saved cart', () => {
  it.each<[string, Omit<Fault, 'service'>]>([
    ['reading the carts', {kind: 'error', match: 'query Cart('}],
    ['reading the carts, with a malformed reply', {kind: 'malformed', match: 'query Cart('}],
    ['creating the merged cart', {kind: 'error', match: 'mutation CartCreate('}],
    ['creating the merged cart, throttled', {kind: 'throttle', match: 'mutation CartCreate('}],
    [
      'creating the merged cart, too slow',
      {kind: 'slow', delayMs: NEVER_MS, match: 'mutation CartCreate('},
    ],
  ])('CART-25 SEC-08 keeps both carts and retries after a failure of %s', async (_, fault) => {
    const {visitor, saved, guestCartId} = await bothCarts();
    await control.fault({service: 'commerce', ...fault});
    expect((await logIn(visitor, noa)).status).toBe(303);
    expect(log().map(({message}) => message)).toContain(
      'cart not restored: the next page tries again',
    );

    const page = await visit(visitor);
    expect(page).toMatchObject({status: 200, firstName: 'Noa'});
    expect([idIn(visitor, 'guest_cart'), idIn(visitor, 'cart')]).toEqual([guestCartId, null]);
    expect(await savedCart()).toBe(saved);
    expect(await quantitiesIn(saved)).toEqual([[KIBBLE, 2]]);
    expect(await quantitiesIn(guestCartId)).toEqual([
      [BIG_KIBBLE, 1],
      [KIBBLE, 1],
    ]);

    await control.clearFaults();
    await expectMerged(inFreshShop(freshShop(), visitor));
  });

  it.each<Fault['kind']>(['error', 'malformed', 'throttle'])(
    'CART-14 CART-25 creates one merged cart, however often writing its id fails (%s)',
    async (kind) => {
      const {visitor, guestCartId} = await bothCarts();
      const writing = 'mutation AdminCustomerUpdate(';
      await control.fault({service: 'commerce', kind, match: writing});
      await logInOrThrow(visitor, noa);
      const merged = idIn(visitor, 'cart');
      const asDocument = {Accept: 'text/html'};
      let tried = visitor;
      for (const _try of [1, 2]) {
        tried = inFreshShop(freshShop(), tried);
        const sent = sentBodies();
        await tried.get('/', asDocument);
        expect(sent()).toContain(writing);
        expect(sent()).not.toContain('mutation CartCreate(');
      }
      /* Until the id is saved, the guest's cart is the only other copy. */
      expect(await quantitiesIn(guestCartId)).toHaveLength(2);
      await control.clearFaults();
      await expectMerged(inFreshShop(freshShop(), tried));
      expect(await savedCart()).toBe(merged);
    },
  );

  it('CART-22 retries deleting the saved cart id of a cart that is gone', async () => {
    const {visitor} = await bothCarts();
    visitor.cookies.delete('guest_cart');
    const gone = 'gid://shopify/Cart/nowhere-to-be-found?key=1';
    await saveCart(sandbox.origin(), noa.email, gone);
    await control.fault({service: 'commerce', kind: 'error', match: 'AdminMetafieldsDelete'});
    await logInOrThrow(visitor, noa);
    expect(await savedCart()).toBe(gone);
    await control.clearFaults();
    expect((await visit(inFreshShop(freshShop(), visitor))).cart).toBeNull();
    expect(await savedCart()).toBeNull();
  });

  it('CART-25 retries recreating the guest’s cart as the customer’s', async () => {
    const visitor = freshShop().visitor();
    await fill(visitor, [KIBBLE, 2]);
    const guestCartId = idIn(visitor, 'guest_cart');
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    await logInOrThrow(visitor, noa);
    expect((await visit(visitor)).quantity).toBe(2);
    expect([idIn(visitor, 'guest_cart'), await savedCart()]).toEqual([guestCartId, null]);
    await control.clearFaults();
    const later = inFreshShop(freshShop(), visitor);
    expect((await visit(later)).quantity).toBe(2);
    const mine = idIn(later, 'cart');
    expect(mine).not.toBe(guestCartId);
    expect(await savedCart()).toBe(mine);
    expect((await control.cart(mine ?? '')).buyerIdentity.email).toBe(noa.email);
    expect(await quantitiesIn(guestCartId)).toEqual([]);
  });

  it('CART-13 CART-25 later merges lines that were added while restoring failed', async () => {
    const {visitor} = await bothCarts();
    visitor.cookies.delete('guest_cart');
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    await logInOrThrow(visitor, noa);
    await control.clearFaults();
    const meanwhile = inFreshShop(freshShop(), visitor);
    await fill(meanwhile, [KIBBLE, 1], [BIG_KIBBLE, 1]);
    expect(idIn(meanwhile, 'guest_cart')).not.toBeNull();
    await expectMerged(meanwhile);
  });
});

describe('a lost response', () => {
  it('CART-71, CART-25 a lost login response doesn’t cause a second merge', async () => {
    const {visitor} = await bothCarts();
    const {email, password} = noa;
    const body = new URLSearchParams({email, password, to: '/'});
    /* The server handles the login, but the browser never gets the response. */
    await visitor.request('/shelter/login', {method: 'POST', body});
    expect(visitor.cookies.has('session')).toBe(false);
    await logInOrThrow(visitor, noa);
    await expectMerged(visitor);
  });

  it.each<[string, Omit<Fault, 'service'> | null]>([
    ['was emptied', null],
    ['kept its lines', {kind: 'error', match: 'mutation CartLinesRemove('}],
  ])(
    'CART-71, CART-25 after a lost login response, a guest’s cart that %s brings what was added since',
    async (_, fault) => {
      const {visitor, guestCartId} = await bothCarts();
      if (fault) await control.fault({service: 'commerce', ...fault});
      const {email, password} = noa;
      const body = new URLSearchParams({email, password, to: '/'});
      await visitor.request('/shelter/login', {method: 'POST', body});
      await control.clearFaults();
      expect(await quantitiesIn(guestCartId)).toHaveLength(fault ? 2 : 0);
      const guest = inFreshShop(freshShop(), visitor);
      await fill(guest, [BIG_KIBBLE, 2]);
      await logInOrThrow(guest, noa);
      expect(quantitiesByVariant((await visit(guest)).cart)).toEqual({
        [KIBBLE]: 3,
        [BIG_KIBBLE]: 3,
      });
      expect(await quantitiesIn(guestCartId)).toEqual([]);
    },
  );

  it('CART-71, CART-25 a lost page that retried doesn’t cause a second merge', async () => {
    const {visitor} = await bothCarts();
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    await logInOrThrow(visitor, noa);
    await control.clearFaults();
    const later = inFreshShop(freshShop(), visitor);
    const asDocument = {headers: {Accept: 'text/html'}};
    await later.request('/', asDocument);
    await later.request('/', asDocument);
    expect(idIn(later, 'guest_cart')).not.toBeNull();
    await expectMerged(later);
  });

  it('CART-71, CART-25 two pages at once merge only once', async () => {
    const {visitor} = await bothCarts();
    await control.fault({service: 'commerce', kind: 'error', match: 'mutation CartCreate('});
    await logInOrThrow(visitor, noa);
    await control.clearFaults();
    const later = inFreshShop(freshShop(), visitor);
    const asDocument = {headers: {Accept: 'text/html'}};
    const answers = await Promise.all([
      later.request('/', asDocument),
      later.request('/cart', asDocument),
    ]);
    answers.forEach((take) => take());
    expect(quantitiesByVariant(await cartOf(later))).toEqual(MERGED);
    expect(quantitiesByVariant((await visit(later)).cart)).toEqual(MERGED);
  });
});

const failToSaveCartIds = () =>
  control.fault({service: 'commerce', kind: 'error', match: 'mutation AdminCustomerUpdate('});

describe('the saved cart id', () => {
  it('CART-14 is written with the next request after a failure, and the cart works in the meantime', async () => {
    const visitor = freshShop().visitor();
    await logInOrThrow(visitor, noa);
    await failToSaveCartIds();
    await fill(visitor, [KIBBLE, 2]);
    expect(await savedCart()).toBeNull();
    expect((await visit(visitor)).quantity).toBe(2);
    await control.clearFaults();
    const later = inFreshShop(freshShop(), visitor);
    expect((await visit(later)).quantity).toBe(2);
    expect(await savedCart()).toBe(idIn(later, 'cart'));
  });

  it('CART-18 is deleted with the next request after a failure', async () => {
    const visitor = freshShop().visitor();
    await logInOrThrow(visitor, noa);
    await fill(visitor, [KIBBLE, 2]);
    const mine = idIn(visitor, 'cart');
    await control.fault({service: 'commerce', kind: 'error', match: 'AdminMetafieldsDelete'});
    await visitor.post('/cart/change', {intent: 'empty'});
    expect(await savedCart()).toBe(mine);
    await control.clearFaults();
    const later = inFreshShop(freshShop(), visitor);
    expect((await visit(later)).cart).toBeNull();
    expect([idIn(later, 'cart'), await savedCart()]).toEqual([null, null]);
  });
});

describe('logging out after the cart’s id couldn’t be saved', () => {
  /** A customer with a cart of whom the account knows nothing. */
  async function withUnsavedCart(): Promise<Visitor> {
    const visitor = freshShop().visitor();
    await logInOrThrow(visitor, noa);
    await failToSaveCartIds();
    await fill(visitor, [KIBBLE, 2]);
    await control.clearFaults();
    expect(await savedCart()).toBeNull();
    return inFreshShop(freshShop(), visitor);
  }

  it('SESS-80 saves it, so that the next login finds the cart', async () => {
    const visitor = await withUnsavedCart();
    const cartId = idIn(visitor, 'cart');
    await visitor.post('/logout', {});
    expect(await savedCart()).toBe(cartId);
    await logInOrThrow(visitor, noa);
    expect((await visit(visitor)).quantity).toBe(2);
  });

  it('SESS-80 writes nothing for a copy of the cookies that is logged out once more', async () => {
    const visitor = await withUnsavedCart();
    const copy = inFreshShop(freshShop(), visitor);
    await visitor.post('/logout', {});
    await saveCart(sandbox.origin(), noa.email, 'gid://shopify/Cart/newer?key=1');
    await copy.post('/logout', {});
    expect(await savedCart()).toBe('gid://shopify/Cart/newer?key=1');
  });
});
