import {describe, expect, it} from 'vitest';
import {MAX_SAVED_ITEMS} from '~/domains/cart/saved/saved-items';
import type {SavedLine} from '~/domains/cart/saved/saved-line';
import {
  add,
  BIG_KIBBLE,
  DONATION,
  EVERY_4_WEEKS,
  KIBBLE,
  ON_SALE,
  SOLD_OUT,
} from '../support/variants';
import {useAccountShop} from './support/account-shop';
import {cartOf, change, guestWith, noticesOf, sizes, texts} from './support/guest';
import {ADA, logIn, loggedInVisitor} from './support/log-in';
import {postTwice} from './support/post-twice';
import {openShop, type Visitor} from './support/shop';

const {sandbox, site, unexpected} = useAccountShop();

const COOKIE = 'saved_items';
const textOf = (variant: string, quantity = 1, plan = '') =>
  [variant, plan].map((id) => id.split('/').at(-1)).join('.') + `.${quantity}`;

async function savedOf(visitor: Visitor): Promise<SavedLine[] | null> {
  const {loaderData} = (await visitor.get('/cart')).page();
  return (loaderData['routes/cart'] as {saved: SavedLine[] | null}).saved;
}
const savedIds = async (visitor: Visitor) =>
  (await savedOf(visitor))?.map(({item}) => item.merchandiseId);

async function lineIdOf(visitor: Visitor, variant: string): Promise<string> {
  const cart = await cartOf(visitor);
  return cart?.lineItems.find((line) => line.variant.id === variant)?.id ?? '';
}

async function save(visitor: Visitor, variant: string, path = '/cart/change') {
  return postTwice(visitor, path, {intent: 'save', lineId: await lineIdOf(visitor, variant)});
}

const move = (visitor: Visitor, item: string) => change(visitor, {intent: 'move', item});

describe('a guest', () => {
  it('CART-102a saves a line for later, which leaves the cart', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2], [BIG_KIBBLE, 1]);
    expect((await save(visitor, KIBBLE)).status).toBe(200);
    expect((await cartOf(visitor))?.lineItems.map(({variant}) => variant.id)).toEqual([BIG_KIBBLE]);
    expect(visitor.cookies.get(COOKIE)).toBe(textOf(KIBBLE, 2));
    expect(await savedOf(visitor)).toMatchObject([
      {
        item: {merchandiseId: KIBBLE, quantity: 2},
        line: {
          product: {title: 'Everyday Chicken & Barley'},
          variant: {inStock: true},
          cost: {amountPerQuantity: {amount: '13.99'}},
        },
      },
    ]);
  });

  it('CART-102a, CART-102b saves and moves the only line with plain forms', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2]);
    const saved = await save(visitor, KIBBLE, '/cart');
    expect([saved.status, saved.location]).toEqual([303, '/cart']);
    expect(await cartOf(visitor)).toBeNull();
    expect(await savedIds(visitor)).toEqual([KIBBLE]);

    const moved = await visitor.post('/cart', {intent: 'move', item: textOf(KIBBLE, 2)});
    expect([moved.status, moved.location]).toEqual([303, '/cart']);
    expect(sizes(await cartOf(visitor))).toEqual([2]);
    expect(await savedOf(visitor)).toEqual([]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  it('CART-102b an autoship line keeps its plan, and is shown with the price on autoship', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 1, EVERY_4_WEEKS]);
    await save(visitor, KIBBLE);
    expect(await savedOf(visitor)).toMatchObject([
      {
        line: {
          sellingPlanAllocation: {sellingPlan: {id: EVERY_4_WEEKS}},
          cost: {amountPerQuantity: {amount: '13.29'}},
        },
      },
    ]);
    await move(visitor, textOf(KIBBLE, 1, EVERY_4_WEEKS));
    expect((await cartOf(visitor))?.lineItems).toMatchObject([
      {sellingPlanAllocation: {sellingPlan: {id: EVERY_4_WEEKS}}},
    ]);
  });

  it('CART-102b a move stays within the limits of an order', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 6]);
    await save(visitor, KIBBLE);
    await change(visitor, add(BIG_KIBBLE, 10));
    const full = await move(visitor, textOf(KIBBLE, 6));
    expect(full.status).toBe(422);
    expect(texts(full)).toContain('Your cart is full');
    expect(await savedIds(visitor)).toEqual([KIBBLE]);
  });

  it('CART-102c removes a saved item, and saves it again', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 1]);
    await save(visitor, KIBBLE);
    const item = textOf(KIBBLE);
    expect(await change(visitor, {intent: 'forget', item})).toMatchObject({ok: true, cart: null});
    expect(await savedOf(visitor)).toEqual([]);
    expect(await change(visitor, {intent: 'keep', item})).toMatchObject({ok: true});
    expect(await savedIds(visitor)).toEqual([KIBBLE]);
  });

  it('CART-103 the line stays until the browser has sent the cookie', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 1]);
    const fields = {intent: 'save', lineId: await lineIdOf(visitor, KIBBLE)};
    const body = new URLSearchParams(fields);
    const lost = (await visitor.request('/cart/change', {method: 'POST', body}))();
    visitor.cookies.delete(COOKIE);
    expect([lost.status, lost.location]).toEqual([307, '/cart/change?resent=1']);
    expect(sizes(await cartOf(visitor))).toEqual([1]);

    const refused = await visitor.send('/cart/change?resent=1', {method: 'POST', body});
    visitor.cookies.delete(COOKIE);
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('still in your cart');
    expect(sizes(await cartOf(visitor))).toEqual([1]);
  });

  it('CART-103 a move that is sent again after a lost response adds nothing', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2]);
    await save(visitor, KIBBLE);
    const cookie = visitor.cookies.get(COOKIE) ?? '';
    await move(visitor, textOf(KIBBLE, 2));
    visitor.cookies.set(COOKIE, cookie);
    expect(await move(visitor, textOf(KIBBLE, 2))).toMatchObject({ok: true, notices: []});
    expect(sizes(await cartOf(visitor))).toEqual([2]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    expect((await move(visitor, textOf(KIBBLE, 2))).status).toBe(422);
    expect(sizes(await cartOf(visitor))).toEqual([2]);
  });

  it('CART-104b is told when no more can be saved', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 1]);
    const full = Array.from({length: MAX_SAVED_ITEMS}, (_, index) => `${index + 1}..1`).join('_');
    visitor.cookies.set(COOKIE, full);
    const answer = await save(visitor, KIBBLE, '/cart');
    expect(answer.status).toBe(422);
    expect(texts(noticesOf(answer))).toContain('You’ve saved 20 items');
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    expect(visitor.cookies.get(COOKIE)).toBe(full);
  });

  it('CART-102a donations can’t be saved', async () => {
    const {visitor} = await guestWith(site.shop, [DONATION, 1]);
    expect((await save(visitor, DONATION)).status).toBe(422);
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  it('CART-102a sold-out items are shown so, and unknown ones without a product', async () => {
    const visitor = site.shop.visitor(`${COOKIE}=${textOf(SOLD_OUT)}_424242..1`);
    expect(await savedOf(visitor)).toMatchObject([
      {line: {variant: {inStock: false}}},
      {item: {merchandiseId: 'gid://shopify/ProductVariant/424242'}, line: null},
    ]);
  });

  it.each(['', 'x', '1..1.1', '1..99', `${'9'.repeat(200)}..1`])(
    'CART-105 a move of %j is refused',
    async (item) => {
      const {visitor} = await guestWith(site.shop, [KIBBLE, 1]);
      expect((await move(visitor, item)).status).toBe(400);
      expect(sizes(await cartOf(visitor))).toEqual([1]);
      expect(unexpected()).toEqual([]);
    },
  );
});

describe('a customer', () => {
  it('CART-104a keeps saved items in the account, on every device', async () => {
    await change(site.june, add(KIBBLE, 3));
    expect((await save(site.june, KIBBLE)).status).toBe(200);
    expect(site.june.cookies.has(COOKIE)).toBe(false);
    const elsewhere = site.shop.visitor();
    await logIn(elsewhere, {email: 'june.park@example.com'});
    expect(await savedIds(elsewhere)).toEqual([KIBBLE]);
    await move(elsewhere, textOf(KIBBLE, 3));
    expect(await savedOf(site.june)).toEqual([]);
    await change(site.june, {intent: 'empty'});
  });

  it('CART-104a gets the items that they saved as a guest at login', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 1], [ON_SALE, 1]);
    await save(visitor, KIBBLE);
    await save(visitor, ON_SALE);
    await logIn(visitor, {email: ADA});
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    expect(await savedIds(site.ada)).toEqual([ON_SALE, KIBBLE]);
    for (const id of [KIBBLE, ON_SALE])
      await change(site.ada, {intent: 'forget', item: textOf(id)});
    expect(await savedOf(site.ada)).toEqual([]);
  });

  it('CART-141 doesn’t see a removed item again when the response to the login was lost', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 1]);
    await save(visitor, KIBBLE);
    const inBrowser = visitor.cookies.get(COOKIE) ?? '';
    await logIn(visitor, {email: ADA});
    visitor.cookies.set(COOKIE, inBrowser);

    expect(await savedIds(visitor)).toEqual([KIBBLE]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    await change(visitor, {intent: 'forget', item: textOf(KIBBLE)});
    expect(await savedOf(visitor)).toEqual([]);
    await change(visitor, {intent: 'empty'});
  });

  it('CART-103, CART-104a neither loses nor doubles an item while services fail', async () => {
    const {shop, control} = site;
    const {visitor} = await guestWith(shop, [KIBBLE, 1], [BIG_KIBBLE, 1]);
    await save(visitor, KIBBLE);
    await control.fault({service: 'commerce', kind: 'down', match: 'saved_items'});
    await logIn(visitor, {email: ADA});
    expect(visitor.cookies.get(COOKIE)).toBe(textOf(KIBBLE));

    const failed = await save(visitor, BIG_KIBBLE);
    expect([failed.status, failed.text]).toEqual([
      503,
      expect.stringContaining('still in your cart'),
    ]);
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    expect(await savedOf(visitor)).toBeNull();
    await control.clearFaults();
    expect(await savedIds(visitor)).toEqual([KIBBLE]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);

    await control.fault({service: 'commerce', kind: 'down', match: 'CartLinesRemove'});
    expect((await save(visitor, BIG_KIBBLE)).status).toBe(503);
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    await control.fault({service: 'commerce', kind: 'down', match: 'CartLinesAdd'});
    expect((await move(visitor, textOf(KIBBLE))).status).toBe(503);
    await control.clearFaults();
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    expect(await savedIds(visitor)).toContain(KIBBLE);
    await change(visitor, {intent: 'empty'});
  });
});

describe('a staff member', () => {
  it('CART-102a, CART-102b saves lines and moves them within the month’s quota', async () => {
    const staff = openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});
    const helen = await loggedInVisitor(staff, 'helen.castellanos@example.com');
    await change(helen, add(ON_SALE, 2));
    expect((await save(helen, ON_SALE)).status).toBe(200);
    await change(helen, add(BIG_KIBBLE, 3));
    const over = await move(helen, textOf(ON_SALE, 2));
    expect(texts(over)).toContain('15 lb over');
    expect(await savedIds(helen)).toEqual([ON_SALE]);
    await change(helen, {intent: 'empty'});
    expect(await move(helen, textOf(ON_SALE, 2))).toMatchObject({ok: true});
    expect(await savedIds(helen)).toEqual([]);
  });
});
