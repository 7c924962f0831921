/** Per key: `burst` calls at once, then `perSecond`. */
interface RateLimitOptions {
  burst: number;
  perSecond: number;
  maxKeys?: number;
  now?: () => number;
}

export interface RateLimit {
  /** Counts a call. Returns `null` if it's allowed, otherwise the seconds until the next one is. */
  take(key: string): number | null;
  refund(key: string): void;
}

/** Status and headers of a response to a client that has to wait. */
export interface RetryAfterInit {
  status: 429;
  headers: {'Retry-After': string};
}

/** Status and headers of a refused form. The type makes sure that a 429 comes with its `Retry-After` (EDGE-41). */
export type RefusalInit<Status extends number> =
  {status: Status; headers?: undefined} | RetryAfterInit;

export function retryAfterInit(seconds: number): RetryAfterInit {
  return {status: 429, headers: {'Retry-After': String(seconds)}};
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
 * Counts a call of the client. Returns the seconds to wait, or `null`. Clients without a known address are never
 * limited, because they would all share one key.
 */
export function secondsToWait(request: Request, limit: RateLimit): number | null {
  const network = networkOfRequest(request);
  return network === null ? null : limit.take(network);
}

export function addressOfRequest(request: Request): string | null {
  return request.headers.get('oxygen-buyer-ip') || null;
}

export function networkOfRequest(request: Request): string | null {
  const address = addressOfRequest(request);
  return address === null ? null : toNetwork(address);
}

export function refundCall(request: Request, limit: RateLimit): void {
  const network = networkOfRequest(request);
  if (network !== null) limit.refund(network);
}

/** A customer with IPv6 has 2^64 addresses, so a whole /64 network counts as one client. */
function toNetwork(address: string): string {
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
