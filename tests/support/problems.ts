import type {BrowserContext} from '@playwright/test';

export interface Problems {
  /** Allows problems that the test itself causes, for instance `/404/` for a missing page. */
  allow(pattern: RegExp): void;
  /** Problems that were not allowed, one line each. */
  unexpected(): string[];
}

const OVERTAKEN = 'BodyStreamBuffer was aborted';

/** Watches every page of the context for console errors, uncaught errors, and failed requests to the given origins. */
export function watchProblems(context: BrowserContext, ownOrigins: string[]): Problems {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    /* Remix logs this when a click interrupts a navigation whose data it was reading. */
    if (message.text().includes(OVERTAKEN)) return;
    seen.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    /* The same interruption: Remix leaves the rejected end of a data stream unhandled. */
    if (error.error().message === OVERTAKEN) return;
    seen.push(`uncaught: ${error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    /* The browser aborts pending requests when a page is left. */
    if (reason === 'net::ERR_ABORTED') return;
    if (!ownOrigins.includes(new URL(request.url()).origin)) return;
    seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
