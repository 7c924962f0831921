/** One upstream call, in milliseconds from the start of the request. */
interface Call {
  /** For instance `commerce.Cart`. */
  name: string;
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

export function readUpstream(header: string | null): Upstream {
  const calls = readCalls(header);
  return {roundTrips: calls.length, depth: longestChain(calls)};
}

/** The call that took longest, as `<service>.<operation>`, and its time in milliseconds. `null` without calls. */
export function slowestCall(header: string | null): {name: string; ms: number} | null {
  const [slowest] = readCalls(header)
    .map(({name, start, end}) => ({name, ms: end - start}))
    .sort((a, b) => b.ms - a.ms);
  return slowest ?? null;
}

/** Reads the shop's `Server-Timing` header: entries `<service>.<operation>;dur=<ms>;desc="@<start ms>"`. */
function readCalls(header: string | null): Call[] {
  const entries = (header ?? '').matchAll(/([\w.-]+);dur=([\d.]+);desc="@(-?[\d.]+)"/g);
  return [...entries].map(([, name = '', duration, start]): Call => {
    const begin = Number(start);
    return {name, start: begin, end: begin + Number(duration)};
  });
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
