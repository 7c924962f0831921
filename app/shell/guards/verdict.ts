export interface ErrorPageVerdict {
  errorPage: number;
  headers?: Record<string, string>;
}

/** `null` lets the request pass, a `Response` answers it, and a `Request` is answered in its place. */
export type Verdict = Response | Request | ErrorPageVerdict | null;
