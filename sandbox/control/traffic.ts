import type {Context, MiddlewareHandler} from 'hono';
import {serviceAt} from './services';

/** Operations kept per service. */
const REMEMBERED = 50;
/** Latencies kept per service for the percentiles. */
const SAMPLES = 500;

interface Operation {
  /** ISO 8601, by the sandbox's clock. */
  at: string;
  /** GraphQL operation name, or method and path. */
  operation: string;
  /** HTTP status; 0 when the connection was closed without a response. */
  status: number;
  ms: number;
}

export interface ServiceTraffic {
  requests: number;
  /** Responses with status 429 or 500 and above, and connections closed without a response. */
  errors: number;
  /** Milliseconds; `null` before the first request. */
  p50: number | null;
  p95: number | null;
  /** Newest first, at most 50. */
  operations: Operation[];
}

export interface Traffic {
  record(service: string, operation: Operation): void;
  of(service: string): ServiceTraffic;
  clear(): void;
}

interface Counters {
  requests: number;
  errors: number;
  latencies: number[];
  operations: Operation[];
}

/** Counts requests by service, in memory only: a restart begins at zero. */
export function createTraffic(): Traffic {
  const counters = new Map<string, Counters>();
  return {
    record(service, operation) {
      const count = counters.get(service) ?? {
        requests: 0,
        errors: 0,
        latencies: [],
        operations: [],
      };
      counters.set(service, {
        requests: count.requests + 1,
        errors: count.errors + (isError(operation.status) ? 1 : 0),
        latencies: [...count.latencies.slice(1 - SAMPLES), operation.ms],
        operations: [operation, ...count.operations.slice(0, REMEMBERED - 1)],
      });
    },
    of(service) {
      const count = counters.get(service);
      const sorted = [...(count?.latencies ?? [])].sort((a, b) => a - b);
      return {
        requests: count?.requests ?? 0,
        errors: count?.errors ?? 0,
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        operations: count?.operations ?? [],
      };
    },
    clear: () => counters.clear(),
  };
}

const isError = (status: number) => status === 0 || status === 429 || status >= 500;

/** Nearest-rank percentile of ascending numbers. */
function percentile(sorted: number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}

/** Hono sets this header on the placeholder for a response that was never sent. */
const ALREADY_SENT_HEADER = 'x-hono-already-sent';

/** Records each request and its latency. `now` is the sandbox's clock. */
export function countTraffic(traffic: Traffic, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const service = serviceAt(c.req.path);
    if (!service) return next();
    const start = performance.now();
    await next();
    traffic.record(service, {
      at: now().toISOString(),
      operation: await operationOf(c),
      status: c.res.headers.has(ALREADY_SENT_HEADER) ? 0 : c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}

/** The operation name of a GraphQL request. The rest of the body is not recorded: it may hold personal data. */
async function operationOf(c: Context): Promise<string> {
  const request = `${c.req.method} ${c.req.path}`;
  if (c.req.method !== 'POST' || !c.req.path.endsWith('/graphql.json')) return request;
  const body = await c.req.text().catch(() => '');
  return /(?:query|mutation)\s+(\w+)/.exec(body)?.[0] ?? request;
}
