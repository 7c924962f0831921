/** In milliseconds; `start` counts from the start of the request. */
export interface UpstreamCall {
  service: string;
  operation: string;
  start: number;
  duration: number;
  /** `ok` or an `UpstreamFailureKind`. */
  outcome: string;
}

/** Of one request (HOUSE-10). */
export interface Timing {
  record(call: Omit<UpstreamCall, 'start' | 'duration'> & {startedAt: number}): void;
  calls(): readonly UpstreamCall[];
  header(): string;
  /** In milliseconds, since the start of the request. */
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
    /* `desc` holds the start, so that parallel calls can be told from sequential ones. */
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
