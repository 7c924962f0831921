import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {returnPath} from '~/domains/session/return-path';

describe('returnPath', () => {
  it.each([
    '/',
    '/cart',
    '/products/dog?page=2',
    '/search?search=https://evil.example',
    '/a//b',
    '/%2F%2Fevil.example',
    `/${'a'.repeat(2047)}`,
  ])('returnPath keeps %s', (text) => {
    expect(returnPath(text)).toBe(text);
  });

  it.each([
    ['/search?search=日本', '/search?search=%E6%97%A5%E6%9C%AC'],
    ['/a b', '/a%20b'],
    ['/%E6%97%A5?ü', '/%E6%97%A5?%C3%BC'],
  ])('HOUSE-22b returnPath encodes %s for a header: %s', (text, path) => {
    expect(returnPath(text)).toBe(path);
    expect(new Headers({Location: path}).get('Location')).toBe(path);
  });

  it.each([
    null,
    '/cart\ud800',
    '',
    'cart',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/cart\\..',
    ' /cart',
    '/\t/evil.example',
    '/\n/evil.example',
    '/cart\r\nSet-Cookie: a=b',
    '/cart\u0000',
    '/cart\u007f',
    'javascript:alert(1)',
    `/${'a'.repeat(2048)}`,
  ])('HOUSE-22b returnPath replaces %j with the home page', (text) => {
    expect(returnPath(text)).toBe('/');
  });

  it('HOUSE-22b returnPath never leads to another site', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//',
      '\t',
      '\n',
      '@',
      ':',
      'evil.example',
      '..',
      '?',
      '#',
    );
    const text = fc.array(fc.oneof(parts, fc.string({maxLength: 5})), {maxLength: 8});
    fc.assert(
      fc.property(text, (chunks) => {
        const target = new URL(returnPath(`/${chunks.join('')}`), 'https://shop.test');
        expect(target.origin).toBe('https://shop.test');
      }),
    );
  });
});
