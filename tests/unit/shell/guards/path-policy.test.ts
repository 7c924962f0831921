import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isApiPath, isUngated, permanentRedirect, pageOf} from '~/shell/guards/path-policy';

describe('permanentRedirect', () => {
  it.each([
    ['/products/cart', '/cart'],
    ['/products/cart/', '/cart'],
  ])('ROUTE-44 redirects %s to %s', (path, target) => {
    expect(permanentRedirect(path)).toBe(target);
  });

  it('redirects the account to its dashboard', () => {
    expect(permanentRedirect('/account')).toBe('/account/dashboard');
  });

  it.each([
    ['/products/logout', '/logout'],
    ['/products/logout/', '/logout'],
  ])('ROUTE-45 redirects %s to %s', (path, target) => {
    expect(permanentRedirect(path)).toBe(target);
  });

  it.each([
    ['/products/products', '/products'],
    ['/products/products/', '/products/'],
    ['/products/products/dog/species', '/products/dog/species'],
    ['/products/products/products/dog', '/products/dog'],
    ['/products/dog/products/products/x', '/products/dog/products/x'],
    ['/products/products/cart', '/products/cart'],
  ])('ROUTE-51 redirects %s to %s', (path, target) => {
    expect(permanentRedirect(path)).toBe(target);
  });

  it.each([
    ['//products', '/products'],
    ['/products//dog', '/products/dog'],
    ['/products/dog//', '/products/dog/'],
    ['//evil.example/products', '/evil.example/products'],
  ])('FIND-40 redirects %s to %s', (path, target) => {
    expect(permanentRedirect(path)).toBe(target);
  });

  it.each([
    '/',
    '/products',
    '/products/dog',
    '/products/products-for-puppies',
    '/products/a/products',
    '/my-products/products',
    '/cart',
    '/logout',
    '/products/carts',
    '/products/cart/x',
  ])('leaves %s alone', (path) => {
    expect(permanentRedirect(path)).toBeNull();
  });

  it('ROUTE-51 leaves no doubled segment and no redirect loop', () => {
    const segment = fc.constantFrom('products', 'cart', 'logout', 'dog', 'x');
    fc.assert(
      fc.property(fc.array(segment, {maxLength: 6}), (segments) => {
        let path = `/${segments.join('/')}`;
        let hops = 0;
        for (let next = permanentRedirect(path); next !== null; next = permanentRedirect(path)) {
          path = next;
          hops += 1;
        }
        expect(`${path}/`).not.toContain('/products/products/');
        expect(hops).toBeLessThanOrEqual(2);
      }),
    );
  });
});

const at = (address: string) => new URL(address, 'https://shop.test');

describe('ungated paths', () => {
  it.each([
    '/terms-and-conditions',
    '/faq',
    '/maintenance',
    '/password-protect',
    '/faq/',
    '/faq.data?_routes=routes%2Ffaq',
    '/robots.txt',
    '/__manifest?p=%2Fcart&version=1',
  ])('ROUTE-59 include %s', (path) => {
    expect(isUngated(at(path))).toBe(true);
  });

  it.each([
    '/',
    '/_root.data',
    '/cart',
    '/faqs',
    '/faq/x',
    '/shipping',
    '/x/faq',
    '/?to=/faq',
    '/robots.txt.data',
  ])('ROUTE-59 do not include %s', (path) => {
    expect(isUngated(at(path))).toBe(false);
  });
});

it.each([
  ['/cart', '/cart', ''],
  ['/cart/', '/cart/', ''],
  ['/cart?a=b,c&_routes=x', '/cart', '?a=b,c&_routes=x'],
  ['/cart.data', '/cart', ''],
  ['/_root.data', '/', ''],
  ['https://shop.test//evil.example/products?a=b', '/evil.example/products', '?a=b'],
  ['https://shop.test///evil.example/account/x.data', '/evil.example/account/x', ''],
  ['/_root.data?_routes=routes%2Fhome', '/', ''],
  [
    '/products/dog.data?flavor=beef,lamb&_routes=pages%2Cx&page=2',
    '/products/dog',
    '?flavor=beef,lamb&page=2',
  ],
])('%s belongs to the page %s%s', (address, path, search) => {
  expect(pageOf(at(address))).toEqual({path, search});
});

it.each([
  ['/api/ecom/v1.0/get-cart', true],
  ['/api', true],
  ['/apiary', false],
  ['/products/api/', false],
])('%s belongs to the API: %s', (path, isApi) => {
  expect(isApiPath(path)).toBe(isApi);
});
