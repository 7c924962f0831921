import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {toBrowserCart} from '~/domains/cart/cart';
import type {PageCart} from '~/domains/cart/page-cart.server';
import {WITHOUT_CART} from '~/shell/documents/cart-places.server';
import {createDocumentStore} from '~/shell/documents/document-store';
import {serveWithCart, type SharedParts} from '~/shell/documents/serve-shared.server';
import {lineOf, storedCartOf} from '~tests/support/cart-builders';

const PAGE = `<head>${WITHOUT_CART.data}</head><a>Cart${WITHOUT_CART.count}</a>`;
const CART = toBrowserCart(storedCartOf([lineOf({quantity: 3})]));

const FRESH_MS = 60_000;
const STALE_MS = 30_000;

let documents: SharedParts['documents'];
let rendered: string;
let refreshes: Promise<unknown>[];

beforeEach(() => {
  documents = createDocumentStore({maxBytes: 100_000});
  rendered = PAGE;
  refreshes = [];
});
afterEach(() => void vi.useRealTimers());

/** Requests the page with a cart cookie. Returns the document; `null` if the page must be rendered for this guest. */
async function serve(cart: PageCart['cart'], path = '/faq'): Promise<string | null> {
  const url = new URL(path, 'https://shop.test');
  const parts: SharedParts = {
    request: new Request(url, {headers: {Accept: 'text/html', Cookie: '__Host-guest_cart=sealed'}}),
    url,
    requestId: 'id',
    documents,
    waitUntil: (promise) => refreshes.push(promise),
    async render(_, expiry) {
      expiry.lower(Date.now() + FRESH_MS, Date.now() + FRESH_MS + STALE_MS);
      return new Response(rendered, {headers: {'Content-Type': 'text/html'}});
    },
  };
  const response = await serveWithCart(parts, () => Promise.resolve({cart}));
  await Promise.all(refreshes);
  return response && response.text();
}

describe('serveWithCart', () => {
  it('EDGE-26 puts the guest’s cart into a copy of the stored document, which stays as it was', async () => {
    expect(await serve(CART)).toBeNull();
    const copy = await serve(CART);
    expect(copy).toContain(', 3 items');
    expect(copy).toContain('{&quot;cart&quot;:');
    expect(await serve(null)).toBe(PAGE);
  });

  it('EDGE-21 EDGE-22 EDGE-26 copies a stale document once more, and then the one that was rendered meanwhile', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    await serve(CART);
    rendered = `${PAGE}<p>new price</p>`;
    vi.setSystemTime(FRESH_MS - 1);
    expect(await serve(CART)).not.toContain('new price');
    expect(refreshes).toHaveLength(1);
    vi.setSystemTime(FRESH_MS + STALE_MS - 1);
    expect(await serve(null)).toBe(PAGE);
    expect(refreshes).toHaveLength(2);
    const renewed = await serve(CART);
    expect(renewed).toContain('new price');
    expect(renewed).toContain(', 3 items');
    expect(refreshes).toHaveLength(2);
  });

  it('EDGE-21 EDGE-26 makes no copy of a document past its stale time, and renders it for the next request', async () => {
    vi.useFakeTimers({toFake: ['Date'], now: 0});
    await serve(CART);
    rendered = `${PAGE}<p>new price</p>`;
    vi.setSystemTime(FRESH_MS + STALE_MS);
    expect(await serve(CART)).toBeNull();
    expect(await serve(CART)).toContain('new price');
    expect(refreshes).toHaveLength(2);
  });

  it.each([
    ['a late cart', new Promise<never>(() => undefined)],
    ['a cart that can’t be read', undefined],
  ])('EDGE-26 makes no copy for %s, because the page must say so', async (_, cart) => {
    await serve(null);
    expect(await serve(null)).toBe(PAGE);
    expect(await serve(cart)).toBeNull();
  });

  it.each([
    ['no place for the cart', '<a>Cart</a>'],
    ['two places for each part of the cart', PAGE + PAGE],
  ])('EDGE-26 makes no copy of a document with %s', async (_, page) => {
    rendered = page;
    await serve(CART);
    expect(documents.get('https://shop.test/faq')).toBeDefined();
    expect(await serve(CART)).toBeNull();
  });

  it('EDGE-26 makes no copy of the cart page', async () => {
    await serve(CART, '/cart');
    expect(await serve(CART, '/cart')).toBeNull();
    expect(refreshes).toEqual([]);
  });
});
