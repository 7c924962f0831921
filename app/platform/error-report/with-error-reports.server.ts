import type {Log} from '../log.server';
import {parseDsn} from './envelope';
import {createErrorReporter, type ErrorReporter} from './error-reporter';

interface ReportingOptions {
  /** `null` turns error reporting off. */
  dsn: string | null;
  site: string;
  environment: string;
  requestId: string | null;
  /** The pathname of the request. */
  path: string;
  /** Keeps the runtime alive to send reports after the response. */
  waitUntil(promise: Promise<unknown>): void;
}

/** One per isolate and DSN, because its limits apply across requests. */
const reporters = new Map<string, ErrorReporter>();

/** Returns a log that also reports its errors (API-92), or the given log if there is no DSN. */
export function withErrorReports(log: Log, options: ReportingOptions): Log {
  const reporter = reporterOf(options);
  if (!reporter) return log;
  const {path, requestId, waitUntil} = options;
  return {
    ...log,
    error(message, fields = {}) {
      log.error(message, fields);
      const error = fields.error ?? message;
      waitUntil(reporter.report({error, caughtBy: message, path, requestId}));
    },
  };
}

function reporterOf({dsn: text, site, environment}: ReportingOptions): ErrorReporter | null {
  const dsn = text === null ? null : parseDsn(text);
  if (!dsn) return null;
  const known = reporters.get(dsn.text);
  if (known) return known;
  const reporter = createErrorReporter({
    dsn,
    release: __BUILD_ID__,
    environment,
    platform: 'server',
    site,
    fetch: (...call) => fetch(...call),
  });
  reporters.set(dsn.text, reporter);
  return reporter;
}
