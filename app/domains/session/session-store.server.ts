import {z} from 'zod';
import type {CookieJar} from './cookie-jar.server';
import type {CookieName} from './cookie-registry';
import {heartbeatMs, serverIdleMs, type IdleTimes} from './idle/idle-times';
import type {Session} from './session';
import {seal, unseal} from './session-crypto.server';
import type {Site} from './site';

export interface SessionStore {
  /** `null` for a guest. */
  current(): Session | null;
  /** Starts a session and replaces any current one. Clears the cookies of another customer (SEC-12). */
  start(session: Session): void;
  /** Changes the current session; does nothing for a guest. */
  update(change: Partial<Session>): void;
  /** Ends the session and clears the customer's personal cookies (SESS-26, SESS-27). */
  end(): void;
  tokenOf(session: Session): Promise<string>;
  /** Opens a `sessionToken`; `null` if it's forged, expired or of the other site. */
  open(token: string): Promise<Session | null>;
  /** Writes a changed session to its cookie. Call it once, before the cookies are sent. */
  commit(): Promise<void>;
}

interface StoreOptions {
  cookies: CookieJar;
  /** The first one seals, any of them unseals, so that changing the secret logs nobody out. */
  secrets: readonly string[];
  site: Site;
  idle: IdleTimes;
  now: number;
}

/** Browsers limit a cookie to 4,096 bytes; this leaves room for its name and attributes. */
const MAX_TOKEN_LENGTH = 3800;

/** Cleared at logout. The carts' cookies belong to `cart-ownership`; the editors' preview and the password gate stay. */
const PERSONAL_COOKIES = [
  'session',
  'og_auth',
  'removed_items',
  'user_location',
  'user_warehouse',
] as const;

/** Left over from an ended session if a guest has it, so it's cleared at login. */
const OWNED_COOKIES = ['og_auth', 'logged_out'] as const;

const payloadSchema = z.object({
  uid: z.string().min(1),
  customerId: z.string().startsWith('gid://shopify/Customer/'),
  customerToken: z.string().min(1),
  email: z.string().min(3),
  firstName: z.string(),
  lastName: z.string(),
  country: z.literal('US'),
  zipCode: z.string().nullable(),
  state: z.string().nullable(),
  isRegistered: z.boolean(),
  /* Cookies of older builds lack it, until the session is refreshed. */
  workplaceName: z.enum(['clinic', 'school']).default('clinic'),
  isHomeDeliveryOnly: z.boolean(),
  isEligibleForPd: z.boolean(),
  endsAt: z.number(),
  lastSeenAt: z.number(),
  refreshedAt: z.number(),
  savedCart: z.object({metafieldId: z.string().nullable(), cartId: z.string()}).nullish(),
  hasRecentCheckout: z.boolean(),
  notices: z.array(z.string()),
});

/** Opens the request's session. Clears a session cookie that is invalid, expired or of the other site. */
export async function openSession(options: StoreOptions): Promise<SessionStore> {
  const {cookies, secrets, site, idle, now} = options;
  const purpose = `session:${site.id}`;
  const text = cookies.get('session');
  let session = text === null ? null : await open(text);
  let isChanged = false;
  if (session === null && cookies.has('session')) end();
  if (session && now - session.lastSeenAt >= heartbeatMs(idle)) {
    session = {...session, lastSeenAt: now};
    isChanged = true;
  }

  async function open(token: string): Promise<Session | null> {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    const opened = payloadSchema.safeParse(await unseal(token, secrets, purpose)).data;
    if (!opened || opened.endsAt <= now) return null;
    return now - opened.lastSeenAt > serverIdleMs(idle) ? null : opened;
  }

  function end(): void {
    if (cookies.has('session')) cookies.set('logged_out', '1');
    session = null;
    isChanged = false;
    forget(PERSONAL_COOKIES);
  }

  function forget(names: readonly CookieName[]): void {
    for (const name of names) if (cookies.has(name)) cookies.clear(name);
  }

  function tokenOf(sealed: Session): Promise<string> {
    return seal(sealed, secrets, purpose);
  }

  return {
    current: () => session,
    start(begun) {
      if (session?.customerId !== begun.customerId)
        forget(session ? PERSONAL_COOKIES : OWNED_COOKIES);
      session = begun;
      isChanged = true;
    },
    update(change) {
      if (!session) return;
      session = {...session, ...change};
      isChanged = true;
    },
    end,
    tokenOf,
    open,
    async commit() {
      if (!session || !isChanged) return;
      const text = await tokenOf(session);
      /* Drops notices that don't fit into the cookie, rather than the session. */
      const isTooLong = text.length > MAX_TOKEN_LENGTH;
      const maxAgeSeconds = Math.floor((session.endsAt - now) / 1000);
      cookies.set('session', isTooLong ? await tokenOf({...session, notices: []}) : text, {
        maxAgeSeconds,
      });
    },
  };
}
