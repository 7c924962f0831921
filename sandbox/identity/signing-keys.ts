import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';
import {createRsaKey} from './rsa-key';

/** How long a retired key stays published, in milliseconds: one day. */
const PUBLISHED_AFTER_MS = 24 * 60 * 60 * 1000;

const jwkSchema = z.looseObject({kty: z.literal('RSA'), n: z.string(), e: z.string()});
const rowSchema = z.object({kid: z.string(), private_jwk: z.string()});

interface SigningKey {
  kid: string;
  privateJwk: z.infer<typeof jwkSchema>;
}

/** The public part of a key, as a JWK. */
export interface PublicKey {
  kid: string;
  kty: 'RSA';
  n: string;
  e: string;
  alg: 'RS256';
  use: 'sig';
}

export interface SigningKeys {
  /** The key that signs; created on first use. */
  current(): SigningKey;
  /** The current key first, then the recently retired ones. */
  published(): PublicKey[];
  /** Starts signing with a new key. The old one stays published for a day. */
  rotate(): void;
  /** Stops publishing the retired keys. */
  forgetRetired(): void;
}

/** All new databases of this process start with the same key, because generating one is slow. */
let firstKey: SigningKey | undefined;

function generateKey(): SigningKey {
  const kid = randomBytes(16).toString('hex').toUpperCase();
  return {kid, privateJwk: jwkSchema.parse(createRsaKey().export({format: 'jwk'}))};
}

export function createSigningKeys(db: Db, clock: Clock): SigningKeys {
  const rows = (where: string, ...values: string[]): SigningKey[] =>
    z
      .array(rowSchema)
      .parse(
        db
          .prepare(`SELECT kid, private_jwk FROM identity_keys WHERE ${where} ORDER BY number DESC`)
          .all(...values),
      )
      .map(({kid, private_jwk: jwk}) => ({kid, privateJwk: jwkSchema.parse(JSON.parse(jwk))}));

  function keep(key: SigningKey): SigningKey {
    db.prepare('INSERT INTO identity_keys (kid, private_jwk) VALUES (?, ?)').run(
      key.kid,
      JSON.stringify(key.privateJwk),
    );
    return key;
  }

  const current = () => rows('retired_at IS NULL')[0] ?? keep((firstKey ??= generateKey()));

  return {
    current,
    published() {
      const since = new Date(clock.now().getTime() - PUBLISHED_AFTER_MS).toISOString();
      return [current(), ...rows('retired_at > ?', since)].map(publicPart);
    },
    rotate() {
      db.prepare('UPDATE identity_keys SET retired_at = ? WHERE retired_at IS NULL').run(
        clock.now().toISOString(),
      );
      keep(generateKey());
    },
    forgetRetired() {
      db.exec('DELETE FROM identity_keys WHERE retired_at IS NOT NULL');
    },
  };
}

function publicPart({kid, privateJwk: {kty, n, e}}: SigningKey): PublicKey {
  return {kid, kty, n, e, alg: 'RS256', use: 'sig'};
}
