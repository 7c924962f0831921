import {z} from 'zod';
import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {CookieName} from '~/domains/session/cookie-registry';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Site} from '~/domains/session/site';
import {DAY_SECONDS} from '~/platform/duration';

/** Where the visitor's cart id is kept between requests. */
export interface CartId {
  /** `null` when there is none, or when the cookie holds no cart id of ours. */
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

/** The cart ids of one request. */
interface CartIdStore extends VisitorCartId {
  /**
   * Seals changed ids into their cookies, and old ones anew unless the answer is one that caches share: to be called
   * once, before the cookies are sent.
   */
  commit(answer?: {isShared: boolean}): Promise<void>;
}

interface StoreOptions {
  cookies: CookieJar;
  session: Pick<SessionStore, 'current'>;
  /** The first seals, all of them open. */
  secrets: readonly string[];
  site: Pick<Site, 'id'>;
  /** Milliseconds since the epoch. */
  now: number;
}

interface SealedCartId extends CartId {
  commit(answer: {isShared: boolean}): Promise<void>;
}

const PREFIX = 'gid://shopify/Cart/';
/** The token and its key, as the platform writes them after the prefix: opaque, but never with spaces. */
const TOKEN = /^[\x21-\x7E]{8,300}$/;
/** A cookie that is older gets its 30 days anew, so that they count from the last visit. */
const RENEW_AFTER_MS = DAY_SECONDS * 1000;
/** Stands in the cookie jar for an id that is sealed at the end of the request. */
const UNSEALED = 'unsealed';

const PURPOSES = {cart: 'cart', guest_cart: 'guest-cart'} as const satisfies Partial<
  Record<CookieName, string>
>;

const payloadSchema = z.object({
  token: z.string().regex(TOKEN),
  /** Milliseconds since the epoch. */
  sealedAt: z.number(),
});

/** Is it the id of a cart, as far as can be seen? */
export function isCartId(text: string): boolean {
  return text.startsWith(PREFIX) && TOKEN.test(text.slice(PREFIX.length));
}

/**
 * The id of the visitor's cart, in a cookie of its own for a guest and for a person (CART-13, SESS-07, SESS-08). A
 * person has one once their cart was brought in, and goes on with the guest's until then; whatever else is in its place
 * is somebody else's, and goes (CART-24). A cookie that the browser has lost is given anew. The id opens the cart, so it
 * is sealed: nobody can read it off a machine or plant another one.
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
    ofPerson,
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

  /* A session that ends clears the cookie in the jar: then there is no id, whatever was known before. */
  const isKept = () => cookies.get(name) !== null;

  return {
    get: () => (token !== null && TOKEN.test(token) && isKept() ? PREFIX + token : null),
    set(id) {
      token = id.replace(PREFIX, '');
      cookies.set(name, UNSEALED);
    },
    clear() {
      if (cookies.has(name)) cookies.clear(name);
    },
    async commit({isShared}) {
      if (token === null || !isKept()) return;
      const isChanged = cookies.get(name) === UNSEALED;
      const isOld = payload ? now - payload.sealedAt > RENEW_AFTER_MS : false;
      if (isChanged || (isOld && !isShared))
        cookies.set(name, await seal({token, sealedAt: now}, secrets, purpose));
    },
  };
}
