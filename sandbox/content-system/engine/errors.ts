import type {ContentfulStatusCode} from 'hono/utils/http-status';

/** An answer that is no data: Directus's code, its HTTP status and what it tells the caller. */
export class DirectusError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    /** What else the error says, beside its code. */
    readonly details: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** 400: the query is malformed. `reason` has no full stop. */
export const invalidQuery = (reason: string) =>
  new DirectusError(400, 'INVALID_QUERY', `Invalid query. ${reason}.`, {reason});

/** 400: what is sent cannot be taken in. `reason` has no full stop. */
export const invalidPayload = (reason: string) =>
  new DirectusError(400, 'INVALID_PAYLOAD', `Invalid payload. ${reason}.`, {reason});

/** 403: Directus does not tell whether something is missing or hidden. */
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
