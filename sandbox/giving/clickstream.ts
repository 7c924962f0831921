import {z} from 'zod';
import type {Db} from '../context';
import type {Clock} from '../control/clock';

const LISTED = 200;
const text = z.string().max(2000);

/** The body of one event, as the vendor documents it. */
export const eventSchema = z.strictObject({
  client_properties: z.strictObject({
    user_agent: text,
    url: text,
    device_type: text,
    browser_type: text,
    browser_version: text,
    platform_type: text,
    referral_url: text,
  }),
  store_id: text,
  tracking_id: text,
  metadata: z.strictObject({
    widget: z.strictObject({
      type: z.int(),
      style: z.int(),
      placement: z.int(),
      location: z.int(),
    }),
  }),
  customer: z.strictObject({id: text, email: text}).optional(),
  event: z.strictObject({
    time_stamp: z.int(),
    event_type: text,
    event_version: text,
    payload: z.record(z.string(), z.unknown()),
  }),
});

type GivingEvent = z.infer<typeof eventSchema>;

const rowSchema = z.object({receivedAt: z.string(), body: z.string()});

export interface Clickstream {
  ingest(event: GivingEvent): void;
  /** Newest first, with the time of arrival. */
  list(): (GivingEvent & {receivedAt: string})[];
}

export function createClickstream(db: Db, clock: Clock): Clickstream {
  return {
    ingest: (event) =>
      void db
        .prepare('INSERT INTO giving_events (received_at, store_id, body) VALUES (?, ?, ?)')
        .run(clock.now().toISOString(), event.store_id, JSON.stringify(event)),
    list: () =>
      z
        .array(rowSchema)
        .parse(
          db
            .prepare(
              `SELECT received_at AS receivedAt, body FROM giving_events ORDER BY id DESC LIMIT ${LISTED}`,
            )
            .all(),
        )
        .map(({receivedAt, body}) => ({...eventSchema.parse(JSON.parse(body)), receivedAt})),
  };
}
