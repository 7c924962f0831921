import {z} from 'zod';
import type {Db} from '../../context';
import {isLoopbackUrl} from '../../http/loopback';

const DEFAULT_SHOP = 'http://localhost:3000';

/**
 * Remembers the shop each checkout was opened from, because several shops on this machine share one hosted checkout.
 */
export interface ReturnUrls {
  /** Stores the shop of the first visit. Ignores referrers that aren't on this machine, and the sandbox itself. */
  remember(cartToken: string, referer: string | undefined): void;
  /** Origin of the shop, without a trailing slash. */
  shopOf(cartToken: string): string;
}

export function createReturnUrls(db: Db, ownOrigin: string): ReturnUrls {
  db.exec('CREATE TABLE IF NOT EXISTS checkouts (cart_token TEXT PRIMARY KEY, shop TEXT NOT NULL)');
  const ownPort = new URL(ownOrigin).port;
  return {
    remember(cartToken, referer) {
      if (referer === undefined || !isLoopbackUrl(referer)) return;
      const {origin, port} = new URL(referer);
      if (port === ownPort) return;
      db.prepare('INSERT OR IGNORE INTO checkouts (cart_token, shop) VALUES (?, ?)').run(
        cartToken,
        origin,
      );
    },
    shopOf(cartToken) {
      const row = db.prepare('SELECT shop FROM checkouts WHERE cart_token = ?').get(cartToken);
      return row === undefined ? DEFAULT_SHOP : z.object({shop: z.string()}).parse(row).shop;
    },
  };
}
