import {decodeProtectedHeader, importJWK, jwtVerify} from 'jose';
import {MINUTE_SECONDS} from '~/platform/duration';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {jwtClaims, jwtHeader, publicKeysReply} from './contract';
import {readReply, type Gigya} from './gigya.server';

const ALGORITHM = 'RS256';
const CLOCK_LEEWAY_SECONDS = 60;
const KEYS_LIFE_MS = 10 * MINUTE_SECONDS * 1000;
/** Limits attackers who invent key ids. */
const MAX_FETCHES_PER_MINUTE = 5;

interface PublicKey {
  kid: string;
  kty: 'RSA';
  n: string;
  e: string;
}

interface KnownKeys {
  keys: PublicKey[];
  fetchedAt: number;
  asks: number[];
}

/** Cached per isolate, by source. Plain data only. */
export type KeyCache = Map<string, KnownKeys>;

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
  now: () => number;
}

/**
 * Returns `null` if the token isn't valid: not RS256, not signed with a published key, from another issuer or for
 * another site, expired, or not yet valid.
 */
export function createJwtVerifier({gigya, env, keys, now}: VerifierParts) {
  const {IDENTITY_API_KEY: apiKey} = env;
  const source = `${env.IDENTITY_URL} ${apiKey}`;
  /* Real tokens end the issuer with a slash; the provider's own sample doesn't. */
  const issuer = `https://fidm.gigya.com/jwt/${apiKey}`;

  async function fetchKeys(asks: number[]): Promise<Result<KnownKeys, UpstreamFailure>> {
    const answer = await gigya({
      method: 'getJWTPublicKey',
      kind: 'read',
      params: {V2: 'true'},
      isPublic: true,
    });
    const reply = readReply(answer, publicKeysReply);
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
    const findIn = ({keys}: KnownKeys) => keys.find((key) => key.kid === kid);
    const known = keys.get(source);
    const isFresh = known !== undefined && now() - known.fetchedAt < KEYS_LIFE_MS;
    const found = isFresh ? findIn(known) : undefined;
    if (found) return ok(found);
    const asks = (known?.asks ?? []).filter((at) => now() - at < MINUTE_SECONDS * 1000);
    if (isFresh && asks.length >= MAX_FETCHES_PER_MINUTE) return ok(undefined);
    const fetched = await fetchKeys(isFresh ? [...asks, now()] : asks);
    return fetched.ok ? ok(findIn(fetched.value)) : fetched;
  }

  return async (token: string): Promise<Result<JwtClaims | null, UpstreamFailure>> => {
    const kid = readKeyId(token);
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

/** Returns `null` if the token is malformed or uses another algorithm. */
function readKeyId(token: string): string | null {
  try {
    const header = decodeProtectedHeader(token);
    const {kid, keyid} = jwtHeader.parse(header);
    return header.alg === ALGORITHM ? (kid ?? keyid ?? null) : null;
  } catch {
    return null;
  }
}
