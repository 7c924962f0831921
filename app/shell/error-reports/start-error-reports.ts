import {parseDsn} from '~/platform/error-report/envelope';
import {createErrorReporter} from '~/platform/error-report/error-reporter';
import {FAULT_EVENTS} from './early-errors';
import {faultOfEvent} from './fault-of-event';
import {readRequestId} from './request-id';

interface ErrorReportsOptions {
  dsn: string;
  site: string;
  /** Consent may be withdrawn while the page is open. */
  isAllowed: () => boolean;
}

/** Reports this document's faults, including those from before the start. Call once per document. */
export function startErrorReports({dsn: text, site, isAllowed}: ErrorReportsOptions): void {
  const dsn = parseDsn(text);
  if (!dsn) throw new Error('the DSN of error reporting is malformed');
  const reporter = createErrorReporter({
    dsn,
    release: __BUILD_ID__,
    environment: import.meta.env.MODE,
    platform: 'browser',
    site,
    fetch: (...call) => fetch(...call),
  });

  function handle(event: Event): void {
    const fault = isAllowed() ? faultOfEvent(event) : null;
    if (!fault) return;
    void reporter.report({...fault, path: location.pathname, requestId: readRequestId()});
  }

  const early = window.earlyErrors ?? [];
  window.earlyErrors = undefined;
  for (const type of FAULT_EVENTS) addEventListener(type, handle, true);
  /* Reports stay off until the caller allows them. */
  setTimeout(() => early.forEach(handle));
}
