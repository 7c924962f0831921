import type {ContentfulStatusCode} from 'hono/utils/http-status';

/** An answer that is no data: Directus's code, its HTTP status and what it tells the caller. */
export class DirectusError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** 400: the query is malformed. `reason` has no full stop. */
export const invalidQuery = (reason: string) =>
  new DirectusError(400, 'INVALID_QUERY', `Invalid query. ${reason}.`);

/** 403: Directus does not tell whether something is missing or hidden. */
export const forbidden = (message = "You don't have permission to access this.") =>
  new DirectusError(403, 'FORBIDDEN', message);

export const unknownCollection = (name: string) =>
  forbidden(
    `You don't have permission to access collection "${name}" or it does not exist. Queried in root.`,
  );

export const unknownField = (name: string, collection: string) =>
  forbidden(
    `You don't have permission to access field "${name}" in collection "${collection}" or it does not exist. Queried in root.`,
  );
