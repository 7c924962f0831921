import {parseDsn} from '~/platform/error-report/envelope';
import {createErrorReporter} from '~/platform/error-report/error-reporter';
import {FAULT_EVENTS} from './early-errors';
import {faultOfEvent} from './fault-of-event';

interface ErrorReportsOptions {
  dsn: string;
  site: string;
  /** Of the request that rendered the document: the log has it too. */
  requestId: string;
  /** Consent may be withdrawn while the page is open. */
  isAllowed: () => boolean;
}

/** Reports the faults of this document, those from before the start as well. Call once per document. */
export function startErrorReports({
  dsn: text,
  site,
  requestId,
  isAllowed,
}: ErrorReportsOptions): void {
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
    void reporter.report({...fault, path: location.pathname, requestId});
  }

  const early = window.earlyErrors ?? [];
  window.earlyErrors = undefined;
  for (const type of FAULT_EVENTS) addEventListener(type, handle, true);
  /* The caller allows reports after this. */
  setTimeout(() => early.forEach(handle));
}
