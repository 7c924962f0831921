import {readAnswer} from '../lost-answers/page-data';

const MAX_AGE_MS = 30_000;
const MAX_COUNT = 24;

interface Kept {
  /** `null` if there is nothing to use. */
  response: Promise<Response | null>;
  /** Milliseconds since the epoch. */
  until: number;
  abort: AbortController;
}

/** Page data that was loaded before the shopper navigated to the page. */
export interface KeptPayloads {
  /** Resolves once all of the data has arrived or failed to load. Never rejects. Skips data that is already stored. */
  load(url: URL): Promise<void>;
  /** Returns the data and forgets it. `undefined` if none is stored. */
  take(url: URL): Promise<Response | null> | undefined;
  /** Drops all data while `write` is pending, because it may change what pages show. */
  dropDuring<Result>(write: Promise<Result>): Promise<Result>;
  drop(): void;
}

export function createKeptPayloads(ask: typeof fetch): KeptPayloads {
  const kept = new Map<string, Kept>();
  let writes = 0;
  /* After a refusal, nothing is loaded ahead for a while. */
  let refusedUntil = 0;

  function get(key: string): Kept | undefined {
    const payload = kept.get(key);
    return payload && Date.now() < payload.until ? payload : undefined;
  }

  function drop(): void {
    for (const {abort} of kept.values()) abort.abort();
    kept.clear();
  }

  async function request(url: URL, signal: AbortSignal): Promise<Split | null> {
    /*
     * Scripts can't set `Sec-Purpose`. The URL is a string, because lost-answers holds only Remix's own requests, whose
     * URLs are objects.
     */
    const response = await ask(url.href, {signal, priority: 'low', headers: {Purpose: 'prefetch'}});
    if (response.status === 429 || response.status >= 500) refusedUntil = Date.now() + MAX_AGE_MS;
    if (!isKeepable(response)) {
      await response.body?.cancel();
      return null;
    }
    const answer = await readAnswer(url, response);
    return answer ? split(answer) : null;
  }

  return {
    async load(url) {
      const now = Date.now();
      if (writes > 0 || now < refusedUntil || get(url.href)) return;
      const abort = new AbortController();
      const response = request(url, abort.signal).catch(() => null);
      const own: Kept = {
        response: response.then((answer) => answer?.response ?? null),
        until: now + MAX_AGE_MS,
        abort,
      };
      kept.delete(url.href);
      kept.set(url.href, own);
      const [oldest] = kept.keys();
      if (kept.size > MAX_COUNT && oldest !== undefined) kept.delete(oldest);
      const isComplete = (await (await response)?.arrived) ?? false;
      if (!isComplete && kept.get(url.href) === own) kept.delete(url.href);
    },
    take(url) {
      const own = get(url.href);
      kept.delete(url.href);
      return own?.response;
    },
    async dropDuring(write) {
      writes += 1;
      drop();
      try {
        return await write;
      } finally {
        writes -= 1;
      }
    },
    drop,
  };
}

/** Personal and previewed pages must not be stored. An error may be gone at the click. */
const isKeepable = ({ok, headers}: Response) =>
  ok && headers.has('X-Remix-Response') && !/\bno-store\b/.test(headers.get('Cache-Control') ?? '');

interface Split {
  response: Response;
  /** Resolves to whether all of the body has arrived. */
  arrived: Promise<boolean>;
}

/** Reads all of the body, so it doesn't occupy a connection, while the response may already be used. */
function split(response: Response): Split {
  if (!response.body) return {response, arrived: Promise.resolve(true)};
  const [own, drained] = response.body.tee();
  return {
    response: new Response(own, response),
    arrived: drained.pipeTo(new WritableStream()).then(
      () => true,
      () => false,
    ),
  };
}
