/** The limit of one key: `burst` calls at once, then `perSecond`. */
interface RateLimitOptions {
  burst: number;
  perSecond: number;
  /** The most keys to remember; the least recently used is forgotten first. */
  maxKeys?: number;
  now?: () => number;
}

export interface RateLimit {
  /** Counts a call. Returns `null` when it is allowed, else the seconds until the next one is. */
  take(key: string): number | null;
  /** Uncounts the last call, because it should not be limited. */
  refund(key: string): void;
}

const MAX_KEYS = 10_000;

/**
 * A token bucket per key. The state is in the isolate's memory, so on Oxygen this is best effort: a client can reach
 * several isolates, and each can be replaced at any time.
 */
export function createRateLimit({
  burst,
  perSecond,
  maxKeys = MAX_KEYS,
  now = Date.now,
}: RateLimitOptions): RateLimit {
  const buckets = new Map<string, {tokens: number; at: number}>();
  return {
    take(key) {
      const at = now();
      const known = buckets.get(key);
      const refilled = known ? known.tokens + ((at - known.at) / 1000) * perSecond : burst;
      const tokens = Math.min(burst, refilled);
      const isAllowed = tokens >= 1;
      /* Deleted first, so that the map stays in order of last use. */
      buckets.delete(key);
      buckets.set(key, {tokens: isAllowed ? tokens - 1 : tokens, at});
      const [quietest] = buckets.keys();
      if (buckets.size > maxKeys && quietest !== undefined) buckets.delete(quietest);
      return isAllowed ? null : Math.ceil((1 - tokens) / perSecond);
    },

    refund(key) {
      const known = buckets.get(key);
      if (known) known.tokens += 1;
    },
  };
}

/**
 * Counts a call of the client and returns the seconds it has to wait, or `null`. Clients without a known address are
 * never limited, because they would all share one key.
 */
export function secondsToWait(request: Request, limit: RateLimit): number | null {
  const network = networkOfRequest(request);
  return network === null ? null : limit.take(network);
}

/** The client's IP address as the host reports it; `null` when it doesn't. */
export function addressOfRequest(request: Request): string | null {
  return request.headers.get('oxygen-buyer-ip') || null;
}

/** The network of the client's IP address; `null` when the address is unknown. */
export function networkOfRequest(request: Request): string | null {
  const address = addressOfRequest(request);
  return address === null ? null : networkOf(address);
}

export function refundCall(request: Request, limit: RateLimit): void {
  const network = networkOfRequest(request);
  if (network !== null) limit.refund(network);
}

/** One IPv6 customer has 2^64 addresses, so a whole /64 network counts as one client. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = [], after = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...left, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
