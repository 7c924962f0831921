import {decodeProtectedHeader, importJWK, jwtVerify} from 'jose';
import {MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {jwtClaims, jwtHeader, publicKeysReply} from './contract';
import {replyOf, type Gigya} from './gigya.server';

const ALGORITHM = 'RS256';
/** How far the provider's clock and ours may be apart. */
const CLOCK_LEEWAY_SECONDS = 60;
/** How long a published key is believed without asking again. */
const KEYS_LIFE_MS = 10 * MINUTE_SECONDS * 1000;
/** How often a minute a key that is not known makes us ask: whoever invents key ids must not make us ask each time. */
const ASKS_A_MINUTE = 5;

interface PublicKey {
  kid: string;
  kty: 'RSA';
  n: string;
  e: string;
}

interface KnownKeys {
  keys: PublicKey[];
  fetchedAt: number;
  /** When keys that were not known were asked for, within the last minute. */
  asks: number[];
}

/** The provider's keys as one isolate remembers them, by the address that they came from. Plain data only. */
export type KeyCache = Map<string, KnownKeys>;

/** Whom a token is about. */
export interface JwtClaims {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface VerifierParts {
  gigya: Gigya;
  env: {IDENTITY_URL: string; IDENTITY_API_KEY: string};
  keys: KeyCache;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Reads a token of the provider. `null` for one that is not to be believed: not RS256, signed with no key that is
 * published, of another issuer or site, over, or not begun.
 */
export function createJwtVerifier({gigya, env, keys, now}: VerifierParts) {
  const {IDENTITY_API_KEY: apiKey} = env;
  const source = `${env.IDENTITY_URL} ${apiKey}`;
  /* Real tokens have the slash, the provider's own sample goes without it. */
  const issuer = `https://fidm.gigya.com/jwt/${apiKey}`;

  async function fetchKeys(asks: number[]): Promise<Result<KnownKeys, UpstreamFailure>> {
    const answer = await gigya({
      method: 'getJWTPublicKey',
      kind: 'read',
      params: {V2: 'true'},
      isPublic: true,
    });
    const reply = replyOf(answer, publicKeysReply);
    if (!reply.ok) return reply;
    const known: KnownKeys = {
      keys: reply.value.keys.filter((key) => key !== null),
      fetchedAt: now(),
      asks,
    };
    keys.set(source, known);
    return ok(known);
  }

  async function findKey(kid: string): Promise<Result<PublicKey | undefined, UpstreamFailure>> {
    const has = ({keys}: KnownKeys) => keys.find((key) => key.kid === kid);
    const known = keys.get(source);
    const isFresh = known !== undefined && now() - known.fetchedAt < KEYS_LIFE_MS;
    const found = isFresh ? has(known) : undefined;
    if (found) return ok(found);
    const asks = (known?.asks ?? []).filter((at) => now() - at < MINUTE_SECONDS * 1000);
    if (isFresh && asks.length >= ASKS_A_MINUTE) return ok(undefined);
    const fetched = await fetchKeys(isFresh ? [...asks, now()] : asks);
    return fetched.ok ? ok(has(fetched.value)) : fetched;
  }

  return async (token: string): Promise<Result<JwtClaims | null, UpstreamFailure>> => {
    const kid = keyIdOf(token);
    if (kid === null) return ok(null);
    const key = await findKey(kid);
    if (!key.ok) return key;
    if (!key.value) return ok(null);
    const payload = await jwtVerify(token, await importJWK(key.value, ALGORITHM), {
      algorithms: [ALGORITHM],
      issuer: [issuer, `${issuer}/`],
      requiredClaims: ['sub', 'iat', 'exp', 'apiKey'],
      clockTolerance: CLOCK_LEEWAY_SECONDS,
      currentDate: new Date(now()),
    }).then(
      (verified) => verified.payload,
      () => null,
    );
    const claims = jwtClaims.safeParse(payload);
    if (payload?.apiKey !== apiKey || !claims.success) return ok(null);
    const {sub, email, firstName, lastName} = claims.data;
    return ok({uid: sub, email: email.toLowerCase(), firstName, lastName});
  };
}

/** The key that a token says it is signed with; `null` for what is no token that we could believe. */
function keyIdOf(token: string): string | null {
  try {
    const header = decodeProtectedHeader(token);
    const {kid, keyid} = jwtHeader.parse(header);
    return header.alg === ALGORITHM ? (kid ?? keyid ?? null) : null;
  } catch {
    return null;
  }
}
