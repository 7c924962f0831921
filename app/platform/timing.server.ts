/** One finished call to a hosted service. Times are milliseconds, `start` counted from the request's begin. */
export interface UpstreamCall {
  service: string;
  operation: string;
  start: number;
  duration: number;
  /** `ok`, or the kind of the failure. */
  outcome: string;
}

/** Collects the upstream calls of one request (HOUSE-10). */
export interface Timing {
  record(call: Omit<UpstreamCall, 'start' | 'duration'> & {startedAt: number}): void;
  calls(): readonly UpstreamCall[];
  /** The value of the `Server-Timing` header; empty when nothing was called. */
  header(): string;
  /** Milliseconds since the request's begin. */
  elapsed(): number;
}

export function createTiming(now: () => number = () => performance.now()): Timing {
  const begin = now();
  const calls: UpstreamCall[] = [];
  return {
    record({startedAt, ...call}) {
      calls.push({...call, start: startedAt - begin, duration: now() - startedAt});
    },
    calls: () => calls,
    /* `desc` holds the start, so that a reader can tell parallel calls from a waterfall. */
    header: () =>
      calls
        .map(
          ({service, operation, start, duration}) =>
            `${service}.${operation};dur=${duration.toFixed(1)};desc="@${start.toFixed(1)}"`,
        )
        .join(', '),
    elapsed: () => now() - begin,
  };
}
