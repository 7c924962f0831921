/** Tells the request handler to show the error page at the requested URL, with this status. */
export interface ErrorPageVerdict {
  errorPage: number;
  headers?: Record<string, string>;
}

/**
 * A guard's decision: `null` lets the request pass, a `Response` answers it, a `Request` is answered in its place, and
 * an `ErrorPageVerdict` shows the error page.
 */
export type Verdict = Response | Request | ErrorPageVerdict | null;
