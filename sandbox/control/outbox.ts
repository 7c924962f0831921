import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from './clock';

const mailSchema = z.object({
  id: z.number(),
  /** ISO 8601. */
  sentAt: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Plain text; links in it work. */
  text: z.string(),
});

export type Mail = z.infer<typeof mailSchema>;

/** Every mail that a stood-in service would have sent. Nothing leaves the machine. */
export interface Outbox {
  send(mail: {to: string; subject: string; text: string}): void;
  /** Newest first, at most 200. */
  list(): Mail[];
}

export function createOutbox(db: Db, clock: Clock): Outbox {
  db.exec(`CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY AUTOINCREMENT, sent_at TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL
  )`);
  return {
    send({to, subject, text}) {
      db.prepare('INSERT INTO mails (sent_at, recipient, subject, text) VALUES (?, ?, ?, ?)').run(
        clock.now().toISOString(),
        to,
        subject,
        text,
      );
    },
    list: () =>
      z
        .array(mailSchema)
        .parse(
          db
            .prepare(
              'SELECT id, sent_at AS sentAt, recipient AS "to", subject, text FROM mails ORDER BY id DESC LIMIT 200',
            )
            .all(),
        ),
  };
}

/** Forgets every mail. */
export function dropOutbox(db: Db): void {
  db.exec('DROP TABLE IF EXISTS mails');
}
