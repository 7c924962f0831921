import {startForcedLoad} from '../scripts/forced-load';
import {CutOff, isRouteDiscovery, isPageData, emptyActionResponse, readAnswer} from './page-data';

export interface LostState {
  /** At least one lost request is a write, which the shop may have carried out. */
  isWrite: boolean;
  /** The browser was offline at every attempt at each lost write, so the shop has received none of them. */
  isUnsent: boolean;
  isOffline: boolean;
  isRetrying: boolean;
  attempts: number;
}

interface HeldRequest {
  isWrite: boolean;
  isUnsent: boolean;
  attempts: number;
  isQuiet: boolean;
  /** Nothing needs the response anymore, so canceling settles the request. */
  canEnd: boolean;
  /** Ends the wait. Absent while the request is being retried. */
  resume?: (how: 'retry' | 'give-up') => void;
}

/** Requests for page data whose responses were lost. Remix keeps waiting for them, so the page doesn't change. */
export interface LostAnswers {
  /** Wraps `window.fetch`. Call it before Remix hydrates. */
  watch(): void;
  subscribe(listener: () => void): () => void;
  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  state(): LostState | null;
  isOffline(): boolean;
  /** Waits until the browser is online. Resolves to `false` if the shopper cancels. */
  waitForConnection(): Promise<boolean>;
  retry(): void;
  /**
   * Cancels all held requests. `leave` makes the router drop its navigation, which aborts that navigation's requests,
   * and calls the function that it receives to settle the others.
   */
  giveUp(leave: (giveUpOthers: () => void) => Promise<void>): Promise<void>;
}

export function createLostAnswers(): LostAnswers {
  const held = new Set<HeldRequest>();
  const listeners = new Set<() => void>();
  let state: LostState | null = null;
  let isLeaving = false;

  const isOffline = () => !navigator.onLine;

  function update() {
    const shown = [...held].filter(({isQuiet}) => !isQuiet);
    state =
      shown.length === 0
        ? null
        : {
            isWrite: shown.some(({isWrite}) => isWrite),
            isUnsent: shown.every(({isWrite, isUnsent}) => !isWrite || isUnsent),
            isOffline: isOffline(),
            isRetrying: shown.some(({resume}) => !resume),
            attempts: Math.max(...shown.map(({attempts}) => attempts)),
          };
    listeners.forEach((listener) => listener());
  }

  function retry(isIncluded: (request: HeldRequest) => boolean = () => true) {
    for (const request of [...held]) if (isIncluded(request)) request.resume?.('retry');
  }

  /** A write that may have reached the shop is retried only if the shopper asks for it. */
  function retryWithoutAsking() {
    retry(({isWrite, isUnsent}) => !isWrite || isUnsent);
    update();
  }

  /** Rejects if `signal` aborts. */
  function hold(request: HeldRequest, signal: AbortSignal | null | undefined) {
    request.attempts += 1;
    held.add(request);
    return new Promise<'retry' | 'give-up'>((resolve, reject) => {
      const drop = () => {
        held.delete(request);
        update();
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', drop, {once: true});
      request.resume = (how) => {
        signal?.removeEventListener('abort', drop);
        delete request.resume;
        update();
        resolve(how);
      };
      update();
    });
  }

  async function fetchUntilAnswered(originalFetch: typeof fetch, url: URL, init: RequestInit = {}) {
    const isWrite = (init.method ?? 'GET') !== 'GET';
    const request: HeldRequest = {
      isWrite,
      isUnsent: true,
      attempts: 0,
      isQuiet: false,
      canEnd: isWrite,
    };
    /* While going back to the current page: its routes are already known. */
    if (isLeaving && isRouteDiscovery(url)) return Response.json({});
    try {
      for (;;) {
        request.isUnsent &&= isOffline();
        const answer = await originalFetch(url, init)
          .then((response) => readAnswer(url, response))
          .catch(() => null);
        init.signal?.throwIfAborted();
        if (answer) return answer;
        if (answer === undefined) return await openDocument(isWrite);
        if ((await hold(request, init.signal)) === 'give-up') return emptyActionResponse();
      }
    } finally {
      if (held.delete(request)) update();
    }
  }

  return {
    watch() {
      const originalFetch = window.fetch.bind(window);
      window.fetch = (input, init) => {
        /* The response has all routes, whatever paths are asked for: with one URL, browsers load it once. */
        if (input instanceof URL && isRouteDiscovery(input)) input.searchParams.delete('p');
        return isPageData(input, init)
          ? fetchUntilAnswered(originalFetch, input, init)
          : originalFetch(input, init);
      };
      addEventListener('online', retryWithoutAsking);
      addEventListener('offline', update);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') retryWithoutAsking();
      });
      /* Nothing in Remix handles the rejection of the whole stream; each deferred value gets its own. */
      addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
        if (event.reason instanceof CutOff) event.preventDefault();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    isOffline,
    async waitForConnection() {
      const part: HeldRequest = {
        isWrite: false,
        isUnsent: true,
        attempts: 0,
        isQuiet: false,
        canEnd: true,
      };
      let how: 'retry' | 'give-up';
      do how = await hold(part, null);
      while (how === 'retry' && isOffline());
      held.delete(part);
      update();
      return how === 'retry';
    },
    retry: () => retry(),
    async giveUp(leave) {
      isLeaving = true;
      await leave(() => {
        for (const request of [...held]) {
          if (request.canEnd) request.resume?.('give-up');
          else request.isQuiet = true;
        }
        update();
      });
      isLeaving = false;
    },
  };
}

/**
 * Loads a document of the newer build, which can read its own data: the page that the shopper is going to, or this one if
 * nobody is navigating. The promise never settles, so Remix waits until the document replaces the page.
 */
function openDocument(isWrite: boolean): Promise<never> {
  const {location: next} = window.__remixRouter.state.navigation;
  if (next) location.assign(next.pathname + next.search + next.hash);
  else if (startForcedLoad(null, {isSafe: isWrite})) location.reload();
  return new Promise(() => {});
}

export const lostAnswers = createLostAnswers();
