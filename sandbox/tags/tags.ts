import {readFileSync} from 'node:fs';
import type {Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import {z} from 'zod';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, refuseAsText} from '../http/fault-gate';
import {parseEnvelope} from './envelope';
import {createIngest} from './ingest';

const MAX_BODY_BYTES = 128 * 1024;

/** The public key in the DSN. */
const ERROR_REPORTING_KEY = 'sandbox';

const sentSchema = z.object({
  event: z.string().min(1).max(100),
  consent: z.string().max(100).nullable(),
  payload: z.unknown(),
});

/**
 * The services that only receive: a tag manager (GTM, `/google/gtm.js`), email marketing (Klaviyo,
 * `/klaviyo/onsite/js/<key>/klaviyo.js`) and error reporting (Sentry, `/sentry/api/<project>/envelope/`). The control
 * room lists what they received.
 */
export function createTags(): SandboxService {
  return {mount: mountTags};
}

function mountTags(app: Hono, {db, clock, faults, origin}: SandboxContext): void {
  const ingest = createIngest(db, clock);
  const places = {
    'tag-manager': '/google/*',
    'email-marketing': '/klaviyo/*',
    'error-reporting': '/sentry/*',
  };
  for (const [service, path] of Object.entries(places)) {
    app.use(
      path,
      cors({origin: '*', exposeHeaders: ['Retry-After', 'X-Sentry-Rate-Limits']}),
      bodyLimit(MAX_BODY_BYTES),
      faultGate({service, faults, refuse: refuseAsText, breakOff}),
    );
  }

  app.get('/google/gtm.js', (c) => sendScript(c, origin, read('gtm.js')));
  app.get('/klaviyo/onsite/js/:key/klaviyo.js', (c) => sendScript(c, origin, read('klaviyo.js')));

  const receive = (service: keyof typeof places) => async (c: Context) => {
    /* Sent as text, which needs no preflight. */
    const sent = sentSchema.safeParse(parseJson(await c.req.text()));
    if (!sent.success) return c.text('The event is malformed.', 400);
    const {event, consent, payload} = sent.data;
    ingest.add({service, event, consent, payload});
    return c.body(null, 204);
  };
  app.post('/google/collect', receive('tag-manager'));
  app.post('/klaviyo/track', receive('email-marketing'));

  app.post('/sentry/api/:project/envelope/', async (c) => {
    if (c.req.query('sentry_key') !== ERROR_REPORTING_KEY) {
      return c.json({detail: 'The key is unknown.'}, 403);
    }
    const envelope = parseEnvelope(await c.req.text());
    if (!envelope) return c.json({detail: 'The envelope is malformed.'}, 400);
    for (const {name, payload} of envelope.items) {
      ingest.add({service: 'error-reporting', event: name, consent: null, payload});
    }
    return c.json({id: envelope.eventId});
  });
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/* Wrapped in a function to keep the script's names out of the page's globals. */
const sendScript = (c: Context, origin: string, text: string) =>
  c.body(`(() => {\nconst ORIGIN = ${JSON.stringify(origin)};\n${text}\n})();\n`, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const breakOff = (c: Context): Response =>
  c.body('(() => {', 200, {'Content-Type': 'text/javascript; charset=utf-8'});
