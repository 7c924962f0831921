import type {BrowserContext} from '@playwright/test';

export interface Problems {
  /** Says that the test causes problems like this, for instance `/404/` for a page that must not be found. */
  allow(pattern: RegExp): void;
  /** What happened without being allowed, one line each. */
  unexpected(): string[];
}

const OVERTAKEN = 'BodyStreamBuffer was aborted';

/** Watches every page of the context: console errors, uncaught errors, and failed requests to the given origins. */
export function watchProblems(context: BrowserContext, ownOrigins: string[]): Problems {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    /* Remix logs that a click has overtaken the navigation whose data it was reading. */
    if (message.text().includes(OVERTAKEN)) return;
    seen.push(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    /* The same for what it was still reading: Remix leaves the end of a data stream to nobody. */
    if (error.error().message === OVERTAKEN) return;
    seen.push(`uncaught: ${error.error().message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    /* A page that is left drops what it was still loading. */
    if (reason === 'net::ERR_ABORTED') return;
    if (!ownOrigins.includes(new URL(request.url()).origin)) return;
    seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
