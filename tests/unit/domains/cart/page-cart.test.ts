import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readShownCart} from '~/domains/cart/cart-stock.server';
import {pageCart} from '~/domains/cart/page-cart.server';
import {extendContext} from '~tests/support/context';
import {placeOf} from '~tests/unit/domains/location/builders';
import {CART_ID, lineOf, storedCartOf} from '../../../support/cart-builders';
import {createPlatform, visitorOf} from './platform';

function readPage({context}: Pick<ReturnType<typeof visitorOf>, 'context'>) {
  const located = extendContext(context, placeOf());
  const shownCart = () => readShownCart(located);
  return pageCart(extendContext(located, {request: {shownCart}}));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shopper whose cart takes `ms` milliseconds to read. */
function visit(ms: number) {
  const platform = createPlatform({});
  platform.carts.set(CART_ID, storedCartOf([lineOf({quantity: 2})]));
  const {get} = platform.cart;
  platform.cart.get = async (id) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return get(id);
  };
  return {context: visitorOf(platform, CART_ID).context, platform};
}

it('pageCart returns a fast cart with the page, without its id and checkout URL', async () => {
  const page = readPage(visit(299));
  await vi.advanceTimersByTimeAsync(300);
  const {cart} = await page;
  expect(cart).toMatchObject({totalQuantity: 2});
  expect(cart).not.toHaveProperty('id');
  expect(cart).not.toHaveProperty('checkoutUrl');
});

it('pageCart defers a slow cart', async () => {
  const page = readPage(visit(1000));
  await vi.advanceTimersByTimeAsync(300);
  const {cart} = await page;
  expect(cart).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(700);
  expect(await cart).toMatchObject({totalQuantity: 2});
});

it('HOUSE-21a pageCart gives up within 3 s on a cart that never arrives', async () => {
  const page = readPage(visit(60_000));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await page).cart).toBeUndefined();
});

it('pageCart clears the id of a cart that is gone, but not of one that can’t be read', async () => {
  const platform = createPlatform({});
  const stale = visitorOf(platform, 'gid://shopify/Cart/completed');
  expect(await readPage(stale)).toEqual({cart: null});
  expect(stale.id()).toBeNull();
  platform.mishaps.push({kind: 'network', acted: false});
  const unread = visitorOf(platform, 'gid://shopify/Cart/completed');
  await readPage(unread);
  expect(unread.id()).not.toBeNull();
});

it('HOUSE-21a pageCart returns undefined for a cart that can’t be read, and null without a cart', async () => {
  const {context, platform} = visit(0);
  platform.mishaps.push({kind: 'network', acted: false});
  const page = readPage({context});
  await vi.advanceTimersByTimeAsync(0);
  expect(await page).toEqual({cart: undefined});
  expect(await readPage(visitorOf(platform))).toEqual({cart: null});
});
