import type {Log} from '../log.server';
import {parseDsn} from './envelope';
import {createErrorReporter, type ErrorReporter} from './error-reporter';

interface ReportingOptions {
  /** `null` reports nothing. */
  dsn: string | null;
  site: string;
  environment: string;
  requestId: string | null;
  /** The pathname of the request. */
  path: string;
  /** A report is sent after the response. */
  waitUntil(promise: Promise<unknown>): void;
}

/** One per isolate and DSN, because its limits hold for all requests. */
const reporters = new Map<string, ErrorReporter>();

/** The log, which also sends its errors to the error-reporting service (API-92). Without a DSN it stays as it is. */
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
