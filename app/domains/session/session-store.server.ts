import {z} from 'zod';
import type {CookieJar} from './cookie-jar.server';
import type {CookieName} from './cookie-registry';
import {heartbeatMs, serverIdleMs, type IdleTimes} from './idle-times';
import type {Session} from './session';
import {seal, unseal} from './session-crypto.server';
import type {Site} from './site';

/** The session of one request: read at its beginning, written back with the answer. */
export interface SessionStore {
  /** `null` for a guest. */
  current(): Session | null;
  /** Begins a session, in place of the one that there may be; of somebody else's nothing is left (SEC-12). */
  start(session: Session): void;
  /** Changes the session that there is; does nothing for a guest. */
  update(change: Partial<Session>): void;
  /** Ends it and forgets all that was the person's own (SESS-26, SESS-27). */
  end(): void;
  /** A session as a text, which is what `sessionToken` means in the API. */
  tokenOf(session: Session): Promise<string>;
  /** Another text's session, if it is one of this site that is not over. */
  open(token: string): Promise<Session | null>;
  /** Puts a changed session into its cookie: to be called once, before the cookies are sent. */
  commit(): Promise<void>;
}

interface StoreOptions {
  cookies: CookieJar;
  /** The first seals, all of them open: so a new secret logs nobody out. */
  secrets: readonly string[];
  site: Site;
  idle: IdleTimes;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The longest text that a browser keeps, with room for the cookie's name and attributes. */
const MAX_TOKEN_LENGTH = 3800;

/** What goes when somebody signs out. A guest's own cart stays, and so does what editors and the gate have set. */
const PERSONAL_COOKIES = ['session', 'cart', 'og_auth', 'user_location', 'user_warehouse'] as const;

/** What a guest has of these is left of somebody whose session ran out: whoever signs in gets their own. */
const OWNED_COOKIES = ['cart', 'og_auth'] as const;

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
  isHomeDeliveryOnly: z.boolean(),
  isEligibleForPd: z.boolean(),
  endsAt: z.number(),
  lastSeenAt: z.number(),
  refreshedAt: z.number(),
  savedCart: z.object({metafieldId: z.string().nullable(), cartId: z.string()}).nullish(),
  hasRecentCheckout: z.boolean(),
  notices: z.array(z.string()),
});

/** Opens what the request brought. A cookie that holds no session of this site is cleared. */
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
      /* What was to be told may be too much for a cookie; who is signed in stays. */
      const isTooLong = text.length > MAX_TOKEN_LENGTH;
      const maxAgeSeconds = Math.floor((session.endsAt - now) / 1000);
      cookies.set('session', isTooLong ? await tokenOf({...session, notices: []}) : text, {
        maxAgeSeconds,
      });
    },
  };
}
