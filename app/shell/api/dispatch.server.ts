import {apiErrorResponse} from '~/platform/api-error.server';
import type {Operation, OperationFailure} from '~/platform/api-operation.server';
import type {ApiCaller} from '~/domains/session/api-caller';
import type {Session} from '~/domains/session/session';
import {textOfError} from '~/platform/log.server';
import type {Needs} from '~/platform/needs';
import {retryAfterInit, secondsToWait, type RateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {API_ERRORS} from './errors';
import {readInput} from './read-input.server';

export type DispatchContext = Needs<{
  request: 'id' | 'log' | 'timing';
  site: true;
  visitor: 'session' | 'confirmSession';
}>;

type Methods<Context> = ReadonlyMap<string, Operation<Context>>;

/**
 * Every response under `/api/` is JSON, errors included, and is never cacheable.
 * @throws if two operations share a method and path
 */
export function createApi<Context extends DispatchContext>(
  operations: readonly Operation<Context & ApiCaller>[],
  writes: RateLimit,
): (request: Request, context: Context) => Promise<Response> {
  const table = groupByPathAndMethod(operations);

  return async (request, context) => {
    const methods = table.get(new URL(request.url).pathname);
    if (!methods) return refusal(API_ERRORS.unknownOperation, context);
    const operation = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!operation) {
      const headers = {Allow: allowedMethods(methods)};
      return refusal({...API_ERRORS.methodNotAllowed, headers}, context);
    }
    const wait = operation.isWrite ? secondsToWait(request, writes) : null;
    if (wait !== null)
      return refusal({...API_ERRORS.tooManyRequests, ...retryAfterInit(wait)}, context);
    const result = await runOperation(operation, request, context);
    return result.ok
      ? Response.json(result.value, {headers: {'Cache-Control': 'no-store'}})
      : refusal(result.failure, context);
  };
}

async function runOperation<Context extends DispatchContext>(
  operation: Operation<Context & ApiCaller>,
  request: Request,
  context: Context,
): Promise<Result<unknown, OperationFailure>> {
  try {
    const input = await readInput(request, operation.method);
    if (!input.ok) return input;
    const caller = await confirmCaller(context, input.value);
    if (operation.caller === 'session' && !caller.ok) return caller;
    const isUnregistered =
      context.site.features.membership && caller.ok && !caller.value.isRegistered;
    if (operation.needsRegistration && isUnregistered) return fail(API_ERRORS.registrationNeeded);
    /* Only operations with `caller: 'session'` receive the customer. */
    const own = {...context, customer: caller.ok ? caller.value : null} as Context & ApiCaller;
    return await operation.run(own, input.value);
  } catch (error) {
    const {path} = operation;
    context.request.log.error('operation failed', {operation: path, error: textOfError(error)});
    return fail(API_ERRORS.internal);
  }
}

/**
 * Returns the session in the call's `sessionToken` if it has one, else the cookie's. Shopify confirms both (SEC-15),
 * because the cookie decides whose cart is used even if there is a `sessionToken`.
 */
async function confirmCaller(
  context: DispatchContext,
  input: unknown,
): Promise<Result<Session, OperationFailure>> {
  const {session, confirmSession} = context.visitor;
  const own = session.current();
  const caller = await readCaller(context, input);
  const [ownVerdict, callerVerdict] = await Promise.all([
    own && confirmSession(own),
    caller && confirmSession(caller),
  ]);
  if (ownVerdict === 'refused') session.end();
  if (!caller) return fail(API_ERRORS.notSignedIn);
  if (callerVerdict === 'refused') return fail(API_ERRORS.sessionEnded);
  return callerVerdict === 'confirmed' ? ok(caller) : fail('upstream');
}

async function readCaller(
  {visitor: {session}}: DispatchContext,
  input: unknown,
): Promise<Session | null> {
  const token =
    typeof input === 'object' && input !== null && 'sessionToken' in input
      ? input.sessionToken
      : null;
  if (token === null || token === '') return session.current();
  return typeof token === 'string' ? session.open(token) : null;
}

function refusal(
  failure: OperationFailure,
  {request: {id: requestId, timing}}: DispatchContext,
): Response {
  if (failure !== 'upstream') return apiErrorResponse(failure, requestId);
  const isLate = timing.calls().some(({outcome}) => outcome === 'timeout');
  return apiErrorResponse(isLate ? API_ERRORS.upstreamTimeout : API_ERRORS.upstreamDown, requestId);
}

function allowedMethods(methods: Methods<never>): string {
  return [...methods.keys()]
    .flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    .join(', ');
}

function groupByPathAndMethod<Context>(
  operations: readonly Operation<Context>[],
): ReadonlyMap<string, Methods<Context>> {
  const table = new Map<string, Map<string, Operation<Context>>>();
  for (const operation of operations) {
    const {method, path} = operation;
    const methods = table.get(path) ?? new Map<string, Operation<Context>>();
    if (methods.has(method)) throw new Error(`two operations for ${method} ${path}`);
    table.set(path, methods.set(method, operation));
  }
  return table;
}
