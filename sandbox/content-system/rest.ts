import type {Context, Hono} from 'hono';
import {z} from 'zod';
import {WeightedLruCache} from '../commerce/cdn/weighted-lru-cache';
import type {SandboxContext} from '../context';
import {faultGate, type Refusal} from '../http/fault-gate';
import {readJson} from '../http/json-input';
import {CONTENT_SCHEMA} from './collections';
import {DirectusError, forbidden, invalidPayload, unknownCollection} from './engine/errors';
import {parseFieldsOf} from './engine/query';
import {readRawQuery} from './engine/raw-query';
import {loadItems} from './engine/items';
import {readItems} from './engine/read-items';
import type {Collection} from './engine/schema';
import {createStore, clearStore, type Store} from './engine/store';
import {updateRow} from './engine/tables';
import {callShops} from './shop-hook';
import {warmUp} from './warm-up';

const BASE = '/directus';
/** The static token of a user with read access to everything. */
export const CONTENT_TOKEN = 'sandbox-content-token';
/** The static token of an editor, who may also change items. */
export const EDITOR_TOKEN = 'sandbox-editor-token';
/** Size of the response cache, in characters; Directus has one too. Changes clear it, and a reset creates a new one. */
const CACHED = 16_000_000;
const SINGLETON_ID = 1;

const changesSchema = z.record(z.string(), z.unknown());

const REFUSALS: Record<Refusal, DirectusError> = {
  down: new DirectusError(
    503,
    'SERVICE_UNAVAILABLE',
    'Service "api" is unavailable. Under pressure.',
  ),
  error: new DirectusError(500, 'INTERNAL_SERVER_ERROR', 'An unexpected error occurred.'),
  throttle: new DirectusError(429, 'REQUESTS_EXCEEDED', 'Too many requests, retry after 5s.'),
};

/**
 * Serves Directus's REST API (SAND-24): reads at `/directus/items/<collection>` and
 * `/directus/items/<collection>/<id>`, and changes of an item's fields with an editor token. Checks in order: a fault
 * set for `content-system`, the token, the collection, the query.
 */
export function mountContentApi(app: Hono, {db, faults}: SandboxContext): void {
  const store = createStore(db, CONTENT_SCHEMA);
  warmUp(store);
  const cache = new WeightedLruCache<string>(CACHED, (body) => body.length);

  app.use(
    `${BASE}/*`,
    faultGate({
      service: 'content-system',
      faults,
      refuse: (c, kind) => refuse(c, REFUSALS[kind]),
      breakOff: (c) => c.body('{"data":[{"id":1,"ha', 200, {'Content-Type': 'application/json'}),
    }),
  );

  app.use(`${BASE}/*`, async (c: Context, next) => {
    const refusal = tokenRefusal(c);
    return refusal ? refuse(c, refusal) : next();
  });

  app.get(`${BASE}/items/:collection`, (c) =>
    answer(c, cache, (params) => {
      const collection = CONTENT_SCHEMA.collection(c.req.param('collection'));
      return collection.singleton
        ? oneItem(store, collection, SINGLETON_ID, params)
        : readItems(store, collection, params);
    }),
  );

  app.get(`${BASE}/items/:collection/:id`, (c) =>
    answer(c, cache, (params) => {
      const collection = CONTENT_SCHEMA.collection(c.req.param('collection'));
      const id = c.req.param('id');
      return oneItem(store, collection, /^\d{1,15}$/.test(id) ? Number(id) : null, params);
    }),
  );

  app.patch(`${BASE}/items/:collection/:id`, async (c) => {
    const changes = changesSchema.safeParse(await readJson(c));
    return answer(c, null, (params) => {
      const collection = CONTENT_SCHEMA.collection(c.req.param('collection'));
      if (!tokensOf(c).includes(EDITOR_TOKEN)) throw unknownCollection(collection.name);
      if (!changes.success) throw invalidPayload('"body" must be of type object');
      const id = Number(c.req.param('id'));
      updateRow(db, collection, id, changes.data);
      cache.clear();
      clearStore(store);
      /* As an action of Directus, after the change: it neither delays nor fails it. */
      void callShops(db, {collection: collection.name});
      return oneItem(store, collection, id, params);
    });
  });

  /* Other methods are not allowed. */
  app.all(`${BASE}/items/:collection/:id?`, (c) =>
    refuse(c, unknownCollection(c.req.param('collection'))),
  );
  app.all(`${BASE}/*`, (c) => {
    const path = c.req.path.slice(BASE.length);
    const message = `Route ${path} doesn't exist.`;
    return refuse(c, new DirectusError(404, 'ROUTE_NOT_FOUND', message, {path}));
  });
}

function answer(
  c: Context,
  /** `null`: the response is not cached. */
  cache: WeightedLruCache<string> | null,
  read: (params: URLSearchParams) => object,
): Response {
  const {pathname, searchParams: params} = new URL(c.req.url);
  try {
    const isPublic = tokensOf(c).length === 0;
    if (isPublic) throw unknownCollection(c.req.param('collection') ?? '');
    params.delete('access_token');
    const key = `${pathname}?${params}`;
    const body = cache?.get(key) ?? JSON.stringify(read(params));
    cache?.set(key, body);
    return c.body(body, 200, {'Content-Type': 'application/json; charset=utf-8'});
  } catch (error) {
    if (error instanceof DirectusError) return refuse(c, error);
    throw error;
  }
}

/** @throws DirectusError FORBIDDEN when there is no such item */
function oneItem(
  store: Store,
  collection: Collection,
  id: number | null,
  params: URLSearchParams,
): object {
  const fields = parseFieldsOf(readRawQuery(params), collection, store.schema);
  const item = id === null ? undefined : loadItems(store, collection, [id], fields).get(id);
  if (!item) throw forbidden();
  return {data: item};
}

/** The access tokens of a request. A request without one is public and may read nothing. */
function tokensOf(c: Context): string[] {
  const [, bearer] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  return [bearer, c.req.query('access_token')].filter((token) => token !== undefined);
}

/** A request with an unknown token fails as invalid credentials; with two tokens, as an invalid payload. */
function tokenRefusal(c: Context): DirectusError | null {
  const [token, secondToken] = tokensOf(c);
  if (secondToken !== undefined) {
    const reason = 'The request uses more than one method for including an access token';
    return invalidPayload(reason);
  }
  return token === undefined || token === CONTENT_TOKEN || token === EDITOR_TOKEN
    ? null
    : new DirectusError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
}

const refuse = (c: Context, {status, code, message, details}: DirectusError): Response =>
  c.json({errors: [{message, extensions: {...details, code}}]}, status, {
    'Content-Type': 'application/json; charset=utf-8',
  });
