import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from './clock';

const mailSchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  sentAt: z.string(),
  to: z.string(),
  /** `null`: replies go to the sender. */
  replyTo: z.string().nullable(),
  subject: z.string(),
  /** Plain text. The control room shows URLs in it as links. */
  text: z.string(),
});

export type Mail = z.infer<typeof mailSchema>;

/** All mail of the sandbox. None of it leaves the machine. */
export interface Outbox {
  send(mail: {to: string; replyTo?: string | null; subject: string; text: string}): void;
  /** Newest first, at most 200. */
  list(): Mail[];
}

export function createOutbox(db: Db, clock: Clock): Outbox {
  db.exec(`CREATE TABLE IF NOT EXISTS outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, sent_at TEXT NOT NULL, recipient TEXT NOT NULL, reply_to TEXT,
    subject TEXT NOT NULL, text TEXT NOT NULL
  )`);
  return {
    send({to, replyTo = null, subject, text}) {
      db.prepare(
        'INSERT INTO outbox (sent_at, recipient, reply_to, subject, text) VALUES (?, ?, ?, ?, ?)',
      ).run(clock.now().toISOString(), to, replyTo, subject, text);
    },
    list: () =>
      z.array(mailSchema).parse(
        db
          .prepare(
            `SELECT id, sent_at AS sentAt, recipient AS "to", reply_to AS replyTo, subject, text FROM outbox
               ORDER BY id DESC LIMIT 200`,
          )
          .all(),
      ),
  };
}
