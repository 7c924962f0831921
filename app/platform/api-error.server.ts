/** Why the server's API gave no answer, in words of ours: an upstream's text is never passed on. */
export interface ApiError {
  status: number;
  /** For programs, SCREAMING_SNAKE. */
  code: string;
  /** For people. */
  message: string;
  headers?: Record<string, string>;
}

/** The same for what was never there, is gone or is somebody else's: nobody learns which ids exist. */
export function noSuch(what: string, code: string): ApiError {
  return {status: 404, code, message: `There is no such ${what}, or it is not yours.`};
}

/** The one shape of every failure of the server's API: `{error: {code, message, requestId}}`. */
export function apiErrorResponse(
  {status, code, message, headers = {}}: ApiError,
  requestId: string,
): Response {
  return Response.json(
    {error: {code, message, requestId}},
    {status, headers: {'Cache-Control': 'no-store', ...headers}},
  );
}
