import {describe, expect, it} from 'vitest';
import {MAX_SAVED_ITEMS} from '~/domains/cart/saved/saved-items';
import {
  add,
  BIG_KIBBLE,
  CLINICAL,
  EVERY_4_WEEKS,
  KIBBLE,
  ON_SALE,
  SOLD_OUT,
} from '../support/variants';
import {useAccountShop} from './support/account-shop';
import {cartOf, change, guestWith, noticesOf, sizes, texts} from './support/guest';
import {loggedInVisitor} from './support/log-in';
import {openShop, type Answer, type Visitor} from './support/shop';

const {sandbox, site, unexpected} = useAccountShop();

const COOKIE = 'removed_items';
const textOf = (variant: string, quantity = 1) => `${variant.split('/').at(-1)}..${quantity}`;

const removedIn = (answer: Answer) =>
  (answer.page().loaderData['routes/cart'] as {removed: string[]}).removed;
const removedOf = async (visitor: Visitor) => removedIn(await visitor.get('/cart'));

/** Posts the form of a line, as a page without scripts does. */
async function removeLine(visitor: Visitor, variant: string) {
  const cart = await cartOf(visitor);
  const line = cart?.lineItems.find((one) => one.variant.id === variant);
  return visitor.post('/cart', {lineId: line?.id ?? '', intent: 'remove'});
}
const undo = (visitor: Visitor) => visitor.post('/cart', {intent: 'undo'});

describe('Undo by form', () => {
  it('CART-109a puts a line back with quantity and plan', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2, EVERY_4_WEEKS], [BIG_KIBBLE, 1]);
    const removed = await removeLine(visitor, KIBBLE);
    expect([removed.status, removed.location]).toEqual([303, '/cart']);
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    expect(await removedOf(visitor)).toEqual(['Everyday Chicken & Barley']);

    const undone = await undo(visitor);
    expect([undone.status, undone.location]).toEqual([303, '/cart']);
    expect((await cartOf(visitor))?.lineItems[0]).toMatchObject({
      quantity: 2,
      variant: {id: KIBBLE},
      sellingPlanAllocation: {sellingPlan: {id: EVERY_4_WEEKS}},
    });
    expect(await removedOf(visitor)).toEqual([]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  it('CART-109a puts all lines back after emptying the cart', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2], [BIG_KIBBLE, 1], [ON_SALE, 7]);
    await visitor.post('/cart', {intent: 'empty'});
    expect(await cartOf(visitor)).toBeNull();
    expect(await removedOf(visitor)).toHaveLength(3);
    await undo(visitor);
    expect(sizes(await cartOf(visitor))?.sort()).toEqual([1, 2, 7]);
  });

  it.each<[string, (visitor: Visitor) => Promise<unknown>]>([
    ['by form', (visitor) => visitor.post('/cart', add(KIBBLE, 1))],
    ['by script', (visitor) => change(visitor, add(KIBBLE, 1))],
    ['of saved items', (visitor) => change(visitor, {intent: 'keep', item: textOf(KIBBLE)})],
  ])('CART-109a ends with the next change %s', async (_what, next) => {
    const {visitor} = await guestWith(site.shop, [ON_SALE, 1], [BIG_KIBBLE, 1]);
    await removeLine(visitor, ON_SALE);
    expect(await removedOf(visitor)).toHaveLength(1);
    await next(visitor);
    expect(await removedOf(visitor)).toEqual([]);
    const late = await undo(visitor);
    expect(late.status).toBe(422);
    expect(texts(noticesOf(late))).toContain('can’t be undone anymore');
  });

  it('CART-109a keeps nothing when a line is removed by script', async () => {
    const {visitor, cart} = await guestWith(site.shop, [KIBBLE, 1]);
    await change(visitor, {intent: 'remove', lineId: cart.lineItems[0]?.id ?? ''});
    expect(visitor.cookies.has(COOKIE)).toBe(false);
  });

  it('CART-109b adds nothing more when it is sent twice', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2]);
    await visitor.post('/cart', {intent: 'empty'});
    const cookie = visitor.cookies.get(COOKIE) ?? '';
    await undo(visitor);
    visitor.cookies.set(COOKIE, cookie);
    expect((await undo(visitor)).status).toBe(303);
    expect(sizes(await cartOf(visitor))).toEqual([2]);
  });

  it('CART-109b stays within the limit of an order, and leaves out what is sold out', async () => {
    const {visitor} = await guestWith(site.shop, [BIG_KIBBLE, 9]);
    visitor.cookies.set(COOKIE, `${textOf(KIBBLE, 9)}_${textOf(SOLD_OUT)}`);
    const capped = await undo(visitor);
    expect(texts(noticesOf(capped))).toContain('The limit is 10 items per order');
    expect(sizes(await cartOf(visitor))).toEqual([1, 9]);

    const other = site.shop.visitor(`${COOKIE}=${textOf(SOLD_OUT)}`);
    expect(texts(noticesOf(await undo(other)))).toContain('out of stock');
    expect(await cartOf(other)).toBeNull();
  });

  it('CART-109b doesn’t attest for prescription food again', async () => {
    const visitor = site.shop.visitor();
    await change(visitor, {...add(CLINICAL), attestation: 'on'});
    await removeLine(visitor, CLINICAL);
    await undo(visitor);
    expect(sizes(await cartOf(visitor))).toEqual([1]);
    const checkout = await visitor.post('/cart', {intent: 'checkout'});
    expect(checkout.page().actionData?.['routes/cart']).toMatchObject({isAttestationMissing: true});
  });

  it('CART-109c can be tried again when commerce fails', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2], [BIG_KIBBLE, 1]);
    await removeLine(visitor, KIBBLE);
    for (const match of ['CartLinesAdd', 'Cart']) {
      await site.control.fault({service: 'commerce', kind: 'down', match});
      expect((await undo(visitor)).status).toBe(503);
      await site.control.clearFaults();
    }
    expect(await removedOf(visitor)).toEqual(['Everyday Chicken & Barley']);
    expect((await undo(visitor)).status).toBe(303);
    expect(sizes(await cartOf(visitor))).toEqual([2, 1]);
  });

  it('CART-109a isn’t offered for a removal that failed', async () => {
    const {visitor} = await guestWith(site.shop, [KIBBLE, 2], [BIG_KIBBLE, 1]);
    await site.control.fault({service: 'commerce', kind: 'down', match: 'CartLinesRemove'});
    expect((await removeLine(visitor, KIBBLE)).status).toBe(503);
    await site.control.clearFaults();
    expect(await removedOf(visitor)).toEqual([]);
    expect(sizes(await cartOf(visitor))?.sort()).toEqual([1, 2]);
  });

  it.each(['', 'x', '1..1.1', '1..99', '../../etc', `${'9'.repeat(200)}..1`, '%00', '"'])(
    'CART-109d ignores the cookie %j',
    async (value) => {
      const visitor = site.shop.visitor(`${COOKIE}=${value}`);
      expect(await removedOf(visitor)).toEqual([]);
      expect((await undo(visitor)).status).toBe(422);
      expect(await cartOf(visitor)).toBeNull();
    },
  );

  it('CART-109d reads a bounded number of lines, and refuses those that don’t exist', async () => {
    const many = Array.from({length: 60}, (_, index) => `${index + 1}..1`).join('_');
    const visitor = site.shop.visitor(`${COOKIE}=${many}`);
    expect(await removedOf(visitor)).toHaveLength(MAX_SAVED_ITEMS);
    expect((await undo(visitor)).status).toBe(422);
    expect(await cartOf(visitor)).toBeNull();
    expect(await removedOf(site.shop.visitor(`${COOKIE}=424242..1`))).toEqual(['1 product']);
    expect(unexpected()).toEqual([]);
  });
});

describe('Undo by form on the staff site', () => {
  const staff = () => openShop(sandbox.origin(), {variables: {SITE_ID: 'HPSF'}});

  it('CART-109b is refused over the month’s quota', async () => {
    const helen = await loggedInVisitor(staff(), 'helen.castellanos@example.com');
    await change(helen, add(ON_SALE, 2));
    await removeLine(helen, ON_SALE);
    helen.cookies.set(`${COOKIE}_hpsf`, textOf(ON_SALE, 3));
    const over = await undo(helen);
    expect([over.status, await cartOf(helen)]).toEqual([422, null]);
    expect(texts(noticesOf(over))).toContain('15 lb over');
    expect(await removedOf(helen)).toEqual([]);
  });

  it('CART-109b is refused for prescription food that the account may not buy', async () => {
    const renata = await loggedInVisitor(staff(), 'renata.moreau@example.com');
    renata.cookies.set(`${COOKIE}_hpsf`, textOf(CLINICAL));
    const refused = await undo(renata);
    expect([refused.status, await cartOf(renata)]).toEqual([422, null]);
    expect(texts(noticesOf(refused))).toContain('takes part in the prescription program');
  });
});
