import type {CookieJar} from '~/domains/session/cookie-jar.server';

/** Where the visitor's cart id is kept between requests. */
export interface CartId {
  /** `null` when there is none, or when the cookie holds no cart id at all. */
  get(): string | null;
  set(id: string): void;
  /** Forgets the id, and whatever else is in its place. */
  clear(): void;
}

const PREFIX = 'gid://shopify/Cart/';
/** The token and its key, as the platform writes them after the prefix: opaque, but never with spaces. */
const TOKEN = /^[\x21-\x7E]{8,300}$/;

/** A guest's cart id, in its cookie (CART-13, SESS-08). */
export function guestCartId(cookies: CookieJar): CartId {
  return {
    get() {
      const token = decode(cookies.get('guest_cart') ?? '');
      return TOKEN.test(token) ? PREFIX + token : null;
    },
    set(id) {
      cookies.set('guest_cart', encodeURIComponent(id.replace(PREFIX, '')));
    },
    clear() {
      if (cookies.has('guest_cart')) cookies.clear('guest_cart');
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
