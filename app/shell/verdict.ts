/** Tells the handler to render the shop's error page at the requested URL, with this status. */
export interface ErrorPageVerdict {
  errorPage: number;
  headers?: Record<string, string>;
}

/** Lets a request pass with `null`, answers it, has another request answered in its place, or fails it. */
export type Verdict = Response | Request | ErrorPageVerdict | null;
