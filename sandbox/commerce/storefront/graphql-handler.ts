import {randomUUID} from 'node:crypto';
import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response';
import type {ExecutionResult} from 'graphql';
import type {Context} from 'hono';
import type {Fault, FaultBoard} from '../../control/faults';
import type {Executor, GraphqlCall} from './executor';
import {applyPartialFault} from './partial-result';
import {readGraphqlBody, type GraphqlBody} from './request-body';
import {servedVersion, type SchemaOf, type ServedVersion} from './schemas';

/** The differences between Shopify's GraphQL APIs. */
export interface GraphqlApi {
  faults: Pick<FaultBoard, 'pick' | 'delay'>;
  schemaOf: SchemaOf;
  execute: Executor;
  /** The response to a request without a valid token, or `null` if the token is valid. */
  checkToken(c: Context): Response | null;
  /** The body of a throttled response, which has status 200. */
  throttledBody(call: GraphqlCall | null): object;
  /** Adds the API's own extensions to a result. */
  extendResult?(result: ExecutionResult, call: GraphqlCall): ExecutionResult;
}

/**
 * Responds to one request. Checks, in order: a fault set for `commerce` (SAND-20), the version (SAND-01), the token
 * (SAND-02), the body.
 */
export async function handleGraphqlRequest(c: Context, api: GraphqlApi): Promise<Response> {
  const startedAt = performance.now();
  const requestId = randomUUID();
  c.header('X-Request-Id', requestId);

  const version = servedVersion(c.req.param('version') ?? '');
  const bodyText = c.req.method === 'GET' ? '' : await c.req.text();
  const body = readGraphqlBody(c, bodyText);
  const call = version && body && toCall(c, version, requestId, body);
  const matchText = [body?.operationName, c.req.path, bodyText || body?.query].join('\n');
  const fault = api.faults.pick('commerce', matchText);
  if (fault?.kind === 'slow') await api.faults.delay(fault.delayMs);
  if (fault?.kind === 'throttle') return c.json(api.throttledBody(call));
  const faultResponse = fault && responseOfFault(c, fault);
  if (faultResponse) return faultResponse;

  if (!version) return c.json({errors: 'Not Found'}, 404);
  c.header('X-Shopify-API-Version', version);
  const unauthorized = api.checkToken(c);
  if (unauthorized) return unauthorized;
  if (!call) return c.json({errors: {query: 'Required parameter missing or invalid'}}, 400);

  const result = await api.execute(call);
  const extendedResult = api.extendResult?.(result, call) ?? result;
  c.header('Server-Timing', `processing;dur=${(performance.now() - startedAt).toFixed(1)}`);
  return c.json(
    fault?.kind === 'partial'
      ? applyPartialFault(extendedResult, call, api.schemaOf)
      : extendedResult,
  );
}

function toCall(
  c: Context,
  version: ServedVersion,
  requestId: string,
  body: GraphqlBody,
): GraphqlCall {
  const buyerIp = c.req.header('Shopify-Storefront-Buyer-IP') ?? null;
  return {...body, version, requestId, buyerIp};
}

/** The response of a fault that prevents a real one; `null` for faults that don't. */
function responseOfFault(c: Context, {kind}: Fault): Response | null {
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

/** Closes the TCP connection without a response. Without a connection (`app.request` in tests), responds with 503. */
function dropConnection(c: Context): Response {
  const incoming: unknown = (c.env as {incoming?: unknown} | undefined)?.incoming;
  if (!isIncoming(incoming)) return c.text('Service Unavailable', 503);
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function isIncoming(value: unknown): value is {socket: {destroy(): void}} {
  return typeof value === 'object' && value !== null && 'socket' in value;
}

export function bodyTooLargeResponse(c: Context): Response {
  return c.json({errors: 'Request body is too large'}, 413);
}
