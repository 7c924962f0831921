import {z} from 'zod';
import type {CookieJar} from '~/domains/session/cookie-jar.server';
import type {CookieName} from '~/domains/session/cookie-registry';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {Site} from '~/domains/session/site';
import {DAY_SECONDS} from '~/platform/duration';

export interface CartId {
  /** `null` unless the cookie holds a cart id that we sealed. */
  get(): string | null;
  set(id: string): void;
  clear(): void;
}

export interface IdCookie extends CartId {
  /** Clears a cookie that doesn't hold a cart id that we sealed. */
  clearInvalid(): void;
  /** Seals a changed id into the cookie, and renews an old cookie unless the response may be cached for others. */
  commit(answer: {isShared: boolean}): Promise<void>;
}

export interface CookieOptions {
  cookies: CookieJar;
  secrets: readonly string[];
  site: Pick<Site, 'id'>;
  now: number;
}

const PREFIX = 'gid://shopify/Cart/';
/** Shopify's token and key after the prefix are opaque and have no spaces. */
const TOKEN = /^[\x21-\x7E]{8,300}$/;
/** Cookies older than this are renewed, so their 30 days count from the last visit. */
const RENEW_AFTER_MS = DAY_SECONDS * 1000;
/** Placeholder in the cookie jar for a changed id, which `commit` seals. */
const UNSEALED = 'unsealed';

const PURPOSES = {cart: 'cart', guest_cart: 'guest-cart'} as const satisfies Partial<
  Record<CookieName, string>
>;

const payloadSchema = z.object({
  token: z.string().regex(TOKEN),
  sealedAt: z.number(),
});

export function isCartId(text: string): boolean {
  return text.startsWith(PREFIX) && TOKEN.test(text.slice(PREFIX.length));
}

/**
 * Changes nothing yet. Cookies are sealed, because an id gives access to its cart: it can't be read from the browser,
 * and another one can't be planted.
 */
export async function openIdCookie(
  name: keyof typeof PURPOSES,
  {cookies, secrets, site, now}: CookieOptions,
): Promise<IdCookie> {
  const purpose = `${PURPOSES[name]}:${site.id}`;
  const received = cookies.get(name);
  const payload =
    received === null
      ? null
      : payloadSchema.safeParse(await unseal(received, secrets, purpose)).data;
  let token = payload?.token ?? null;

  /* `token` alone isn't enough: ending a session clears the cookie in the jar. */
  const hasCookie = () => cookies.get(name) !== null;
  const clear = () => {
    if (cookies.has(name)) cookies.clear(name);
  };

  return {
    get: () => (token !== null && TOKEN.test(token) && hasCookie() ? PREFIX + token : null),
    set(id) {
      token = id.replace(PREFIX, '');
      cookies.set(name, UNSEALED);
    },
    clear,
    clearInvalid() {
      if (token === null) clear();
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
