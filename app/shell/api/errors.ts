import {SESSION_ENDED} from '~/domains/session/operations.server';
import type {ApiError} from '~/platform/api-error.server';

/** Errors that any operation can return, besides its own. */
export const API_ERRORS = {
  unknownOperation: {
    status: 404,
    code: 'UNKNOWN_OPERATION',
    message: 'There is no such operation.',
  },
  methodNotAllowed: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: 'This operation needs another method.',
  },
  tooManyRequests: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'That was a lot at once. Try again in a moment.',
  },
  notSignedIn: {status: 401, code: 'NOT_SIGNED_IN', message: 'This needs you to be logged in.'},
  sessionEnded: SESSION_ENDED,
  registrationNeeded: {
    status: 403,
    code: 'REGISTRATION_NEEDED',
    message: 'Finish your registration first.',
  },
  unsupportedMediaType: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The body has to be JSON, with the content type application/json.',
  },
  invalidJson: {status: 400, code: 'INVALID_JSON', message: 'The body is not JSON.'},
  upstreamDown: {
    status: 502,
    code: 'UPSTREAM_DOWN',
    message: 'An upstream service gave no usable answer. Try again in a moment.',
  },
  upstreamTimeout: {
    status: 504,
    code: 'UPSTREAM_TIMEOUT',
    message:
      'An upstream service didn’t answer in time. A change may have been made: check before you try again.',
  },
  internal: {
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Nothing was lost.',
  },
} satisfies Record<string, ApiError>;
