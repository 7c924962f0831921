import {parseUrl} from '../parse-url';
import {scrubText} from './scrub-text';
import {stackFrames, type StackFrame} from './stack-frames';

/** The address that envelopes are sent to: `https://<key>@<host>/<path>/<project>` (API-92). */
export interface Dsn {
  text: string;
  ingestUrl: string;
}

/** `null` if the text isn't a DSN. */
export function parseDsn(text: string): Dsn | null {
  const url = parseUrl(text);
  if (!url) return null;
  const {origin, pathname, username} = url;
  const parts = pathname.split('/').filter(Boolean);
  const project = parts.pop();
  if (!project || !username) return null;
  const base = [origin, ...parts, 'api', project, 'envelope'].join('/');
  const query = new URLSearchParams({
    sentry_key: username,
    sentry_version: '7',
    sentry_client: 'storefront/1',
  });
  return {text, ingestUrl: `${base}/?${query.toString()}`};
}

/** An error, and where it was caught. */
export interface ErrorFacts {
  error: unknown;
  /** The part of our code that caught it: `loader`, `island`, `unhandled rejection`. */
  caughtBy: string;
  /** The pathname of the page. */
  path: string;
  /** `X-Request-Id` of the response that it belongs to: the same in browser and server reports. */
  requestId: string | null;
}

/** A report without personal or secret data. */
export interface ErrorReport {
  type: string;
  value: string;
  frames: StackFrame[];
  caughtBy: string;
  path: string;
  requestId: string | null;
}

const MAX_VALUE_LENGTH = 300;

export function toErrorReport({error, caughtBy, path, requestId}: ErrorFacts): ErrorReport {
  const {type, message, stack} = partsOf(error);
  return {
    type: /^[\w$ ]{1,60}$/.test(type) ? type : 'Error',
    value: scrubText(message).slice(0, MAX_VALUE_LENGTH),
    frames: stackFrames(stack),
    caughtBy,
    path: scrubText(path),
    requestId,
  };
}

/** Reports with the same fingerprint are the same fault. */
export function fingerprintOf({type, value, frames, caughtBy}: ErrorReport): string {
  const {filename, lineno, colno} = frames.at(-1) ?? {};
  return [type, value, caughtBy, filename, lineno, colno].join('|');
}

function partsOf(error: unknown): {type: string; message: string; stack: string} {
  if (error instanceof Error) {
    return {type: error.name, message: error.message, stack: error.stack ?? ''};
  }
  if (typeof error !== 'string') return {type: 'Error', message: typeof error, stack: ''};
  /* The log has the stack as text, whose first line is `Type: message`. */
  const [first = ''] = error.split('\n', 1);
  const [, type = 'Error', message = first] = /^(\w{1,60}): (.*)$/.exec(first) ?? [];
  return {type, message, stack: error};
}

export interface Sender {
  dsn: Dsn;
  /** The build's id. */
  release: string;
  environment: string;
  platform: 'browser' | 'server';
  site: string;
}

/** Sentry's format: one JSON object per line. */
export function envelopeOf(report: ErrorReport, sender: Sender, at: Date): string {
  const {dsn, release, environment, platform, site} = sender;
  const id = crypto.randomUUID().replaceAll('-', '');
  const {type, value, frames, caughtBy, path, requestId} = report;
  const event = {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: 'javascript',
    level: 'error',
    release,
    environment,
    transaction: path,
    tags: {platform, site, caught_by: caughtBy, ...(requestId && {request_id: requestId})},
    exception: {
      values: [{type, value, ...(frames.length > 0 && {stacktrace: {frames}})}],
    },
  };
  return [{event_id: id, sent_at: at.toISOString(), dsn: dsn.text}, {type: 'event'}, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}
