import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {visitorCartId} from '~/domains/cart/cart-id.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';

const jarOf = (cookie?: string) =>
  createCookieJar(new Request('https://shop.test/', {headers: cookie ? {Cookie: cookie} : {}}), {
    suffix: '',
    secure: false,
  });

const guestCartId = (jar: ReturnType<typeof jarOf>) => visitorCartId(jar, {current: () => null});

describe('a guest’s cart id', () => {
  it('CART-13, SESS-08 is kept in its cookie, and read from it', () => {
    const jar = jarOf();
    guestCartId(jar).set('gid://shopify/Cart/hWN1abc?key=5f3e%2F&x=1');
    const [cookie = ''] = jar.headers();
    expect(cookie).toMatch(/^guest_cart=hWN1abc%3Fkey%3D5f3e%252F%26x%3D1; /);
    expect(guestCartId(jarOf(cookie.split(';')[0])).get()).toBe(
      'gid://shopify/Cart/hWN1abc?key=5f3e%2F&x=1',
    );
  });

  it('CART-11 is none at first', () => {
    expect(guestCartId(jarOf()).get()).toBeNull();
  });

  it('any id that the platform gives comes back as it was', () => {
    const token = fc.stringMatching(/^[\x21-\x7E]{8,300}$/);
    fc.assert(
      fc.property(token, (text) => {
        const jar = jarOf();
        guestCartId(jar).set(`gid://shopify/Cart/${text}`);
        const [cookie = ''] = jar.headers();
        expect(guestCartId(jarOf(cookie.split(';')[0])).get()).toBe(`gid://shopify/Cart/${text}`);
      }),
    );
  });

  it.each(['', 'short', '%E0%A4%A', '%00%00%00%00%00%00%00%00', 'a'.repeat(301), 'with%20space12'])(
    'HOUSE-22 the cookie %j holds none',
    (value) => {
      expect(guestCartId(jarOf(`guest_cart=${value}`)).get()).toBeNull();
    },
  );

  it('forgetting sets a cookie only where there is one', () => {
    const none = jarOf();
    guestCartId(none).clear();
    expect(none.headers()).toEqual([]);
    for (const junk of ['abcdefgh', 'short', '%E0%A4%A', '"quoted"']) {
      const some = jarOf(`guest_cart=${junk}`);
      guestCartId(some).clear();
      expect(some.headers()[0]).toMatch(/^guest_cart=; Path=\/; Max-Age=0;/);
    }
  });
});
