import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {pageCart} from '~/domains/cart/page-cart.server';
import {placeOf} from '~tests/unit/domains/location/builders';
import {CART_ID, lineOf, storedCartOf} from './builders';
import {createPlatform, visitorOf} from './model-platform';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visitor with a cart that takes so many milliseconds to read. */
function visit(ms: number) {
  const platform = createPlatform({});
  platform.carts.set(CART_ID, storedCartOf([lineOf({quantity: 2})]));
  const {get} = platform.cart;
  platform.cart.get = async (id) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return get(id);
  };
  return {context: {...visitorOf(platform, CART_ID).context, ...placeOf()}, platform};
}

it('a quick cart is part of the page, without the keys to it', async () => {
  const page = pageCart(visit(299).context);
  await vi.advanceTimersByTimeAsync(300);
  const {cart} = await page;
  expect(cart).toMatchObject({totalQuantity: 2});
  expect(cart).not.toHaveProperty('id');
  expect(cart).not.toHaveProperty('checkoutUrl');
});

it('a slow one follows it', async () => {
  const page = pageCart(visit(1000).context);
  await vi.advanceTimersByTimeAsync(300);
  const {cart} = await page;
  expect(cart).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(700);
  expect(await cart).toMatchObject({totalQuantity: 2});
});

it('HOUSE-21 one that does not come holds nobody up for more than 3 s', async () => {
  const page = pageCart(visit(60_000).context);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await page).cart).toBeUndefined();
});

it('a document forgets an id that leads to no cart, and only such a one', async () => {
  const platform = createPlatform({});
  const stale = visitorOf(platform, 'gid://shopify/Cart/completed');
  expect(await pageCart({...stale.context, ...placeOf()})).toEqual({cart: null});
  expect(stale.id()).toBeNull();
  platform.mishaps.push({kind: 'network', acted: false});
  const unread = visitorOf(platform, 'gid://shopify/Cart/completed');
  await pageCart({...unread.context, ...placeOf()});
  expect(unread.id()).not.toBeNull();
});

it('HOUSE-21 a cart that cannot be read is not known, which is something else than none', async () => {
  const {context, platform} = visit(0);
  platform.mishaps.push({kind: 'network', acted: false});
  const page = pageCart(context);
  await vi.advanceTimersByTimeAsync(0);
  expect(await page).toEqual({cart: undefined});
  const nobody = {...visitorOf(platform).context, ...placeOf()};
  expect(await pageCart(nobody)).toEqual({cart: null});
});
