import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {CookieName} from '~/domains/session/cookie-registry';
import type {SessionStore} from '~/domains/session/session-store.server';

/** Where the visitor's cart id is kept between requests. */
export interface CartId {
  /** `null` when there is none, or when the cookie holds no cart id at all. */
  get(): string | null;
  set(id: string): void;
  /** Forgets the id, and whatever else is in its place. */
  clear(): void;
}

/** The cart ids of a visitor who may have been a guest before. */
export interface VisitorCartId extends CartId {
  /** The id of the cart that they had as a guest; of a signed-in person's, until it was merged. */
  ofGuest: CartId;
  /** The id of the person's own cart. */
  ofPerson: CartId;
}

const PREFIX = 'gid://shopify/Cart/';
/** The token and its key, as the platform writes them after the prefix: opaque, but never with spaces. */
const TOKEN = /^[\x21-\x7E]{8,300}$/;

/** Is it the id of a cart, as far as can be seen? */
export function isCartId(text: string): boolean {
  return text.startsWith(PREFIX) && TOKEN.test(text.slice(PREFIX.length));
}

/**
 * The id of the visitor's cart, in a cookie of its own for a guest and for a person (CART-13, SESS-07, SESS-08). A person
 * has one once their cart was brought in, and goes on with the guest's until then; whatever else is in its place is
 * somebody else's, and goes (CART-24). A cookie that the browser has lost is given anew.
 */
export function visitorCartId(
  cookies: CookieJar,
  session: Pick<SessionStore, 'current'>,
): VisitorCartId {
  const ofGuest = cartIdIn('guest_cart', cookies);
  const ofPerson = cartIdIn('cart', cookies);
  const savedCart = () => session.current()?.savedCart;
  const counting = () => (savedCart() === undefined ? ofGuest : ofPerson);

  const saved = savedCart();
  if (saved === undefined) ofPerson.clear();
  else if (saved !== null && ofPerson.get() === null) ofPerson.set(saved.cartId);

  return {
    ofGuest,
    ofPerson,
    get: () => counting().get(),
    set: (id) => counting().set(id),
    clear: () => counting().clear(),
  };
}

function cartIdIn(name: CookieName & ('cart' | 'guest_cart'), cookies: CookieJar): CartId {
  return {
    get() {
      const token = decode(cookies.get(name) ?? '');
      return TOKEN.test(token) ? PREFIX + token : null;
    },
    set(id) {
      cookies.set(name, encodeURIComponent(id.replace(PREFIX, '')));
    },
    clear() {
      if (cookies.has(name)) cookies.clear(name);
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
