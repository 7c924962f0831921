import {randomUUID} from 'node:crypto';
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response';
import type {ExecutionResult} from 'graphql';
import type {Context} from 'hono';
import type {Fault, FaultBoard} from '../../control/faults';
import type {Executor, GraphqlCall} from './executor';
import {withOneFieldLost} from './partial-result';
import {readGraphqlBody, type GraphqlBody} from './request-body';
import {servedVersion, type SchemaOf, type ServedVersion} from './schemas';

const DEFAULT_SLOW_MS = 3000;

/** One of Shopify's GraphQL APIs, as far as they differ. */
export interface GraphqlApi {
  faults: Pick<FaultBoard, 'pick' | 'hold'>;
  schemaOf: SchemaOf;
  execute: Executor;
  /** The answer to a request without a good token, `null` for one with. */
  unauthorized(c: Context): Response | null;
  /** The body of a throttled answer, which is a 200. */
  throttled(call: GraphqlCall | null): object;
  /** What the API adds to a result. Left out: nothing. */
  extended?(result: ExecutionResult, call: GraphqlCall): ExecutionResult;
}

/**
 * Answers one request. Checks, in order: a fault set for `commerce` (SAND-20), the version (SAND-01), the token
 * (SAND-02), the body.
 */
export async function answerGraphql(c: Context, api: GraphqlApi): Promise<Response> {
  const startedAt = performance.now();
  const requestId = randomUUID();
  c.header('X-Request-Id', requestId);

  const version = servedVersion(c.req.param('version') ?? '');
  const text = c.req.method === 'GET' ? '' : await c.req.text();
  const body = readGraphqlBody(c, text);
  const call = version && body && callOf(c, version, requestId, body);
  const subject = [body?.operationName, c.req.path, text || body?.query].join('\n');
  const fault = api.faults.pick('commerce', subject);
  if (fault?.kind === 'slow') await api.faults.hold(fault.delayMs ?? DEFAULT_SLOW_MS);
  if (fault?.kind === 'throttle') return c.json(api.throttled(call));
  const broken = fault && brokenAnswer(c, fault);
  if (broken) return broken;

  if (!version) return c.json({errors: 'Not Found'}, 404);
  c.header('X-Shopify-API-Version', version);
  const unauthorized = api.unauthorized(c);
  if (unauthorized) return unauthorized;
  if (!call) return c.json({errors: {query: 'Required parameter missing or invalid'}}, 400);

  const result = await api.execute(call);
  const whole = api.extended?.(result, call) ?? result;
  c.header('Server-Timing', `processing;dur=${(performance.now() - startedAt).toFixed(1)}`);
  return c.json(fault?.kind === 'partial' ? withOneFieldLost(whole, call, api.schemaOf) : whole);
}

function callOf(
  c: Context,
  version: ServedVersion,
  requestId: string,
  body: GraphqlBody,
): GraphqlCall {
  const buyerIp = c.req.header('Shopify-Storefront-Buyer-IP') ?? null;
  return {...body, version, requestId, buyerIp};
}

/** What a fault answers in place of the API; `null` when the API answers after all. */
function brokenAnswer(c: Context, {kind}: Fault): Response | null {
  switch (kind) {
    case 'down':
      return dropConnection(c);
    case 'error':
      return c.html(
        '<!DOCTYPE html><html><head><title>Error</title></head><body>Something went wrong</body></html>',
        500,
      );
    case 'malformed':
      return c.body('{"data":{"shop":{"name":"Mar', 200, {
        'Content-Type': 'application/json; charset=utf-8',
      });
    case 'slow':
    case 'throttle':
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

export function tooLarge(c: Context): Response {
  return c.json({errors: 'Request body is too large'}, 413);
}
