import {apiErrorResponse} from '~/platform/api-error.server';
import type {Operation, OperationFailure} from '~/platform/api-operation.server';
import type {PersonContext} from '~/domains/session/person-context';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Site} from '~/domains/session/site';
import type {Log} from '~/platform/log.server';
import {secondsToWait, type RateLimit} from '~/platform/rate-limit.server';
import {fail, type Result} from '~/platform/result';
import type {Timing} from '~/platform/timing.server';
import {API_ERRORS} from './errors';
import {readInput} from './read-input.server';

/** What the dispatcher itself needs of a request's context. */
interface DispatchContext {
  requestId: string;
  log: Log;
  timing: Timing;
  session: Pick<SessionStore, 'current' | 'open'>;
  site: Pick<Site, 'isStaff'>;
}

type Methods<Context> = ReadonlyMap<string, Operation<Context>>;

/**
 * Answers every path under `/api/` out of a table of operations, in JSON whatever the answer is, and never cacheable.
 * Throws on a table with two operations for one method and path.
 */
export function createApi<Context extends DispatchContext>(
  operations: readonly Operation<Context & PersonContext>[],
  writes: RateLimit,
): (request: Request, context: Context) => Promise<Response> {
  const table = byPathAndMethod(operations);

  return async (request, context) => {
    const methods = table.get(new URL(request.url).pathname);
    if (!methods) return refusal(API_ERRORS.unknownOperation, context);
    const operation = methods.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!operation) {
      const headers = {Allow: allowed(methods)};
      return refusal({...API_ERRORS.methodNotAllowed, headers}, context);
    }
    const wait = operation.isWrite ? secondsToWait(request, writes) : null;
    if (wait !== null) {
      const headers = {'Retry-After': String(wait)};
      return refusal({...API_ERRORS.tooManyRequests, headers}, context);
    }
    const result = await carryOut(operation, request, context);
    return result.ok
      ? Response.json(result.value, {headers: {'Cache-Control': 'no-store'}})
      : refusal(result.failure, context);
  };
}

async function carryOut<Context extends DispatchContext>(
  operation: Operation<Context & PersonContext>,
  request: Request,
  context: Context,
): Promise<Result<unknown, OperationFailure>> {
  try {
    const input = await readInput(request, operation.method);
    if (!input.ok) return input;
    const person = await personOf(context, input.value);
    if (operation.caller === 'session' && !person) return fail(API_ERRORS.notSignedIn);
    const isUnregistered = context.site.isStaff && person !== null && !person.isRegistered;
    if (operation.needsRegistration && isUnregistered) return fail(API_ERRORS.registrationNeeded);
    /* Who calls is told to operations that have said that they need to know it; to no other is it a person. */
    return await operation.run({...context, person} as Context & PersonContext, input.value);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    context.log.error('operation failed', {operation: operation.path, error: text});
    return fail(API_ERRORS.internal);
  }
}

/** Who calls: by the call's own `sessionToken`, where it has one; else by its cookie. */
async function personOf({session}: DispatchContext, input: unknown) {
  const token =
    typeof input === 'object' && input !== null && 'sessionToken' in input
      ? input.sessionToken
      : null;
  if (token === null || token === '') return session.current();
  return typeof token === 'string' ? session.open(token) : null;
}

function refusal(failure: OperationFailure, {requestId, timing}: DispatchContext): Response {
  if (failure !== 'upstream') return apiErrorResponse(failure, requestId);
  const isLate = timing.calls().some(({outcome}) => outcome === 'timeout');
  return apiErrorResponse(isLate ? API_ERRORS.upstreamTimeout : API_ERRORS.upstreamDown, requestId);
}

function allowed(methods: Methods<never>): string {
  return [...methods.keys()]
    .flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]))
    .join(', ');
}

function byPathAndMethod<Context>(
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
