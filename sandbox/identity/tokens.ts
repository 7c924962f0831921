import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';
import {digestOf, newSecret} from '../passwords';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetime of each kind of token, in milliseconds. */
export const TOKEN_LIFE_MS = {
  /** From `initRegistration` or a pending login until the registration is complete. */
  registration: HOUR_MS,
  reset: HOUR_MS,
  session: 24 * HOUR_MS,
};

export type TokenPurpose = keyof typeof TOKEN_LIFE_MS;

const rowSchema = z.object({uid: z.string().nullable(), expires_at: z.string()});

/**
 * Secret tokens of registrations, password resets and sessions. Only digests are stored; expiry follows the sandbox's
 * clock.
 */
export interface Tokens {
  /** `uid` is `null` while a registration has no account yet. */
  issue(purpose: TokenPurpose, uid: string | null): string;
  /** `null` when the token is unknown or expired. */
  read(purpose: TokenPurpose, token: string): {uid: string | null} | null;
  end(token: string): void;
  endAll(purpose: TokenPurpose, uid: string): void;
}

export function createTokens(db: Db, clock: Clock): Tokens {
  return {
    issue(purpose, uid) {
      const token = newSecret();
      const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFE_MS[purpose]).toISOString();
      db.prepare(
        'INSERT INTO identity_tokens (digest, purpose, uid, expires_at) VALUES (?, ?, ?, ?)',
      ).run(digestOf(token), purpose, uid, expiresAt);
      return token;
    },
    read(purpose, token) {
      const row = db
        .prepare('SELECT uid, expires_at FROM identity_tokens WHERE digest = ? AND purpose = ?')
        .get(digestOf(token), purpose);
      if (row === undefined) return null;
      const {uid, expires_at: expiresAt} = rowSchema.parse(row);
      return expiresAt > clock.now().toISOString() ? {uid} : null;
    },
    end(token) {
      db.prepare('DELETE FROM identity_tokens WHERE digest = ?').run(digestOf(token));
    },
    endAll(purpose, uid) {
      db.prepare('DELETE FROM identity_tokens WHERE purpose = ? AND uid = ?').run(purpose, uid);
    },
  };
}
