import {Hono} from 'hono';
import Database from 'libsql';
import {describe, expect, it} from 'vitest';
import type {SandboxContext} from '~sandbox/context';
import {createClock} from '~sandbox/control/clock';
import {createFaultBoard} from '~sandbox/control/faults';
import {createIngest} from '~sandbox/tags/ingest';
import {createTags} from '~sandbox/tags/tags';
import {givingApp} from '../giving/giving-app';

function tagsApp() {
  const context: SandboxContext = {
    db: new Database(':memory:'),
    clock: createClock(),
    faults: createFaultBoard(),
    origin: 'http://localhost:4000',
    dataDir: '/nowhere',
  };
  const app = new Hono();
  const service = createTags();
  service.mount(app, context);
  const ingest = createIngest(context.db, context.clock);
  const post = (path: string, body: string) =>
    app.request(path, {method: 'POST', body, headers: {Origin: 'http://localhost:3000'}});
  return {app, context, ingest, post};
}

const EVENT = {event: 'page_view', consent: 'functional+advertising', payload: {route_name: 'a'}};
const ID = 'a'.repeat(32);
const ENVELOPE = [
  {
    event_id: ID,
    sent_at: '2026-11-24T00:00:00.000Z',
    dsn: 'http://sandbox@localhost:4000/sentry/1',
  },
  {type: 'event'},
  {exception: {values: [{type: 'TypeError', value: 'broken'}]}},
]
  .map((line) => JSON.stringify(line))
  .join('\n');
const INGEST = '/sentry/api/1/envelope/?sentry_key=sandbox';

describe('services that only receive', () => {
  it.each([
    ['tag-manager', '/google/collect'],
    ['email-marketing', '/klaviyo/track'],
  ])('SAND-52a the %s receives events with consent, and refuses others', async (service, path) => {
    const {ingest, post} = tagsApp();
    const accepted = await post(path, JSON.stringify(EVENT));
    expect(accepted.status).toBe(204);
    expect(accepted.headers.get('Access-Control-Allow-Origin')).toBe('*');
    for (const body of ['', 'x', '{}', '{"event":7,"consent":null}', '[]']) {
      expect((await post(path, body)).status).toBe(400);
    }
    expect(ingest.list()).toEqual([
      {...EVENT, service, at: expect.stringMatching(/^\d{4}-/) as string},
    ]);
  });

  it('SAND-52a error reporting receives envelopes with its key, and refuses others', async () => {
    const {ingest, post} = tagsApp();
    const accepted = await post(INGEST, ENVELOPE);
    expect(await accepted.json()).toEqual({id: ID});
    expect((await post('/sentry/api/1/envelope/?sentry_key=x', ENVELOPE)).status).toBe(403);
    const [header = '', item = ''] = ENVELOPE.split('\n');
    for (const body of ['', 'x', header, `${header}\n${item}`, `${header}\n${item}\n{}`]) {
      expect((await post(INGEST, body)).status).toBe(400);
    }
    expect(ingest.list().map(({event}) => event)).toEqual(['TypeError: broken']);
  });

  it.each(['/google/gtm.js?id=GTM-X', '/klaviyo/onsite/js/key/klaviyo.js'])(
    'SAND-52a serves the script %s, and cuts it off on request',
    async (path) => {
      const {app, context} = tagsApp();
      const script = await app.request(path);
      expect(script.headers.get('Content-Type')).toContain('text/javascript');
      const service = path.startsWith('/google') ? 'tag-manager' : 'email-marketing';
      context.faults.add({service, kind: 'malformed'});
      expect(await (await app.request(path)).text()).toBe('(() => {');
      context.faults.clear();
      context.faults.add({service, kind: 'down'});
      expect((await app.request(path)).status).toBe(503);
    },
  );

  it('SAND-52b keeps the newest 500 records, newest first, until they are cleared', () => {
    const {ingest} = tagsApp();
    for (let number = 0; number < 510; number += 1) {
      ingest.add({service: 'giving', event: `event ${number}`, consent: null, payload: {}});
    }
    expect(ingest.list()).toHaveLength(500);
    expect(ingest.list()[0]?.event).toBe('event 509');
    ingest.clear();
    expect(ingest.list()).toEqual([]);
  });
});

it('SAND-52b the control room shows and lists what third parties received, and forgets it', async () => {
  const {app, context, send} = givingApp();
  createIngest(context.db, context.clock).add({service: 'tag-manager', ...EVENT});
  const room = await (await app.request('/')).text();
  expect(room).toContain('What third parties received');
  expect(room).toContain('functional+advertising');
  expect(room).toContain('route_name');
  expect((await send('/__control/ingest')).body).toMatchObject([
    {service: 'tag-manager', event: 'page_view', consent: 'functional+advertising'},
  ]);
  expect((await send('/__control/ingest', 'DELETE')).body).toEqual([]);
  expect((await send('/__control/ingest')).body).toEqual([]);
});
