import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createCookieJar, needsSecureCookies} from '~/domains/session/cookie-jar.server';
import {COOKIES, type CookieName} from '~/domains/session/cookie-registry';
import {isLoopback} from '~/platform/loopback';

const jarOf = (header?: string, options: Partial<Parameters<typeof createCookieJar>[1]> = {}) =>
  createCookieJar(new Request('https://shop.test/', {headers: header ? {Cookie: header} : {}}), {
    suffix: '',
    secure: false,
    ...options,
  });

/** RFC 6265's cookie-octets. */
const LEGAL = /^[!#-+\--:<-[\]-~]*$/;

describe('cookie registry', () => {
  it('SESS-31 cookie names are legal tokens with the suffix of either site', () => {
    for (const name of Object.keys(COOKIES)) {
      expect(`${name}_hpsf`).toMatch(/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/);
    }
  });

  it.each<[CookieName, {maxAgeSeconds: number; httpOnly: boolean}]>([
    ['session', {maxAgeSeconds: 2_592_000, httpOnly: true}],
    ['cart', {maxAgeSeconds: 2_592_000, httpOnly: true}],
    ['guest_cart', {maxAgeSeconds: 2_592_000, httpOnly: true}],
    ['og_auth', {maxAgeSeconds: 7200, httpOnly: false}],
    ['known_device', {maxAgeSeconds: 15_552_000, httpOnly: true}],
    ['gate', {maxAgeSeconds: 43_200, httpOnly: true}],
    ['preview', {maxAgeSeconds: 43_200, httpOnly: true}],
    ['removed_items', {maxAgeSeconds: 600, httpOnly: true}],
    ['logged_out', {maxAgeSeconds: 86_400, httpOnly: true}],
    ['saved_items', {maxAgeSeconds: 15_552_000, httpOnly: true}],
  ])(
    'HOUSE-13b LOC-13b cookie registry has the agreed lifetime and httpOnly flag of %s',
    (name, definition) => {
      expect(COOKIES[name]).toMatchObject(definition);
    },
  );

  it('HOUSE-13b cookie registry has no other cookies than these', () => {
    expect(Object.keys(COOKIES).sort()).toEqual([
      'cart',
      'consent',
      'favorites',
      'gate',
      'guest_cart',
      'known_device',
      'logged_out',
      'og_auth',
      'preview',
      'removed_items',
      'saved_items',
      'session',
      'user_location',
      'user_warehouse',
    ]);
  });
});

describe('cookie jar', () => {
  it('HOUSE-13a HOUSE-13b cookie jar sends one header per changed cookie, with lifetime and flags', () => {
    const jar = jarOf();
    jar.set('guest_cart', 'abc');
    jar.set('gate', 'g.1');
    expect(jar.headers()).toEqual([
      'guest_cart=abc; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly',
      'gate=g.1; Path=/; Max-Age=43200; SameSite=Lax; HttpOnly',
    ]);
  });

  it('cookie jar doesn’t send unchanged cookies', () => {
    const jar = jarOf('guest_cart=abc');
    expect(jar.get('guest_cart')).toBe('abc');
    expect(jar.headers()).toEqual([]);
  });

  it('cookie jar reads and sends the last change', () => {
    const jar = jarOf('guest_cart=old');
    jar.set('guest_cart', 'new');
    expect(jar.get('guest_cart')).toBe('new');
    jar.clear('guest_cart');
    expect(jar.get('guest_cart')).toBeNull();
    expect(jar.headers()).toEqual(['guest_cart=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly']);
  });

  it('cookie jar of the staff site uses its own names and ignores the consumer site’s', () => {
    const jar = jarOf('guest_cart=shop; guest_cart_hpsf=staff', {suffix: '_hpsf'});
    expect(jar.get('guest_cart')).toBe('staff');
    jar.set('gate', 'x');
    expect(jar.headers()[0]).toMatch(/^gate_hpsf=x; /);
  });

  it.each(Object.keys(COOKIES) as CookieName[])(
    'HOUSE-13b, EDGE-15a cookie jar over https sends %s with Secure and, unless named by a vendor, __Host-',
    (name) => {
      for (const suffix of ['', '_hpsf']) {
        const jar = jarOf(undefined, {secure: true, suffix});
        jar.set(name, 'x');
        const [header = ''] = jar.headers();
        const prefix = name === 'og_auth' ? '' : '__Host-';
        expect(header.startsWith(`${prefix}${name}${suffix}=x; Path=/; `)).toBe(true);
        expect(header).toMatch(/; Secure$/);
        expect(header).not.toContain('Domain');
        /* Over http on localhost, browsers refuse both. */
        const local = jarOf(undefined, {suffix});
        local.set(name, 'x');
        expect(local.headers()[0]).toMatch(new RegExp(`^${name}${suffix}=x; (?!.*Secure)`));
      }
    },
  );

  it('EDGE-15b cookie jar over https ignores a cookie that a subdomain set under the plain name', () => {
    const header = 'session=planted; __Host-session=ours; session=planted-again';
    expect(jarOf(header, {secure: true}).get('session')).toBe('ours');
    expect(jarOf('session=planted', {secure: true}).has('session')).toBe(false);
  });

  it('SESS-32 cookie jar refuses illegal values and returns legal ones unchanged', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 40}), (value) => {
        const jar = jarOf();
        if (!LEGAL.test(value)) {
          expect(() => jar.set('guest_cart', value)).toThrow(RangeError);
          expect(jar.headers()).toEqual([]);
          return;
        }
        jar.set('guest_cart', value);
        const [pair = ''] = jar.headers()[0]?.split('; ') ?? [];
        expect(jarOf(pair).get('guest_cart')).toBe(value);
      }),
    );
  });

  it.each([' ', '"', ',', ';', '\\', '\u0000', '\n', '\u007f', 'ä'])(
    'SESS-32 cookie jar refuses a value with %j',
    (character) => {
      expect(() => jarOf().set('gate', `a${character}b`)).toThrow('illegal characters');
    },
  );

  it.each([
    ['guest_cart=', ''],
    ['guest_cart=a=b', 'a=b'],
    ['  guest_cart = a ;x=y', 'a'],
    ['guest_cart=first; guest_cart=second', 'first'],
    ['guest_cart', null],
    ['=guest_cart', null],
    ['guest_cart="quoted"', null],
    ['guest_cart="quoted"; guest_cart=legal', 'legal'],
    ['xguest_cart=a', null],
    ['GUEST_CART=a', null],
    [';;;', null],
  ])('HOUSE-22a cookie jar reads the header %j as %j', (header, value) => {
    expect(jarOf(header).get('guest_cart')).toBe(value);
  });
});

it.each([
  ['guest_cart=a', true],
  ['guest_cart=', true],
  ['guest_cart="quoted"', true],
  ['xguest_cart=a', false],
  ['', false],
])('cookie jar with the header %j has the cookie: %s', (header, has) => {
  const jar = jarOf(header);
  expect(jar.has('guest_cart')).toBe(has);
  jar.set('guest_cart', 'new');
  expect(jar.has('guest_cart')).toBe(true);
  jar.clear('guest_cart');
  expect(jar.has('guest_cart')).toBe(false);
});

describe('needsSecureCookies', () => {
  it.each([
    ['http://localhost:3000/', false],
    ['http://127.0.0.1/', false],
    ['http://127.1.2.3/', false],
    ['http://[::1]:3000/', false],
    ['https://localhost/', true],
    ['https://shop.example/', true],
    ['http://shop.example/', true],
    ['http://localhost.evil.example/', true],
    ['http://127.0.0.1.evil.example/', true],
  ])('needsSecureCookies for %s is %s', (url, secure) => {
    expect(needsSecureCookies(new URL(url))).toBe(secure);
  });

  it('isLoopback accepts only localhost and loopback addresses', () => {
    expect(['localhost', '127.0.0.1', '[::1]', '10.0.0.1', 'shop'].map(isLoopback)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
