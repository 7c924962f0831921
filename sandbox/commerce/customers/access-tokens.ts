import {z} from 'zod';
import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import {digestOf, newSecret} from '../../passwords';
import {customerNumber} from './records';
import type {AccessToken} from './types';

/** Counted from issue or renewal. */
export const ACCESS_TOKEN_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const rowSchema = z.object({customer: z.int(), expires_at: z.string()});

export interface AccessTokens {
  issue(customerId: string): AccessToken;
  /** The token's customer number, or `null` if the token is unknown or expired. */
  customerOf(token: string): number | null;
  /** Restarts the token's lifetime. `null` if it is unknown or expired. */
  renew(token: string): AccessToken | null;
  /** Returns whether the token existed. */
  revoke(token: string): boolean;
  revokeAll(customerId: string): void;
}

/** Access tokens, stored as digests. They expire by the sandbox's clock. */
export function createAccessTokens(db: Db, clock: Clock): AccessTokens {
  function customerOf(token: string): number | null {
    const row = db
      .prepare('SELECT customer, expires_at FROM customer_access_tokens WHERE digest = ?')
      .get(digestOf(token));
    if (row === undefined) return null;
    const {customer, expires_at: expiresAt} = rowSchema.parse(row);
    return expiresAt > clock.now().toISOString() ? customer : null;
  }

  function write(token: string, customer: number): AccessToken {
    const expiresAt = new Date(clock.now().getTime() + ACCESS_TOKEN_LIFE_MS).toISOString();
    db.prepare(
      'INSERT OR REPLACE INTO customer_access_tokens (digest, customer, expires_at) VALUES (?, ?, ?)',
    ).run(digestOf(token), customer, expiresAt);
    return {accessToken: token, expiresAt};
  }

  return {
    customerOf,
    issue: (customerId) => write(newSecret(), customerNumber(customerId)),
    renew(token) {
      const customer = customerOf(token);
      return customer === null ? null : write(token, customer);
    },
    revoke: (token) =>
      db.prepare('DELETE FROM customer_access_tokens WHERE digest = ?').run(digestOf(token))
        .changes > 0,
    revokeAll(customerId) {
      db.prepare('DELETE FROM customer_access_tokens WHERE customer = ?').run(
        customerNumber(customerId),
      );
    },
  };
}
