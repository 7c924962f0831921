import type {Context, Hono} from 'hono';
import {Lru} from '../commerce/cdn/lru';
import type {SandboxContext} from '../context';
import {faultGate, type Refusal} from '../http/fault-gate';
import {CONTENT_SCHEMA} from './collections';
import {DirectusError, forbidden} from './engine/errors';
import {parseFieldsOf, parseQuery} from './engine/query';
import {readRawQuery} from './engine/raw-query';
import {loadItems} from './engine/items';
import {runAggregate} from './engine/run-aggregate';
import {runList} from './engine/run-list';
import type {Collection} from './engine/schema';
import {createStore, type Store} from './engine/store';

const BASE = '/directus';
/** The static token of a user who may read everything here. */
export const CONTENT_TOKEN = 'sandbox-content-token';
/** Answers kept in memory, in characters, as Directus's own cache does. Nothing writes here, and a reset mounts the service anew. */
const CACHED = 16_000_000;
/** The id of a singleton's only item. */
const ONLY = 1;

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
 * Serves Directus's REST API for reading (SAND-24): `/directus/items/<collection>` and `/items/<collection>/<id>`.
 * Checks, in order: a fault set for `content-system`, the token, the collection, the query.
 */
export function mountContentApi(app: Hono, {db, faults}: SandboxContext): void {
  const store = createStore(db, CONTENT_SCHEMA);
  const cache = new Lru<string>(CACHED, (body) => body.length);

  app.use(
    `${BASE}/*`,
    faultGate({
      service: 'content-system',
      pick: faults.pick,
      refuse: (c, kind) => refuse(c, REFUSALS[kind]),
      breakOff: (c) => c.body('{"data":[{"id":1,"ha', 200, {'Content-Type': 'application/json'}),
    }),
  );

  app.get(`${BASE}/items/:collection`, (c) =>
    answer(c, cache, (params) => {
      const collection = CONTENT_SCHEMA.collection(c.req.param('collection'));
      if (collection.singleton) return oneItem(store, collection, ONLY, params);
      const query = parseQuery(readRawQuery(params), collection, CONTENT_SCHEMA);
      return query.kind === 'list'
        ? runList(store, collection, query)
        : runAggregate(store, collection, query);
    }),
  );

  app.get(`${BASE}/items/:collection/:id`, (c) =>
    answer(c, cache, (params) => {
      const collection = CONTENT_SCHEMA.collection(c.req.param('collection'));
      const id = c.req.param('id');
      return oneItem(store, collection, /^\d{1,15}$/.test(id) ? Number(id) : null, params);
    }),
  );

  /* The token may only read. */
  app.all(`${BASE}/items/*`, (c) => refuse(c, forbidden()));
  app.all(`${BASE}/*`, (c) =>
    refuse(
      c,
      new DirectusError(
        404,
        'ROUTE_NOT_FOUND',
        `Route ${c.req.path.slice(BASE.length)} doesn't exist.`,
      ),
    ),
  );
}

function answer(
  c: Context,
  cache: Lru<string>,
  read: (params: URLSearchParams) => object,
): Response {
  const {pathname, searchParams: params} = new URL(c.req.url);
  try {
    checkToken(c, params);
    params.delete('access_token');
    const key = `${pathname}?${params}`;
    const body = cache.get(key) ?? JSON.stringify(read(params));
    cache.set(key, body);
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

/** With no token one is the public, who may read nothing; a token that nobody has is a failed sign-in. */
function checkToken(c: Context, params: URLSearchParams): void {
  const [, bearer] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const token = bearer ?? params.get('access_token');
  if (token === null) throw forbidden();
  if (token !== CONTENT_TOKEN) {
    throw new DirectusError(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
  }
}

const refuse = (c: Context, {status, code, message}: DirectusError): Response =>
  c.json({errors: [{message, extensions: {code}}]}, status);
