import {z} from 'zod';
import type {Db} from '../context';
import type {Mail, Outbox} from '../control/outbox';

/** Placeholder in the text for the unsubscribe link. */
const PLACEHOLDER = '{{unsubscribe_url}}';

/** Maximum of waiting messages per address. The oldest ones are dropped. */
const MAX_WAITING = 50;

type Message = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text'>;

const rowSchema = z.object({
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
});
const tokenSchema = z.object({token: z.string()}).optional();
const recipientSchema = z.object({recipient: z.string()}).optional();

/** Messages that wait for a SKU to be back in stock: one per SKU and address. */
export interface StockAlerts {
  add(sku: string, message: Message): void;
  /** Sends the messages that wait for this SKU, each once. */
  sendFor(sku: string): void;
  /** The address that the unsubscribe link belongs to; `null` for an unknown token. */
  recipientOf(token: string): string | null;
  /** Deletes all waiting messages to the address. */
  unsubscribe(recipient: string): void;
}

export function createStockAlerts(db: Db, outbox: Outbox, origin: string): StockAlerts {
  db.exec(`CREATE TABLE IF NOT EXISTS stock_alerts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, recipient TEXT NOT NULL, sku TEXT NOT NULL, reply_to TEXT,
    subject TEXT NOT NULL, text TEXT NOT NULL, UNIQUE (recipient, sku)
  )`);
  db.exec(`CREATE TABLE IF NOT EXISTS mail_recipients (
    token TEXT PRIMARY KEY, recipient TEXT NOT NULL UNIQUE
  )`);

  function tokenOf(recipient: string): string {
    const known = db
      .prepare('SELECT token FROM mail_recipients WHERE recipient = ?')
      .get(recipient);
    const found = tokenSchema.parse(known);
    if (found) return found.token;
    const token = crypto.randomUUID();
    db.prepare('INSERT INTO mail_recipients (token, recipient) VALUES (?, ?)').run(
      token,
      recipient,
    );
    return token;
  }

  return {
    add(sku, {to, replyTo, subject, text}) {
      db.prepare(
        `INSERT OR REPLACE INTO stock_alerts (recipient, sku, reply_to, subject, text)
         VALUES (?, ?, ?, ?, ?)`,
      ).run(to.toLowerCase(), sku, replyTo, subject, text);
      db.prepare(
        `DELETE FROM stock_alerts WHERE recipient = ? AND id NOT IN
           (SELECT id FROM stock_alerts WHERE recipient = ? ORDER BY id DESC LIMIT ?)`,
      ).run(to.toLowerCase(), to.toLowerCase(), MAX_WAITING);
    },
    sendFor(sku) {
      const waiting = db
        .prepare(
          `SELECT recipient AS "to", reply_to AS replyTo, subject, text FROM stock_alerts
           WHERE sku = ? ORDER BY id`,
        )
        .all(sku);
      db.prepare('DELETE FROM stock_alerts WHERE sku = ?').run(sku);
      for (const {text, ...message} of z.array(rowSchema).parse(waiting)) {
        const url = `${origin}/unsubscribe/${tokenOf(message.to)}`;
        outbox.send({...message, text: text.replaceAll(PLACEHOLDER, url)});
      }
    },
    recipientOf: (token) =>
      recipientSchema.parse(
        db.prepare('SELECT recipient FROM mail_recipients WHERE token = ?').get(token),
      )?.recipient ?? null,
    unsubscribe(recipient) {
      db.prepare('DELETE FROM stock_alerts WHERE recipient = ?').run(recipient);
    },
  };
}
