import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isUngated, movedPath, pagePath} from '~/shell/path-policy';

describe('moved paths', () => {
  it.each([
    ['/products/cart', '/cart'],
    ['/products/cart/', '/cart'],
    ['/products/cart.data', '/cart.data'],
  ])('ROUTE-44 %s leads to %s', (path, target) => {
    expect(movedPath(path)).toBe(target);
  });

  it.each([
    ['/products/logout', '/logout'],
    ['/products/logout/', '/logout'],
  ])('ROUTE-45 %s leads to %s', (path, target) => {
    expect(movedPath(path)).toBe(target);
  });

  it.each([
    ['/products/products', '/products'],
    ['/products/products/', '/products/'],
    ['/products/products/dog/species', '/products/dog/species'],
    ['/products/products/products/dog', '/products/dog'],
    ['/products/dog/products/products/x', '/products/dog/products/x'],
    ['/products/products.data', '/products.data'],
    ['/products/products/cart', '/products/cart'],
  ])('ROUTE-51 %s leads to %s', (path, target) => {
    expect(movedPath(path)).toBe(target);
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
  ])('%s stays', (path) => {
    expect(movedPath(path)).toBeNull();
  });

  it('ROUTE-51 no doubled segment is left, and nobody is sent round in circles', () => {
    const segment = fc.constantFrom('products', 'cart', 'logout', 'dog', 'x');
    fc.assert(
      fc.property(fc.array(segment, {maxLength: 6}), (segments) => {
        let path = `/${segments.join('/')}`;
        let hops = 0;
        for (let next = movedPath(path); next !== null; next = movedPath(path)) {
          path = next;
          hops += 1;
        }
        expect(`${path}/`).not.toContain('/products/products/');
        expect(hops).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('ungated paths', () => {
  it.each([
    '/terms-and-conditions',
    '/faq',
    '/maintenance',
    '/password-protect',
    '/faq/',
    '/faq.data',
    '/robots.txt',
  ])('ROUTE-59 %s is exempt', (path) => {
    expect(isUngated(path)).toBe(true);
  });

  it.each(['/', '/cart', '/faqs', '/faq/x', '/shipping', '/x/faq', '/robots.txt.data'])(
    'ROUTE-59 %s is not',
    (path) => {
      expect(isUngated(path)).toBe(false);
    },
  );
});

it.each([
  ['/cart.data', '/cart'],
  ['/cart/', '/cart'],
  ['/', '/'],
  ['/cart', '/cart'],
])('the page of %s is %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
