import {z} from 'zod';

const MAX_ITEMS = 20;

const headerSchema = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  dsn: z.string().max(300),
});
const itemHeaderSchema = z.object({type: z.string().max(40)});
const eventSchema = z.looseObject({
  exception: z.object({
    values: z.array(z.looseObject({type: z.string(), value: z.string()})).min(1),
  }),
});

export interface Envelope {
  eventId: string;
  items: {type: string; name: string; payload: unknown}[];
}

/** Parses Sentry's envelope: a header, then pairs of item header and item, one JSON object per line. */
export function parseEnvelope(text: string): Envelope | null {
  const lines = text.split('\n').filter((line) => line !== '');
  if (lines.length < 3 || lines.length % 2 === 0 || lines.length > 1 + 2 * MAX_ITEMS) return null;
  try {
    const [header, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
    const items = [];
    for (let index = 0; index < rest.length; index += 2) {
      const {type} = itemHeaderSchema.parse(rest[index]);
      const payload = rest[index + 1];
      const name = type === 'event' ? nameOf(eventSchema.parse(payload)) : type;
      items.push({type, name, payload});
    }
    return {eventId: headerSchema.parse(header).event_id, items};
  } catch {
    return null;
  }
}

function nameOf({exception: {values}}: z.infer<typeof eventSchema>): string {
  const [first] = values;
  return `${first?.type ?? ''}: ${first?.value ?? ''}`;
}
