import type {ContentfulStatusCode} from 'hono/utils/http-status';

/** A Directus error response: HTTP status, error code and message. */
export class DirectusError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    /** Further properties of the error, beside its code. */
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** 400: the query is malformed. `reason` has no final period. */
export const invalidQuery = (reason: string) =>
  new DirectusError(400, 'INVALID_QUERY', `Invalid query. ${reason}.`, {reason});

/** 400: the request body is not valid. `reason` has no final period. */
export const invalidPayload = (reason: string) =>
  new DirectusError(400, 'INVALID_PAYLOAD', `Invalid payload. ${reason}.`, {reason});

/** 403: Directus doesn't reveal whether something is missing or hidden. */
export const forbidden = (reason?: string) =>
  new DirectusError(
    403,
    'FORBIDDEN',
    reason ?? "You don't have permission to access this.",
    reason === undefined ? {} : {reason},
  );

export const unknownCollection = (name: string) =>
  forbidden(
    `You don't have permission to access collection "${name}" or it does not exist. Queried in root.`,
  );

export const unknownField = (name: string, collection: string) =>
  forbidden(
    `You don't have permission to access field "${name}" in collection "${collection}" or it does not exist. Queried in root.`,
  );
