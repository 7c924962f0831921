const MIN_CHECK_INTERVAL_MS = 5 * 60_000;

export interface BuildVersion {
  /** Asks the server, unless it did so recently. Never rejects; a failed check changes nothing. */
  check(): Promise<void>;
  isOld(): boolean;
}

interface BuildVersionParts {
  ownId: string;
  /** Loads `builds/latest.json`, unvalidated. May reject. */
  askLatest: () => Promise<unknown>;
  /** In milliseconds. The first reading counts as the time the page was loaded. */
  now?: () => number;
}

export function createBuildVersion({
  ownId,
  askLatest,
  now = Date.now,
}: BuildVersionParts): BuildVersion {
  let checkedAt = now();
  let isOld = false;
  return {
    async check() {
      if (isOld || now() - checkedAt < MIN_CHECK_INTERVAL_MS) return;
      checkedAt = now();
      const id = readId(await askLatest().catch(() => null));
      isOld = id !== null && id !== ownId;
    },
    isOld: () => isOld,
  };
}

function readId(reply: unknown): string | null {
  const id = typeof reply === 'object' && reply !== null && 'id' in reply ? reply.id : null;
  return typeof id === 'string' ? id : null;
}
