import {envelopeOf, fingerprintOf, toErrorReport, type ErrorFacts, type Sender} from './envelope';

const WINDOW_MS = 60_000;
/** Per isolate or document, and per time window. */
const MAX_REPORTS = 20;
/** The first report of a fault in a window is always sent. This is the share of repetitions that is sent. */
const REPEAT_SHARE = 0.1;
/** Pause after a failure, and after a reply that asks for a pause without saying how long. */
const PAUSE_MS = 60_000;
const MAX_PAUSE_MS = 10 * 60_000;
const TIMEOUT_MS = 2000;

export interface ErrorReporter {
  /** Resolves once the report has been sent or dropped. Never rejects. */
  report(facts: ErrorFacts): Promise<void>;
}

interface ReporterParts extends Sender {
  fetch: typeof fetch;
  now?: () => number;
  /** 0 to 1. */
  random?: () => number;
}

/**
 * Sends errors to the error-reporting service, within limits. What can't be sent is dropped, and nothing is retried.
 */
export function createErrorReporter({
  fetch,
  now = Date.now,
  random = Math.random,
  ...sender
}: ReporterParts): ErrorReporter {
  let windowStart = 0;
  let sent = 0;
  let seen = new Set<string>();
  let pausedUntil = 0;

  function isDue(fingerprint: string, at: number): boolean {
    if (at < pausedUntil) return false;
    if (at - windowStart >= WINDOW_MS) {
      windowStart = at;
      sent = 0;
      seen = new Set();
    }
    if (sent >= MAX_REPORTS) return false;
    if (seen.has(fingerprint) && random() >= REPEAT_SHARE) return false;
    seen.add(fingerprint);
    sent += 1;
    return true;
  }

  async function send(body: string): Promise<void> {
    try {
      const reply = await fetch(sender.dsn.ingestUrl, {
        method: 'POST',
        body,
        /* This type needs no CORS preflight. */
        headers: {'Content-Type': 'text/plain;charset=UTF-8'},
        credentials: 'omit',
        redirect: 'manual',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await reply.body?.cancel();
      const pause = pauseOf(reply);
      if (pause > 0) pausedUntil = now() + pause;
    } catch {
      pausedUntil = now() + PAUSE_MS;
    }
  }

  return {
    async report(facts) {
      try {
        const at = now();
        const report = toErrorReport(facts);
        if (isDue(fingerprintOf(report), at)) await send(envelopeOf(report, sender, new Date(at)));
      } catch {
        /* Describing a broken error object must not throw another error. */
      }
    },
  };
}

/** Returns how many milliseconds the service wants no reports for. */
function pauseOf({status, ok, headers}: Response): number {
  const limits = headers.get('X-Sentry-Rate-Limits') ?? '';
  const limited = limits
    .split(',')
    .map((limit) => limit.trim().split(':'))
    .filter(([, categories = '']) => categories === '' || /\b(error|default)\b/.test(categories))
    .map(([pause]) => Number(pause) || 0);
  const seconds = Math.max(
    0,
    ...limited,
    status === 429 ? Number(headers.get('Retry-After')) || 0 : 0,
  );
  if (seconds > 0) return Math.min(seconds * 1000, MAX_PAUSE_MS);
  return ok ? 0 : PAUSE_MS;
}
