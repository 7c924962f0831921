import {randomUUID} from 'node:crypto';
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response';
import type {Context, Hono} from 'hono';
import {cors} from 'hono/cors';
import type {Fault} from '../../control/faults';
import type {SandboxContext} from '../../context';
import type {Executor, GraphqlCall} from './executor';
import {withOneFieldLost} from './partial-result';
import {readGraphqlBody} from './request-body';
import {servedVersion, type ServedVersion} from './schemas';
import {isAuthorized} from './tokens';
import {bodyLimit} from '../../http/body-limit';

const MAX_BODY_BYTES = 512 * 1024;
const DEFAULT_SLOW_MS = 3000;
const PATHS = ['/api/:version/graphql.json', '/api/:version/graphql'];

interface EndpointDeps {
  sandbox: SandboxContext;
  execute: Executor;
}

/**
 * Serves the Storefront API: POST (JSON or `application/graphql`) and GET (`?query=`), for servers and browsers.
 * Checks, in order: a fault set for `commerce` (SAND-20), the version (SAND-01), the token (SAND-02), the body.
 */
export function mountStorefront(app: Hono, deps: EndpointDeps): void {
  for (const path of PATHS) {
    app.use(path, cors({origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'], maxAge: 86400}));
    app.use(path, bodyLimit(MAX_BODY_BYTES, tooLarge));
    app.on(['GET', 'POST'], path, (c) => answer(c, deps));
  }
}

async function answer(c: Context, deps: EndpointDeps): Promise<Response> {
  const startedAt = performance.now();
  const requestId = randomUUID();
  c.header('X-Request-Id', requestId);

  const version = servedVersion(c.req.param('version') ?? '');
  const text = c.req.method === 'GET' ? '' : await c.req.text();
  const body = readGraphqlBody(c, text);
  const subject = [body?.operationName, c.req.path, text || body?.query].join('\n');
  const {faults} = deps.sandbox;
  const fault = faults.pick('commerce', subject);
  if (fault?.kind === 'slow') await faults.hold(fault.delayMs ?? DEFAULT_SLOW_MS);
  const broken = fault && brokenAnswer(c, fault);
  if (broken) return broken;

  if (!version) return c.json({errors: 'Not Found'}, 404);
  c.header('X-Shopify-API-Version', version);
  if (!isAuthorized(c)) {
    return c.json({errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}]}, 401);
  }
  if (!body) return c.json({errors: {query: 'Required parameter missing or invalid'}}, 400);

  const call = callOf(c, version, requestId, body);
  const result = await deps.execute(call);
  c.header('Server-Timing', `processing;dur=${(performance.now() - startedAt).toFixed(1)}`);
  return c.json(fault?.kind === 'partial' ? withOneFieldLost(result, call) : result);
}

function callOf(
  c: Context,
  version: ServedVersion,
  requestId: string,
  body: Pick<GraphqlCall, 'query' | 'variables' | 'operationName'>,
): GraphqlCall {
  const buyerIp = c.req.header('Shopify-Storefront-Buyer-IP') ?? null;
  return {...body, version, requestId, buyerIp};
}

/** What a fault answers in place of the API; `null` when the API answers after all. */
function brokenAnswer(c: Context, fault: Fault): Response | null {
  switch (fault.kind) {
    case 'down':
      return dropConnection(c);
    case 'error':
      return c.html(
        '<!DOCTYPE html><html><head><title>Error</title></head><body>Something went wrong</body></html>',
        500,
      );
    case 'throttle':
      return c.json({errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}]});
    case 'malformed':
      return c.body('{"data":{"shop":{"name":"Mar', 200, {
        'Content-Type': 'application/json; charset=utf-8',
      });
    case 'slow':
    case 'partial':
      return null;
  }
}

/** Ends the TCP connection with no answer; without one (a test's `app.request`) it answers 503. */
function dropConnection(c: Context): Response {
  const incoming: unknown = (c.env as {incoming?: unknown} | undefined)?.incoming;
  if (!isIncoming(incoming)) return c.text('Service Unavailable', 503);
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function isIncoming(value: unknown): value is {socket: {destroy(): void}} {
  return typeof value === 'object' && value !== null && 'socket' in value;
}

function tooLarge(c: Context): Response {
  return c.json({errors: 'Request body is too large'}, 413);
}
