import type {Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import type {SandboxContext, SandboxService} from '../context';
import {bodyLimit} from '../http/body-limit';
import {faultGate, refuseIn} from '../http/fault-gate';
import {readJson} from '../http/json-input';
import {mountArtwork} from './artwork';
import {createApi} from './api';
import {mountAuthorize} from './authorize';
import {createClickstream, eventSchema} from './clickstream';
import {charityDirectory} from './directory';
import {createIngest} from '../tags/ingest';
import {createSettings} from './settings';
import {prepareGiving} from './tables';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The giving service (ShoppingGives): `/giving/<service>/…` for stores, products, charities, portfolios and tracking,
 * the authorize proxy and the clickstream. Browsers call it from the shop's origin. Prepare it after commerce, because
 * it reads commerce's products.
 */
export function createGiving(): SandboxService {
  return {mount: mountGiving};
}

function mountGiving(app: Hono, context: SandboxContext): void {
  const {db, clock, faults, origin} = context;
  prepareGiving(db);
  const settings = createSettings(db, charityDirectory(origin));
  const clickstream = createClickstream(db, clock);
  const ingest = createIngest(db, clock);
  const api = createApi(context);

  app.use(
    '/giving/*',
    cors({origin: '*', allowMethods: ['GET', 'POST', 'PUT'], maxAge: 600}),
    bodyLimit(MAX_BODY_BYTES, (c) => c.json({Message: 'The body is too large.'}, 413)),
    faultGate({service: 'giving', faults, refuse: refuseIn('Message'), breakOff}),
  );
  mountArtwork(app);
  mountAuthorize(app, api);
  app.post('/giving/clickstream/events', async (c) => {
    const store = settings.of(c.req.header('store-id') ?? '');
    const event = eventSchema.safeParse(await readJson(c));
    if (!store) return c.json({Message: 'The store is unknown.'}, 401);
    if (!event.success) return c.json({Message: 'The event is malformed.'}, 400);
    clickstream.ingest(event.data);
    const {event_type: name, payload} = event.data.event;
    ingest.add({service: 'giving', event: name, consent: null, payload});
    return c.body(null, 202);
  });
  app.route('/giving', api);
  app.all('/giving/*', (c) => c.json({Message: 'There is nothing at this address.'}, 404));
}

function breakOff(c: Context): Response {
  return c.body('{"trackingId":"5b', 200, {'Content-Type': 'application/json'});
}
