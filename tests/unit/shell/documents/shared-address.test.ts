import {describe, expect, it} from 'vitest';
import {COOKIES} from '~/domains/session/cookie-registry';
import {sharedAddress} from '~/shell/documents/shared-address';

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
    '/cart',
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

  it.each(['HEAD', 'POST', 'PUT', 'OPTIONS'])('EDGE-20 sharedAddress shares no %s', (method) => {
    expect(addressOf('/', {method})).toBeNull();
  });

  it.each(Object.keys(COOKIES).flatMap((name) => [name, `__Host-${name}`, `${name}_hpsf`]))(
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
