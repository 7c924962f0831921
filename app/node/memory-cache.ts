export interface CacheBounds {
  entries: number;
  bytes: number;
}

interface Entry {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
  bytes: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export type RequestCache = Pick<Cache, 'match' | 'put' | 'delete'>;

/**
 * Keeps responses in the memory of this process for as long as their `Cache-Control` says (HOUSE-12). When it's full,
 * the least recently used is dropped. Private responses and those that set a cookie aren't stored.
 */
export function createMemoryCache(
  bounds: CacheBounds,
  now: () => number = Date.now,
): RequestCache & {size(): CacheBounds} {
  /* A map keeps insertion order, so the first entry is the least recently used. */
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string): boolean {
    const entry = entries.get(key);
    if (!entry) return false;
    bytes -= entry.bytes;
    return entries.delete(key);
  }

  return {
    match(request) {
      const key = keyOf(request);
      const entry = key === null ? undefined : entries.get(key);
      if (key === null || !entry) return Promise.resolve(undefined);
      if (entry.expiresAt <= now()) {
        remove(key);
        return Promise.resolve(undefined);
      }
      entries.delete(key);
      entries.set(key, entry);
      const {status, headers, body} = entry;
      return Promise.resolve(new Response(body, {status, headers}));
    },
    async put(request, response) {
      const key = keyOf(request);
      if (key === null) throw new TypeError('Only a GET request can be cached.');
      const seconds = readLifetime(response);
      const headers = [...response.headers];
      const body = new Uint8Array(await response.arrayBuffer());
      const size = key.length + headers.join().length + body.byteLength;
      remove(key);
      if (seconds <= 0 || size > bounds.bytes) return;
      const expiresAt = now() + seconds * 1000;
      entries.set(key, {status: response.status, headers, body, bytes: size, expiresAt});
      bytes += size;
      for (const oldest of entries.keys()) {
        if (entries.size <= bounds.entries && bytes <= bounds.bytes) break;
        remove(oldest);
      }
    },
    delete(request) {
      const key = keyOf(request);
      return Promise.resolve(key !== null && remove(key));
    },
    size: () => ({entries: entries.size, bytes}),
  };
}

function keyOf(request: RequestInfo | URL): string | null {
  if (!(request instanceof Request)) return new URL(request).href;
  return request.method === 'GET' ? request.url : null;
}

/** In seconds; 0 if the response must not be stored. */
function readLifetime({headers}: Response): number {
  const control = headers.get('Cache-Control') ?? '';
  if (/\b(no-store|no-cache|private)\b/i.test(control) || headers.has('Set-Cookie')) return 0;
  const age = /\bs-maxage=(\d+)/i.exec(control) ?? /\bmax-age=(\d+)/i.exec(control);
  return Number(age?.[1] ?? 0);
}
