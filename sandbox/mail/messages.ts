import {z} from 'zod';
import type {Db} from '../context';
import type {Mail, Outbox} from '../control/outbox';

/** The stored result of an idempotency key: the message and the id it got. */
const usedSchema = z.object({id: z.string(), body: z.string()});

type Message = Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text'>;

/** Sends messages, each only once per idempotency key. */
export interface Messages {
  /** @returns the message's id; `null` when the key was used for a different message */
  accept(message: Message, key: string | undefined): string | null;
}

export function createMessages(db: Db, outbox: Outbox): Messages {
  db.exec(`CREATE TABLE IF NOT EXISTS mail_keys (
    key TEXT PRIMARY KEY, id TEXT NOT NULL, body TEXT NOT NULL
  )`);
  const send = (message: Message): string => {
    outbox.send(message);
    return crypto.randomUUID();
  };
  return {
    accept(message, key) {
      if (key === undefined) return send(message);
      const body = JSON.stringify(message);
      const row = db.prepare('SELECT id, body FROM mail_keys WHERE key = ?').get(key);
      if (row !== undefined) {
        const used = usedSchema.parse(row);
        return used.body === body ? used.id : null;
      }
      const id = send(message);
      db.prepare('INSERT INTO mail_keys (key, id, body) VALUES (?, ?, ?)').run(key, id, body);
      return id;
    },
  };
}
