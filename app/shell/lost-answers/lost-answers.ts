import {CUT_OFF, isManifest, isPageData, nothingDone, readAnswer} from './page-data';

/** What the shopper is told about the requests whose answers got lost. */
export interface LostState {
  /** One of them would change something, and the shop may have done so. */
  isWrite: boolean;
  isOffline: boolean;
  isRetrying: boolean;
  /** How often they were sent in vain. */
  tries: number;
}

interface HeldRequest {
  isWrite: boolean;
  tries: number;
  /** Goes on waiting, but says nothing more about it. */
  isQuiet: boolean;
  /** Nobody waits for it any more once the shopper cancels. */
  canEnd: boolean;
  /** Ends the wait. Not there while the request is on its way once more. */
  resume?: (how: 'retry' | 'give-up') => void;
}

/** Requests for page data whose answers got lost. Remix goes on waiting for them, so that the page stays as it is. */
export interface LostAnswers {
  /** Holds lost requests of this window from here on. Call it before Remix begins. */
  watch(): void;
  subscribe(listener: () => void): () => void;
  /** `null` while nothing is lost. The same object until something changes. */
  state(): LostState | null;
  /** Says that the browser is offline and waits until it isn't; `false` when the shopper has given it up. */
  waitForConnection(): Promise<boolean>;
  /** Sends every held request once more. */
  retry(): void;
  /**
   * Ends the wait. `leave` makes the router drop its navigation, which ends the requests of it, and ends the wait of the
   * other requests by the function it is given.
   */
  giveUp(leave: (giveUpOthers: () => void) => Promise<void>): Promise<void>;
}

export function createLostAnswers(): LostAnswers {
  const held = new Set<HeldRequest>();
  const listeners = new Set<() => void>();
  let state: LostState | null = null;
  let isLeaving = false;

  function update() {
    const told = [...held].filter(({isQuiet}) => !isQuiet);
    state =
      told.length === 0
        ? null
        : {
            isWrite: told.some(({isWrite}) => isWrite),
            isOffline: !navigator.onLine,
            isRetrying: told.some(({resume}) => !resume),
            tries: Math.max(...told.map(({tries}) => tries)),
          };
    listeners.forEach((listener) => listener());
  }

  function retry(which: (request: HeldRequest) => boolean = () => true) {
    for (const request of [...held]) if (which(request)) request.resume?.('retry');
  }

  /** Only what changes nothing is sent again without being asked for. */
  function retryReads() {
    retry(({isWrite}) => !isWrite);
    update();
  }

  /** Waits for what is to become of a lost request. */
  function hold(request: HeldRequest, signal: AbortSignal | null | undefined) {
    request.tries += 1;
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

  async function askUntilAnswered(ask: typeof fetch, url: URL, init: RequestInit = {}) {
    const isWrite = (init.method ?? 'GET') !== 'GET';
    const request: HeldRequest = {isWrite, tries: 0, isQuiet: false, canEnd: isWrite};
    /* On the way back to the page that is shown: its routes are known. */
    if (isLeaving && isManifest(url)) return Response.json({});
    try {
      for (;;) {
        const answer = await ask(url, init)
          .then((response) => readAnswer(url, response))
          .catch(() => null);
        init.signal?.throwIfAborted();
        if (answer) return answer;
        if ((await hold(request, init.signal)) === 'give-up') return nothingDone();
      }
    } finally {
      if (held.delete(request)) update();
    }
  }

  return {
    watch() {
      const ask = window.fetch.bind(window);
      window.fetch = (input, init) =>
        isPageData(input, init) ? askUntilAnswered(ask, input, init) : ask(input, init);
      addEventListener('online', retryReads);
      addEventListener('offline', update);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') retryReads();
      });
      /* Remix leaves the end of an answer to nobody; the parts of it are told. */
      addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
        if (event.reason === CUT_OFF) event.preventDefault();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    async waitForConnection() {
      const part: HeldRequest = {isWrite: false, tries: 0, isQuiet: false, canEnd: true};
      let how: 'retry' | 'give-up';
      do how = await hold(part, null);
      while (how === 'retry' && !navigator.onLine);
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

/** Those of this window. */
export const lostAnswers = createLostAnswers();
