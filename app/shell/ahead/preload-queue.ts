const LIMIT = 4;

export interface PreloadQueue {
  add(keys: readonly string[]): void;
  /** Has no effect on keys that are already loading. */
  remove(keys: readonly string[]): void;
  pause(): void;
  resume(): void;
}

interface PreloadQueueParts {
  /** Must not reject. */
  load(key: string): Promise<void>;
  /**
   * The nearest key is loaded first. Called each time there is room for another one, because the page may have
   * scrolled.
   */
  distanceTo(key: string): number;
}

/** Loads up to four keys at a time (NAV-19). */
export function createPreloadQueue({load, distanceTo}: PreloadQueueParts): PreloadQueue {
  const waiting = new Set<string>();
  let running = 0;
  let isPaused = false;

  function takeNearest(): string | undefined {
    let nearest: string | undefined;
    let least = Infinity;
    for (const key of waiting) {
      const distance = distanceTo(key);
      if (nearest !== undefined && distance >= least) continue;
      nearest = key;
      least = distance;
    }
    if (nearest !== undefined) waiting.delete(nearest);
    return nearest;
  }

  function loadNext(): void {
    const keys: string[] = [];
    while (!isPaused && running < LIMIT) {
      const key = takeNearest();
      if (key === undefined) break;
      running += 1;
      keys.push(key);
    }
    /* Only after choosing all of them: loading changes the document, and measuring then forces a layout. */
    for (const key of keys) {
      void load(key).finally(() => {
        running -= 1;
        loadNext();
      });
    }
  }

  return {
    add(keys) {
      keys.forEach((key) => waiting.add(key));
      loadNext();
    },
    remove: (keys) => keys.forEach((key) => waiting.delete(key)),
    pause: () => void (isPaused = true),
    resume() {
      isPaused = false;
      loadNext();
    },
  };
}
