import type {Choices} from '../consent';
import {hasCallApi, isSubmission, readChoices} from './privacy-manager';

const POLL_MS = 250;
/** After this time the privacy manager counts as blocked: there is no consent and no error message. */
const GIVE_UP_MS = 60_000;
/**
 * How long to wait before reading submitted preferences again (CONS-11), because the privacy manager may announce a
 * choice before it stores it.
 */
const FORCED_TTL_MS = 1000;

/** The browser APIs that report choices. */
export interface ConsentBrowser {
  /** `window`: receives `message`, `pageshow` and `pagehide`. */
  tab: EventTarget;
  /** The global of the privacy manager, unvalidated. */
  manager: () => unknown;
  /** The script's URL. Only messages from its origin are accepted. */
  address: string;
  location: {hostname: string; origin: string};
  /** Global Privacy Control. */
  hasPrivacySignal: () => boolean;
  /** Opens the channel that all tabs of the site share. */
  openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** ERR-18 */
  report: (error: unknown) => void;
}

/**
 * Calls `onAnswer` with the privacy manager's reply: once it has one, after submitted preferences, after a change in
 * another tab, and when the page is restored from the back/forward cache (CONS-10 to CONS-13).
 */
export function watchConsent(browser: ConsentBrowser, onAnswer: (choices: Choices) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasReported = false;
  let channel = listen();

  function listen() {
    const opened = browser.openChannel();
    opened.onmessage = () => poll();
    return opened;
  }

  function poll(triesLeft = GIVE_UP_MS / POLL_MS): void {
    clearTimeout(timer);
    if (read() || triesLeft === 0) return;
    timer = setTimeout(() => poll(triesLeft - 1), POLL_MS);
  }

  function read(): boolean {
    const manager = browser.manager();
    if (!hasCallApi(manager)) return false;
    try {
      const {hostname} = browser.location;
      onAnswer(readChoices(manager, {hostname, hasPrivacySignal: browser.hasPrivacySignal()}));
      return true;
    } catch (error) {
      /* Polling would repeat the same error. */
      if (!hasReported) browser.report(error);
      hasReported = true;
      return false;
    }
  }

  function handleMessage(event: Event): void {
    const {location, address} = browser;
    if (!isSubmission(event as MessageEvent, {ownOrigin: location.origin, address})) return;
    const force = () => {
      poll();
      channel.postMessage('submitted');
    };
    force();
    setTimeout(force, FORCED_TTL_MS);
  }

  /* Firefox keeps no page with an open channel in its back/forward cache. */
  function handleHide(): void {
    channel.close();
  }

  function handleShow(event: Event): void {
    if (!(event as PageTransitionEvent).persisted) return;
    channel = listen();
    poll();
  }

  const handlers = {message: handleMessage, pagehide: handleHide, pageshow: handleShow};
  for (const [type, handler] of Object.entries(handlers)) {
    browser.tab.addEventListener(type, handler);
  }
  poll();
}
