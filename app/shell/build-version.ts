/** The server is asked at most this often. */
const ASK_EVERY_MS = 5 * 60_000;

/** Knows whether this page is of an older build than the one that answers by now. */
export interface BuildVersion {
  /** Asks, unless it has lately. Never rejects: no answer says nothing. */
  check(): Promise<void>;
  isOld(): boolean;
}

interface BuildVersionParts {
  /** Of this page. */
  ownId: string;
  /** Gives the reply to `GET builds/latest.json`, parsed but unchecked; may reject. */
  askLatest: () => Promise<unknown>;
  /** Milliseconds; when the page was made is when this is called first. */
  now?: () => number;
}

export function createBuildVersion({
  ownId,
  askLatest,
  now = Date.now,
}: BuildVersionParts): BuildVersion {
  let askedAt = now();
  let isOld = false;
  return {
    async check() {
      if (isOld || now() - askedAt < ASK_EVERY_MS) return;
      askedAt = now();
      const id = idOf(await askLatest().catch(() => null));
      isOld = id !== null && id !== ownId;
    },
    isOld: () => isOld,
  };
}

function idOf(reply: unknown): string | null {
  const id = typeof reply === 'object' && reply !== null && 'id' in reply ? reply.id : null;
  return typeof id === 'string' ? id : null;
}
