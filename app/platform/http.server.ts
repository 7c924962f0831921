import {attempt} from './attempt';
import type {Breakers} from './circuit-breaker.server';
import type {Log} from './log.server';
import {readBounded} from './read-bounded';
import {fail, ok, type Result} from './result';
import type {Timing} from './timing.server';

/** Includes the one retry (HOUSE-16). */
const READ_DEADLINE_MS = 3000;
/** A read is retried after this time, within the rest of its deadline. */
const FIRST_ATTEMPT_MS = 1800;
/**
 * From the start of the shopper's request (HOUSE-16). A write is never retried, because it may have succeeded; the rest
 * of the request's time is for a read that checks (HOUSE-17).
 */
const WRITE_DEADLINE_MS = 3500;
/** Of every call, from the start of the shopper's request (HOUSE-21). */
const REQUEST_DEADLINE_MS = 3800;

/** Far more than any reply needs. A longer one could fill the memory within its deadline (SEC-41). */
const MAX_REPLY_BYTES = 16 * 1024 * 1024;

const NO_CONTENT = 204;

/** `status`: the upstream failed (5xx) or redirects. `rejected`: it refused the request (4xx). */
export type UpstreamFailureKind =
  'timeout' | 'network' | 'status' | 'malformed' | 'throttled' | 'rejected' | 'open-circuit';

/** `detail` is for the log, never for a page. */
export interface UpstreamFailure {
  kind: UpstreamFailureKind;
  service: string;
  operation: string;
  detail: string;
}

export interface UpstreamRequest {
  service: string;
  operation: string;
  kind: 'read' | 'write';
  url: string;
  init: RequestInit;
  /** Statuses besides 2xx that aren't failures, for instance 404 for "there is none". */
  answers?: readonly number[];
}

export interface Http {
  /** Returns the parsed JSON body, unvalidated; `null` for 204. Never throws. */
  json(request: UpstreamRequest): Promise<Result<unknown, UpstreamFailure>>;
  /**
   * The failure of a call whose reply is JSON but not an answer: an error of its own format, or not what the contract
   * says. Logs it here, because the call itself was logged as successful.
   */
  refuse(
    call: Pick<UpstreamRequest, 'service' | 'operation'>,
    kind: UpstreamFailureKind,
    detail: string,
  ): Result<never, UpstreamFailure>;
}

interface HttpParts {
  fetch: typeof fetch;
  breakers: Breakers;
  timing: Timing;
  log: Log;
}

export function createHttp({fetch, breakers, timing, log}: HttpParts): Http {
  async function sendOnce(
    request: UpstreamRequest,
    timeoutMs: number,
  ): Promise<Result<unknown, UpstreamFailure>> {
    const {service, operation} = request;
    const startedAt = performance.now();
    const result = await send(fetch, request, timeoutMs);
    const outcome = result.ok ? 'ok' : result.failure.kind;
    timing.record({service, operation, startedAt, outcome});
    if (!result.ok) {
      log.warn('upstream failure', {...result.failure});
    }
    return result;
  }

  const timeLeft = (kind: UpstreamRequest['kind']) =>
    (kind === 'write' ? WRITE_DEADLINE_MS : REQUEST_DEADLINE_MS) - timing.elapsed();

  async function read(request: UpstreamRequest): Promise<Result<unknown, UpstreamFailure>> {
    const startedAt = performance.now();
    const first = await sendOnce(request, Math.min(FIRST_ATTEMPT_MS, timeLeft('read')));
    const left = Math.min(READ_DEADLINE_MS - (performance.now() - startedAt), timeLeft('read'));
    return first.ok || left <= 0 || !isRetryable(first.failure) ? first : sendOnce(request, left);
  }

  /** Recorded, so that the log of a failed page names the service that wasn't called. */
  function skip(request: UpstreamRequest): Result<never, UpstreamFailure> {
    const {service, operation} = request;
    const outcome = 'open-circuit';
    timing.record({service, operation, startedAt: performance.now(), outcome});
    return fail(failure(request, outcome, 'skipped after repeated failures'));
  }

  return {
    async json(request) {
      const left = timeLeft(request.kind);
      if (left <= 0) return fail(failure(request, 'timeout', 'the request’s deadline has passed'));
      const breaker = breakers.of(request.service);
      if (!breaker.allows()) {
        return skip(request);
      }
      const result = request.kind === 'read' ? await read(request) : await sendOnce(request, left);
      if (result.ok || !isInconclusive(result.failure, left)) {
        /* An upstream that rejects a request is healthy. */
        breaker.report(result.ok || result.failure.kind === 'rejected');
      }
      return result;
    },
    refuse(call, kind, detail) {
      const refused = failure(call, kind, detail);
      log.warn('upstream failure', {...refused});
      return fail(refused);
    },
  };
}

/** Whether a call may have timed out only because the shopper's request had little time left. */
function isInconclusive({kind}: UpstreamFailure, timeoutMs: number): boolean {
  return kind === 'timeout' && timeoutMs < FIRST_ATTEMPT_MS;
}

function isRetryable({kind}: UpstreamFailure): boolean {
  return kind === 'timeout' || kind === 'network' || kind === 'status' || kind === 'malformed';
}

async function send(
  fetch: HttpParts['fetch'],
  request: UpstreamRequest,
  timeoutMs: number,
): Promise<Result<unknown, UpstreamFailure>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    /* Following a redirect would send our keys and shoppers' data to any address that it names (SEC-40). */
    const init: RequestInit = {...request.init, signal: abort.signal, redirect: 'manual'};
    const response = await fetch(request.url, init);
    const bytes = response.body
      ? await readBounded(response.body, MAX_REPLY_BYTES)
      : new Uint8Array();
    if (!bytes) {
      return fail(failure(request, 'malformed', `the body has more than ${MAX_REPLY_BYTES} bytes`));
    }
    if (response.status === 429 || response.status === 430) {
      return fail(failure(request, 'throttled', `HTTP ${response.status}`));
    }
    if (!response.ok && !request.answers?.includes(response.status)) {
      const isRejected = response.status >= 400 && response.status < 500;
      const kind = isRejected ? 'rejected' : 'status';
      return fail(failure(request, kind, `HTTP ${response.status}`));
    }
    if (response.status === NO_CONTENT) return ok(null);
    const text = new TextDecoder().decode(bytes);
    const body = attempt((): unknown => JSON.parse(text));
    return body === undefined
      ? fail(failure(request, 'malformed', 'the body is not JSON'))
      : ok(body);
  } catch (error) {
    return abort.signal.aborted
      ? fail(failure(request, 'timeout', `no response in ${Math.round(timeoutMs)} ms`))
      : fail(failure(request, 'network', error instanceof Error ? error.message : String(error)));
  } finally {
    clearTimeout(timer);
  }
}

export function failure(
  {service, operation}: Pick<UpstreamRequest, 'service' | 'operation'>,
  kind: UpstreamFailureKind,
  detail: string,
): UpstreamFailure {
  return {kind, service, operation, detail};
}
