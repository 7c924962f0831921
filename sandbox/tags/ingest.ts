import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';

const KEPT = 500;

export interface Ingested {
  /** The service that received it. */
  service: string;
  event: string;
  /** The shop's consent cookie at that moment; `null` if the service doesn't receive it. */
  consent: string | null;
  payload: unknown;
}

export type IngestedRecord = Ingested & {at: string};

const rowSchema = z.object({
  at: z.string(),
  service: z.string(),
  event: z.string(),
  consent: z.string().nullable(),
  payload: z.string().transform((text): unknown => JSON.parse(text)),
});

/** Everything that third parties received. Keeps the newest 500 records. */
export function createIngest(db: Db, clock: Clock) {
  db.exec(`CREATE TABLE IF NOT EXISTS ingest (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, service TEXT NOT NULL, event TEXT NOT NULL, consent TEXT,
    payload TEXT NOT NULL
  )`);
  return {
    add({service, event, consent, payload}: Ingested): void {
      const {lastInsertRowid} = db
        .prepare('INSERT INTO ingest (at, service, event, consent, payload) VALUES (?, ?, ?, ?, ?)')
        .run(clock.now().toISOString(), service, event, consent, JSON.stringify(payload ?? null));
      db.prepare('DELETE FROM ingest WHERE id <= ?').run(Number(lastInsertRowid) - KEPT);
    },
    /** Newest first. */
    list: (): IngestedRecord[] =>
      z
        .array(rowSchema)
        .parse(
          db
            .prepare('SELECT at, service, event, consent, payload FROM ingest ORDER BY id DESC')
            .all(),
        ),
    clear: () => void db.prepare('DELETE FROM ingest').run(),
  };
}
