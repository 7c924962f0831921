import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';

/** The cause of a tracking before the shopper chooses one, and after they clear it. */
const NO_CAUSE = '0';
const LISTED = 200;

const jsonText = z.string().transform((text): unknown => JSON.parse(text));

export const confirmationSchema = z.object({
  /** US dollars with two decimals. */
  totalDonationAmount: z.string().regex(/^\d{1,7}\.\d{2}$/),
  /** JSON. */
  causes: z.string().max(10_000),
});
type Confirmation = z.infer<typeof confirmationSchema>;

const rowSchema = z.object({
  trackingId: z.string(),
  storeId: z.string(),
  createdAt: z.string(),
  isTestMode: z.number().transform(Boolean),
  causeId: z.string(),
  causeName: z.string(),
  integration: jsonText.nullable(),
  confirmation: jsonText.pipe(confirmationSchema).nullable(),
});

export type Tracking = z.output<typeof rowSchema>;

const SELECT = `SELECT id AS trackingId, store_id AS storeId, created_at AS createdAt, is_test AS isTestMode,
  cause_id AS causeId, cause_name AS causeName, integration, confirmation FROM giving_trackings`;

export interface Trackings {
  start(storeId: string, isTestMode: boolean): Tracking;
  /** Finds only the store's own trackings. */
  find(storeId: string, id: string): Tracking | null;
  setCause(id: string, cause: {causeId: string; causeName: string}): void;
  addIntegration(id: string, integration: object): void;
  confirm(id: string, data: Confirmation): void;
  /** Newest first. */
  list(): Tracking[];
}

export function createTrackings(db: Db, clock: Clock): Trackings {
  const find = (storeId: string, id: string) => {
    const row = db.prepare(`${SELECT} WHERE id = ? AND store_id = ?`).get(id, storeId);
    return row === undefined ? null : rowSchema.parse(row);
  };
  const update = (column: 'integration' | 'confirmation') => (id: string, value: object) =>
    void db
      .prepare(`UPDATE giving_trackings SET ${column} = ? WHERE id = ?`)
      .run(JSON.stringify(value), id);
  return {
    find,
    start(storeId, isTestMode) {
      const id = crypto.randomUUID();
      db.prepare(
        `INSERT INTO giving_trackings (id, store_id, created_at, is_test, cause_id, cause_name)
          VALUES (?, ?, ?, ?, ?, ?)`,
      ).run(id, storeId, clock.now().toISOString(), isTestMode ? 1 : 0, NO_CAUSE, NO_CAUSE);
      const started = find(storeId, id);
      if (!started) throw new Error('a tracking that was just started is known');
      return started;
    },
    setCause: (id, {causeId, causeName}) =>
      void db
        .prepare('UPDATE giving_trackings SET cause_id = ?, cause_name = ? WHERE id = ?')
        .run(causeId, causeName, id),
    addIntegration: update('integration'),
    confirm: update('confirmation'),
    list: () =>
      z.array(rowSchema).parse(db.prepare(`${SELECT} ORDER BY rowid DESC LIMIT ${LISTED}`).all()),
  };
}
