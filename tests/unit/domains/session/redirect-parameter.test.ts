import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {AFTER_LOGIN, decodeRedirect, encodeRedirect} from '~/domains/session/redirect-parameter';

const standard = (text: string) => Buffer.from(text).toString('base64');
const urlSafe = (text: string) => Buffer.from(text).toString('base64url');

describe('redirect parameter', () => {
  it.each([
    '/',
    '/account/orders?after=abc&q=1',
    '/search?search=http://a.example/?b=//c',
    '/products/ünïcode/日本',
    '/a?b=~~~>>>???',
    `/${'a'.repeat(2047)}`,
  ])(
    'ROUTE-62 redirect parameter encodes %s URL-safe and decodes it from either alphabet',
    (path) => {
      expect(encodeRedirect(path)).toMatch(/^[\w-]+$/);
      for (const text of [encodeRedirect(path), standard(path), urlSafe(path)]) {
        expect(decodeRedirect(text)).toBe(path);
      }
      /* An unescaped `+` in a query is decoded as a space. */
      expect(decodeRedirect(standard(path).replaceAll('+', ' '))).toBe(path);
    },
  );

  it('ROUTE-62 redirect parameter encodes and decodes any path of this site', () => {
    const path = fc
      .webUrl({withQueryParameters: true, withFragments: true})
      .map((url) => new URL(url))
      .map(({pathname, search, hash}) => pathname.replace(/^\/+/, '/') + search + hash);
    fc.assert(
      fc.property(path, (text) => {
        expect(decodeRedirect(encodeRedirect(text))).toBe(text);
      }),
    );
  });

  it.each([
    'https://evil.example/',
    'http://evil.example',
    'HTTPS://evil.example/',
    'https:evil.example',
    'https:/evil.example',
    '//evil.example',
    '//evil.example/account',
    '///evil.example',
    '////evil.example/%2F..',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\\\evil.example',
    '/account\\..\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '\n/account',
    ' /account',
    ' //evil.example',
    '/account\r\nLocation: https://evil.example',
    '/account\u0000',
    '/account\u001f',
    '/account\u007f',
    'javascript:alert(document.cookie)',
    'JaVaScRiPt://%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '@evil.example',
    'evil.example',
    '.evil.example',
    '?to=https://evil.example',
    '#//evil.example',
    '\u2028/account',
    '\ufeff//evil.example',
    '／／evil.example',
    '',
    `/${'a'.repeat(2048)}`,
  ])(
    'ID-23, HOUSE-22b, ROUTE-62 redirect parameter decodes to the dashboard for %j, in either alphabet',
    (attack) => {
      for (const text of [standard(attack), urlSafe(attack)]) {
        expect(decodeRedirect(text)).toBe(AFTER_LOGIN);
      }
    },
  );

  it.each([
    null,
    '/account/orders',
    'https://evil.example',
    '%2F%2Fevil.example',
    '====',
    'L2F=jY291bnQ',
    'not base64!',
    Buffer.from([0x2f, 0xff, 0xfe]).toString('base64'),
    Buffer.from([0x2f, 0xc0, 0xaf]).toString('base64'),
    Buffer.from([0x2f, 0xed, 0xa0, 0x80]).toString('base64'),
    standard(standard('//evil.example')),
  ])(
    'ID-23, HOUSE-22b redirect parameter decodes to the dashboard for %j, which isn’t a path in base64 of UTF-8',
    (text) => {
      expect(decodeRedirect(text)).toBe(AFTER_LOGIN);
    },
  );

  it('ID-23, HOUSE-22b redirect parameter never leads to another site', () => {
    const attack = fc
      .array(
        fc.oneof(fc.constantFrom('/', '\\', '//', '\t', '@', ':', 'evil.example', '..', 'https:')),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          attack,
          attack.map((text) => `/${text}`),
          fc.string(),
        ),
        (text) => {
          for (const sent of [text, standard(text), urlSafe(text)]) {
            const target = new URL(decodeRedirect(sent), 'https://shop.test');
            expect(target.origin).toBe('https://shop.test');
          }
        },
      ),
    );
  });
});
