/** The shop's error page is to be shown at the address that was asked for, with this status. */
export interface ErrorPageVerdict {
  errorPage: number;
  headers?: Record<string, string>;
}

/** Lets a request pass with `null`, answers it, has another request answered in its place, or fails it. */
export type Verdict = Response | Request | ErrorPageVerdict | null;
