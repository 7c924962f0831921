import {isLoopback} from '~/platform/loopback';
import {COOKIES, type CookieName} from './cookie-registry';
import {sentName} from './parts/sent-name';

export interface CookieJar {
  /** The value, including changes of this request; `null` without the cookie or if its value has illegal characters. */
  get(name: CookieName): string | null;
  /** Whether the browser will have the cookie, with any value, after this request's changes. */
  has(name: CookieName): boolean;
  /**
   * Throws a `RangeError` on a value with illegal characters (SESS-32). `maxAgeSeconds` defaults to the lifetime in the
   * cookie registry.
   */
  set(name: CookieName, value: string, options?: {maxAgeSeconds?: number}): void;
  clear(name: CookieName): void;
  headers(): string[];
}

interface JarOptions {
  suffix: string;
  secure: boolean;
  /** Values that override received cookies, for instance the location that an editor previews. */
  assumed?: Partial<Record<CookieName, string>>;
}

interface Change {
  value: string | null;
  maxAgeSeconds: number;
}

/** RFC 6265: a cookie's value has no spaces, quotes, commas, semicolons, backslashes or control characters. */
const LEGAL_VALUE = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/;

export function createCookieJar(
  request: Request,
  {suffix, secure, assumed = {}}: JarOptions,
): CookieJar {
  const received = parseCookieHeader(request.headers.get('Cookie'));
  const toSentName = (name: CookieName) => sentName(name, {suffix, secure});
  const changes = new Map<CookieName, Change>();

  return {
    get(name) {
      const changed = changes.get(name);
      return changed ? changed.value : (assumed[name] ?? received.get(toSentName(name)) ?? null);
    },
    has(name) {
      const changed = changes.get(name);
      return changed ? changed.value !== null : received.has(toSentName(name));
    },
    set(name, value, {maxAgeSeconds = COOKIES[name].maxAgeSeconds} = {}) {
      if (!LEGAL_VALUE.test(value)) {
        throw new RangeError(`cookie ${name}: the value has illegal characters`);
      }
      changes.set(name, {value, maxAgeSeconds});
    },
    clear(name) {
      changes.set(name, {value: null, maxAgeSeconds: 0});
    },
    headers: () =>
      [...changes].map(([name, {value, maxAgeSeconds}]) => {
        return [
          `${toSentName(name)}=${value ?? ''}`,
          'Path=/',
          `Max-Age=${maxAgeSeconds}`,
          'SameSite=Lax',
          ...(COOKIES[name].httpOnly ? ['HttpOnly'] : []),
          ...(secure ? ['Secure'] : []),
        ].join('; ');
      }),
  };
}

export function readForeignCookie(request: Request, name: string): string | null {
  return parseCookieHeader(request.headers.get('Cookie')).get(name) ?? null;
}

/** Maps names to values. Of several cookies with one name the first legal value counts; `null` if none is legal. */
function parseCookieHeader(header: string | null): Map<string, string | null> {
  const cookies = new Map<string, string | null>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (at > 0) cookies.set(name, cookies.get(name) ?? (LEGAL_VALUE.test(value) ? value : null));
  }
  return cookies;
}

/** `false` only for http on localhost, where browsers refuse secure cookies. */
export function needsSecureCookies(url: URL): boolean {
  return !(url.protocol === 'http:' && isLoopback(url.hostname));
}
