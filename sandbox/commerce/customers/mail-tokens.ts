import {z} from 'zod';
import type {Db} from '../../context';
import type {Clock} from '../../control/clock';
import {digestOf, newSecret} from '../../passwords';
import {customerNumber} from './records';

export type MailPurpose = 'reset' | 'activate';

export const MAIL_LINK_LIFE_MS = 24 * 60 * 60 * 1000;

const rowSchema = z.object({expires_at: z.string()});

export interface MailTokens {
  /** Creates a token for a link. Older tokens for the same purpose stop working. */
  issue(purpose: MailPurpose, customerId: string): string;
  isValid(purpose: MailPurpose, customerId: string, token: string): boolean;
  use(purpose: MailPurpose, customerId: string): void;
}

export function createMailTokens(db: Db, clock: Clock): MailTokens {
  function use(purpose: MailPurpose, customerId: string): void {
    db.prepare('DELETE FROM customer_mail_tokens WHERE purpose = ? AND customer = ?').run(
      purpose,
      customerNumber(customerId),
    );
  }
  return {
    use,
    issue(purpose, customerId) {
      use(purpose, customerId);
      const token = newSecret();
      const expiresAt = new Date(clock.now().getTime() + MAIL_LINK_LIFE_MS).toISOString();
      db.prepare(
        'INSERT INTO customer_mail_tokens (digest, customer, purpose, expires_at) VALUES (?, ?, ?, ?)',
      ).run(digestOf(token), customerNumber(customerId), purpose, expiresAt);
      return token;
    },
    isValid(purpose, customerId, token) {
      const row = db
        .prepare(
          'SELECT expires_at FROM customer_mail_tokens WHERE digest = ? AND customer = ? AND purpose = ?',
        )
        .get(digestOf(token), customerNumber(customerId), purpose);
      return row !== undefined && rowSchema.parse(row).expires_at > clock.now().toISOString();
    },
  };
}

/** `<origin>/account/<purpose>/<customer number>/<token>` */
export const mailLink = (
  origin: string,
  purpose: MailPurpose,
  customerId: string,
  token: string,
): string => `${origin}/account/${purpose}/${customerNumber(customerId)}/${token}`;

/** Reads the customer number and token from a link, ignoring its host. `null` if it isn't a valid link. */
export function readMailLink(
  purpose: MailPurpose,
  url: string,
): {customerNumber: number; token: string} | null {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  const [, kind, number, token] = /^\/account\/(\w+)\/(\d{1,15})\/([\w-]+)$/.exec(path) ?? [];
  if (kind !== purpose || number === undefined || token === undefined) return null;
  return {customerNumber: Number(number), token};
}
