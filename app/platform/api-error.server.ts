/** The texts are ours: an upstream's text is never passed on. */
export interface ApiError {
  status: number;
  code: string;
  message: string;
  headers?: Record<string, string>;
}

/**
 * Returns the same error whether the resource never existed, was deleted, or belongs to another customer, so that no
 * caller learns which ids exist.
 */
export function notFoundError(what: string, code: string): ApiError {
  return {status: 404, code, message: `There is no such ${what}, or it is not yours.`};
}

/** Every API failure has the format `{error: {code, message, requestId}}`. */
export function apiErrorResponse(
  {status, code, message, headers = {}}: ApiError,
  requestId: string,
): Response {
  return Response.json(
    {error: {code, message, requestId}},
    {status, headers: {'Cache-Control': 'no-store', ...headers}},
  );
}
