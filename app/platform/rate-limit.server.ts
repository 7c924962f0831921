/** What a key may do: `burst` calls at once, and then so many a second. */
interface RateLimitOptions {
  burst: number;
  perSecond: number;
  /** Keys that are remembered at most; the one that was quiet the longest is forgotten first. */
  maxKeys?: number;
  now?: () => number;
}

export interface RateLimit {
  /** Counts a call. `null`: go ahead; else the seconds after which the next one may. */
  take(key: string): number | null;
  /** Takes the last call out of the count: it was none to be slowed down. */
  giveBack(key: string): void;
}

const MAX_KEYS = 10_000;

/**
 * A token bucket per key. The state is one isolate's memory: best effort on Oxygen, where a client may meet several
 * isolates, and each of them may be replaced at any time.
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
      /* Taken out first, so that the map stays in the order of last use. */
      buckets.delete(key);
      buckets.set(key, {tokens: isAllowed ? tokens - 1 : tokens, at});
      const [quietest] = buckets.keys();
      if (buckets.size > maxKeys && quietest !== undefined) buckets.delete(quietest);
      return isAllowed ? null : Math.ceil((1 - tokens) / perSecond);
    },

    giveBack(key) {
      const known = buckets.get(key);
      if (known) known.tokens += 1;
    },
  };
}

/**
 * Counts a call of whoever sent the request; the seconds that they have to wait, if any. Nobody waits whose address is
 * not known, since all of those are one to us.
 */
export function secondsToWait(request: Request, limit: RateLimit): number | null {
  const network = networkOfRequest(request);
  return network === null ? null : limit.take(network);
}

/** The visitor's address as the host gives it; `null` when it doesn't. */
export function addressOfRequest(request: Request): string | null {
  return request.headers.get('oxygen-buyer-ip') || null;
}

/** The network that the visitor's address belongs to. */
export function networkOfRequest(request: Request): string | null {
  const address = addressOfRequest(request);
  return address === null ? null : networkOf(address);
}

/** Takes the last call of whoever sent the request out of the count. */
export function giveBack(request: Request, limit: RateLimit): void {
  const network = networkOfRequest(request);
  if (network !== null) limit.giveBack(network);
}

/** Who has one IPv6 address has 2^64 of them: those count as one. */
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
