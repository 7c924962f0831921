import {z} from 'zod';
import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {CookieName} from '~/domains/session/cookie-registry';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Site} from '~/domains/session/site';
import {DAY_SECONDS} from '~/platform/duration';

/** The shopper's cart id, kept in a cookie between requests. */
export interface CartId {
  /** `null` without a cookie, or if it doesn't hold a cart id that we sealed. */
  get(): string | null;
  set(id: string): void;
  /** Clears the cookie, whatever it holds. */
  clear(): void;
}

/** The cart ids of a shopper; reads and writes go to the guest or the customer cart, by the session's state. */
export interface VisitorCartId extends CartId {
  /** The id of the guest cart. A customer still has one until it's merged. */
  ofGuest: CartId;
  ofCustomer: CartId;
}

interface CartIdStore extends VisitorCartId {
  /**
   * Seals changed ids into their cookies, and renews old cookies unless the response goes to a shared cache. Call it
   * once, before the cookies are sent.
   */
  commit(answer?: {isShared: boolean}): Promise<void>;
}

interface StoreOptions {
  cookies: CookieJar;
  session: Pick<SessionStore, 'current'>;
  /** The first one seals; any of them unseals. */
  secrets: readonly string[];
  site: Pick<Site, 'id'>;
  /** Milliseconds since the epoch. */
  now: number;
}

interface SealedCartId extends CartId {
  commit(answer: {isShared: boolean}): Promise<void>;
}

const PREFIX = 'gid://shopify/Cart/';
/** Shopify's token and key after the prefix: opaque, without spaces. */
const TOKEN = /^[\x21-\x7E]{8,300}$/;
/** Cookies older than this are renewed, so that their 30 days count from the last visit. */
const RENEW_AFTER_MS = DAY_SECONDS * 1000;
/** Placeholder in the cookie jar for a changed id, which `commit` seals. */
const UNSEALED = 'unsealed';

const PURPOSES = {cart: 'cart', guest_cart: 'guest-cart'} as const satisfies Partial<
  Record<CookieName, string>
>;

const payloadSchema = z.object({
  token: z.string().regex(TOKEN),
  /** Milliseconds since the epoch. */
  sealedAt: z.number(),
});

export function isCartId(text: string): boolean {
  return text.startsWith(PREFIX) && TOKEN.test(text.slice(PREFIX.length));
}

/**
 * Opens the cookies with the shopper's cart ids, one for the guest cart and one for the customer's (CART-13, SESS-07,
 * SESS-08). Until the saved cart is restored, a customer keeps using the guest cart. An id in the customer cookie of a
 * guest, or before the restore, is another customer's and is cleared (CART-24). A missing customer cookie is set again
 * from the session. Cookies are sealed, because an id gives access to its cart: nobody can read it off a machine or
 * plant another one.
 */
export async function openCartIds(options: StoreOptions): Promise<CartIdStore> {
  const {session} = options;
  const [ofGuest, ofPerson] = await Promise.all([
    openCartId('guest_cart', options),
    openCartId('cart', options),
  ]);
  const savedCart = () => session.current()?.savedCart;
  const current = () => (savedCart() === undefined ? ofGuest : ofPerson);

  const saved = savedCart();
  if (saved === undefined) ofPerson.clear();
  else if (saved !== null && ofPerson.get() === null) ofPerson.set(saved.cartId);

  return {
    ofGuest,
    ofCustomer: ofPerson,
    get: () => current().get(),
    set: (id) => current().set(id),
    clear: () => current().clear(),
    async commit(answer = {isShared: false}) {
      await Promise.all([ofGuest.commit(answer), ofPerson.commit(answer)]);
    },
  };
}

async function openCartId(
  name: keyof typeof PURPOSES,
  {cookies, secrets, site, now}: StoreOptions,
): Promise<SealedCartId> {
  const purpose = `${PURPOSES[name]}:${site.id}`;
  const received = cookies.get(name);
  const payload =
    received === null
      ? null
      : payloadSchema.safeParse(await unseal(received, secrets, purpose)).data;
  if (!payload && cookies.has(name)) cookies.clear(name);
  let token = payload?.token ?? null;

  /* Ending a session clears the cookie in the jar, so the jar decides, not `token`. */
  const hasCookie = () => cookies.get(name) !== null;

  return {
    get: () => (token !== null && TOKEN.test(token) && hasCookie() ? PREFIX + token : null),
    set(id) {
      token = id.replace(PREFIX, '');
      cookies.set(name, UNSEALED);
    },
    clear() {
      if (cookies.has(name)) cookies.clear(name);
    },
    async commit({isShared}) {
      if (token === null || !hasCookie()) return;
      const isChanged = cookies.get(name) === UNSEALED;
      const isOld = payload ? now - payload.sealedAt > RENEW_AFTER_MS : false;
      if (isChanged || (isOld && !isShared))
        cookies.set(name, await seal({token, sealedAt: now}, secrets, purpose));
    },
  };
}
