interface Entry {
  value: Promise<unknown>;
  expiresAt: number;
}

/** Caches replies for a limited time, and no failures. */
export interface ReplyCache {
  /** `key` names the call and all of its input. */
  run<Value>(key: readonly unknown[], call: () => Promise<Value>): Promise<Value>;
}

/**
 * Keys are compared as JSON, so no two calls share a reply. A full cache drops its oldest entry.
 */
export function createReplyCache({
  maxAgeMs,
  maxEntries,
  now = Date.now,
}: {
  maxAgeMs: number;
  maxEntries: number;
  now?: () => number;
}): ReplyCache {
  const entries = new Map<string, Entry>();
  return {
    run<Value>(parts: readonly unknown[], call: () => Promise<Value>): Promise<Value> {
      const key = JSON.stringify(parts);
      const known = entries.get(key);
      if (known && known.expiresAt > now()) return known.value as Promise<Value>;
      const value = call();
      entries.delete(key);
      entries.set(key, {value, expiresAt: now() + maxAgeMs});
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      return value;
    },
  };
}
