import {isLoopback} from '~/platform/loopback';
import {COOKIES, type CookieName} from './cookie-registry';

/** The request's cookies, and the changes to them that the response will carry. */
export interface CookieJar {
  /** The value, changes of this request included; `null` when there is none or it is not legal text. */
  get(name: CookieName): string | null;
  /** The browser has it, whatever its value, once it has taken in the changes of this request. */
  has(name: CookieName): boolean;
  /**
   * Throws on a value with characters that a cookie cannot carry (SESS-32). The cookie lives as long as the registry
   * says, unless `maxAgeSeconds` says otherwise.
   */
  set(name: CookieName, value: string, options?: {maxAgeSeconds?: number}): void;
  clear(name: CookieName): void;
  /** One `Set-Cookie` value for each changed cookie. */
  headers(): string[];
}

interface JarOptions {
  /** Put after every name: the staff site shares a host with the shop on localhost. */
  suffix: string;
  secure: boolean;
  /** Values that count in the place of what was received: an editor previews another place. */
  assumed?: Partial<Record<CookieName, string>>;
}

interface Change {
  /** `null` clears the cookie. */
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
  const nameOf = (name: CookieName) => sentName(name, {suffix, secure});
  const changes = new Map<CookieName, Change>();

  return {
    get(name) {
      const changed = changes.get(name);
      return changed ? changed.value : (assumed[name] ?? received.get(nameOf(name)) ?? null);
    },
    has(name) {
      const changed = changes.get(name);
      return changed ? changed.value !== null : received.has(nameOf(name));
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
          `${nameOf(name)}=${value ?? ''}`,
          'Path=/',
          `Max-Age=${maxAgeSeconds}`,
          'SameSite=Lax',
          ...(COOKIES[name].httpOnly ? ['HttpOnly'] : []),
          ...(secure ? ['Secure'] : []),
        ].join('; ');
      }),
  };
}

/**
 * The name under which a browser keeps the cookie. With the prefix `__Host-` it takes the cookie only from this very host
 * over https, so a sibling subdomain cannot plant a session or a cart (EDGE-15). Plain http on this machine has no such.
 */
function sentName(
  name: CookieName,
  {suffix, secure}: Pick<JarOptions, 'suffix' | 'secure'>,
): string {
  const prefix = secure && !COOKIES[name].isNamedByVendor ? '__Host-' : '';
  return prefix + name + suffix;
}

/** A cookie that somebody else set on our domain; `null` when there is none or it is not legal text. */
export function readForeignCookie(request: Request, name: string): string | null {
  return parseCookieHeader(request.headers.get('Cookie')).get(name) ?? null;
}

/** By name. The first legal value of several counts; `null` where there is none. */
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

/** Plain http is only ever a developer's own machine. */
export function needsSecureCookies(url: URL): boolean {
  return !(url.protocol === 'http:' && isLoopback(url.hostname));
}
