/** One upstream call, in milliseconds from the start of the request. */
interface Call {
  start: number;
  end: number;
}

/** Number and nesting of a page's upstream calls. */
export interface Upstream {
  roundTrips: number;
  /**
   * Length of the longest chain of calls in which each starts after the one before has ended. 1 means no call waits for
   * another.
   */
  depth: number;
}

/** Reads the shop's `Server-Timing` header: entries `<service>.<operation>;dur=<ms>;desc="@<start ms>"`. */
export function readUpstream(header: string | null): Upstream {
  const entries = (header ?? '').matchAll(/dur=([\d.]+);desc="@(-?[\d.]+)"/g);
  const calls = [...entries].map(([, duration, start]): Call => {
    const begin = Number(start);
    return {start: begin, end: begin + Number(duration)};
  });
  return {roundTrips: calls.length, depth: longestChain(calls)};
}

function longestChain(calls: Call[]): number {
  const byStart = calls.toSorted((a, b) => a.start - b.start);
  const depths: {end: number; depth: number}[] = [];
  for (const {start, end} of byStart) {
    const before = depths.filter((call) => call.end <= start).map(({depth}) => depth);
    depths.push({end, depth: 1 + Math.max(0, ...before)});
  }
  return Math.max(0, ...depths.map(({depth}) => depth));
}
