import type {Db} from '../../context';

interface IssuedGiftCard {
  code: string;
  /** US cents when issued. */
  initialBalance: number;
  /** ISO 8601. `null`: never. */
  expiresAt: string | null;
}

export const GIFT_CARDS: readonly IssuedGiftCard[] = [
  {code: 'MARLOWEGIFT25AB7K', initialBalance: 25_00, expiresAt: null},
  {code: 'MARLOWEGIFT100QX4M', initialBalance: 100_00, expiresAt: null},
  {code: 'MARLOWEGIFT50OLD9', initialBalance: 50_00, expiresAt: '2026-01-01T00:00:00Z'},
];

export interface GiftCard {
  code: string;
  lastCharacters: string;
  /** Remaining US cents. */
  balance: number;
}

export interface GiftCards {
  /** Finds a card by the code as typed. `null` if it is unknown, expired or empty. */
  findUsable(code: string, now: Date): GiftCard | null;
  /** Charges a card, down to a balance of no less than zero. */
  redeem(code: string, cents: number): void;
}

/** The shop's gift cards with their spending, which is stored in the database (SAND-10). */
export function createGiftCards(db: Db): GiftCards {
  db.exec(
    'CREATE TABLE IF NOT EXISTS gift_card_uses (code TEXT PRIMARY KEY, spent INTEGER NOT NULL)',
  );
  return {
    findUsable(code, now) {
      const issued = issuedCard(code);
      if (!issued || (issued.expiresAt && Date.parse(issued.expiresAt) <= now.getTime()))
        return null;
      const row: unknown = db
        .prepare('SELECT spent FROM gift_card_uses WHERE code = ?')
        .get(issued.code);
      const spent = row ? (row as {spent: number}).spent : 0;
      const balance = issued.initialBalance - spent;
      return balance > 0
        ? {code: issued.code, lastCharacters: issued.code.slice(-4), balance}
        : null;
    },
    redeem(code, cents) {
      const issued = issuedCard(code);
      if (!issued) return;
      db.prepare(
        `INSERT INTO gift_card_uses (code, spent) VALUES (?, ?)
         ON CONFLICT (code) DO UPDATE SET spent = MIN(spent + excluded.spent, ?)`,
      ).run(issued.code, Math.min(cents, issued.initialBalance), issued.initialBalance);
    },
  };
}

/** Shoppers type codes in groups, so spaces, dashes and case are ignored. */
function issuedCard(code: string): IssuedGiftCard | undefined {
  const wanted = code.replace(/[\s-]/g, '').toUpperCase();
  return GIFT_CARDS.find((card) => card.code === wanted);
}
