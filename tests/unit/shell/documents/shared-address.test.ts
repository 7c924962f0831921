import {describe, expect, it} from 'vitest';
import {COOKIES} from '~/domains/session/cookie-registry';
import {sharedAddress, sharedAddressWithCart} from '~/shell/documents/shared-address';

const ORIGIN = 'https://shop.test';

function addressOf(path: string, init?: RequestInit): string | null {
  const request = new Request(ORIGIN + path, init);
  return sharedAddress(request, new URL(request.url))?.href.replace(ORIGIN, '') ?? null;
}

describe('sharedAddress', () => {
  it.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products/dog/brand/marlowe-balance', '/products/dog/brand/marlowe-balance'],
    [
      '/products/dog?flavor=chicken&sort=newest&page=2',
      '/products/dog?flavor=chicken&sort=newest&page=2',
    ],
    ['/products/crisp-apple-treats?sku=MT-APP', '/products/crisp-apple-treats?sku=MT-APP'],
    ['/faq', '/faq'],
    ['/cart', '/cart'],
    ['/_root.data', '/_root.data'],
    ['/products/dog.data?_routes=routes%2Fpages', '/products/dog.data?_routes=routes%2Fpages'],
  ])('EDGE-17 sharedAddress shares %s', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  it.each([
    ['/?utm_source=mail', '/'],
    ['/faq?flavor=chicken', '/faq'],
    ['/products/dog?fbclid=1&flavor=chicken&x=%3Cscript%3E', '/products/dog?flavor=chicken'],
    [
      '/products/crisp-apple-treats?variant=1&sku=MT-APP',
      '/products/crisp-apple-treats?sku=MT-APP',
    ],
  ])('EDGE-18 sharedAddress drops parameters that the page doesn’t read: %s', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  it.each([
    '/checkout',
    '/account/dashboard',
    '/account/login',
    '/shelter/login',
    '/search?search=dog',
    '/location',
    '/contact-us',
    '/logout',
    '/preview/token',
    '/password-protect',
    '/api/session',
    '/sitemap',
    '/robots.txt',
    '/sitemap.xml',
    '/products/crisp-apple-treats?search=apple',
    '/pets/food?name=Biscuit&species=dog',
    '/products/dog?sort=newest&flavor=chicken',
    '/products/dog?flavor=chicken&flavor=beef',
    '/Products/dog',
    '/products/dog/',
    '//products',
    '/products/%64og',
    '/a/b/c/d/e/f/g',
    '/products/dog.data?_routes=%3Cscript%3E',
  ])('EDGE-20 sharedAddress leaves %s to its visitor', (path) => {
    expect(addressOf(path)).toBeNull();
  });

  it('EDGE-20 CAT-71 sharedAddress leaves a shared list of favorites to its visitor', () => {
    expect(addressOf('/favorites/shared?items=morning-biscuits')).toBeNull();
    expect(addressOf('/favorites/shared.data?items=morning-biscuits')).toBeNull();
  });

  it.each(['HEAD', 'POST', 'PUT', 'OPTIONS'])('EDGE-20 sharedAddress shares no %s', (method) => {
    expect(addressOf('/', {method})).toBeNull();
  });

  /* No page that guests share depends on them. */
  it.each(['consent=functional', 'favorites=morning-biscuits'])(
    'EDGE-20 CAT-35c sharedAddress shares with a visitor whose only cookie is %s',
    (cookie) => {
      const headers = {Cookie: cookie};
      expect(addressOf('/', {headers})).toBe('/');
      expect(addressOf('/products/dog', {headers})).toBe('/products/dog');
      for (const path of ['/favorites', '/favorites.data', '/account/favorites']) {
        expect(addressOf(path, {headers})).toBeNull();
      }
    },
  );

  it.each(['saved_items', 'removed_items', 'logged_out'])(
    'CART-104c CART-109d sharedAddress shares all but the cart with a guest who has %s',
    (name) => {
      const headers = {Cookie: `${name}=1..1`};
      expect(addressOf('/', {headers})).toBe('/');
      expect(addressOf('/cart')).toBe('/cart');
      for (const path of ['/cart', '/cart.data', '/cart/suggestions']) {
        expect(addressOf(path, {headers})).toBeNull();
      }
    },
  );

  const ofServer = Object.keys(COOKIES).filter(
    (name) =>
      !['consent', 'favorites', 'saved_items', 'removed_items', 'logged_out'].includes(name),
  );
  it.each(ofServer.flatMap((name) => [name, `__Host-${name}`, `${name}_hpsf`]))(
    'EDGE-20 sharedAddress leaves a visitor with the cookie %s their own page',
    (name) => {
      expect(addressOf('/', {headers: {Cookie: `theme=dark; ${name}=`}})).toBeNull();
    },
  );

  it('EDGE-17 sharedAddress ignores cookies that aren’t the shop’s', () => {
    const headers = {Cookie: '_ga=GA1.1; a_session=1; carton=2; =; cartx'};
    expect(addressOf('/', {headers})).toBe('/');
  });
});

describe('sharedAddressWithCart', () => {
  const pathOf = (path: string, cookie: string) => {
    const request = new Request(ORIGIN + path, {headers: {Cookie: cookie}});
    return sharedAddressWithCart(request, new URL(request.url))?.href.replace(ORIGIN, '') ?? null;
  };
  const CART = '__Host-guest_cart=sealed';

  it.each([
    ['/', '/'],
    ['/products/dog?flavor=chicken&gclid=1', '/products/dog?flavor=chicken'],
    ['/products/crisp-apple-treats?sku=MT-APP', '/products/crisp-apple-treats?sku=MT-APP'],
  ])('EDGE-26 sharedAddressWithCart returns the shared address of %s', (path, address) => {
    expect(pathOf(path, `${CART}; _ga=1`)).toBe(address);
  });

  it.each([
    ['the cart page', '/cart', CART],
    ['page data', '/products/dog.data', CART],
    ['a page of one visitor', '/account/dashboard', CART],
    ['a customer', '/', `${CART}; __Host-session=sealed`],
    ['a shopper with a zip', '/', `user_location=99501::HOME; ${CART}`],
    ['two carts', '/', `${CART}; guest_cart_hpsf=sealed`],
    ['a guest without a cart', '/', '_ga=1'],
  ])('EDGE-26 sharedAddressWithCart returns null for %s', (_, path, cookie) => {
    expect(pathOf(path, cookie)).toBeNull();
  });

  it.each([
    ['/products/dog.data?_routes=routes%2Fpages', true],
    ['/products/dog.data?_routes=root', false],
    ['/products/dog.data?_routes=routes%2Fpages%2Croot', false],
    ['/products/dog.data', false],
    ['/cart.data?_routes=routes%2Fcart', false],
    ['/products/dog', false],
  ])('EDGE-26 page data without the root’s is the same with a cart: %s %s', (path, isShared) => {
    expect(addressOf(path, {headers: {Cookie: CART}}) !== null).toBe(isShared);
  });
});
