import {SESSION_ENDED} from '~/domains/session/operations.server';
import type {ApiError} from '~/platform/api-error.server';

export const API_ERRORS = {
  unknownOperation: {
    status: 404,
    code: 'UNKNOWN_OPERATION',
    message: 'There is no such operation.',
  },
  methodNotAllowed: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: 'This operation doesn’t accept this method.',
  },
  tooManyRequests: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests at once. Try again in a moment.',
  },
  notSignedIn: {status: 401, code: 'NOT_SIGNED_IN', message: 'Log in first.'},
  sessionEnded: SESSION_ENDED,
  registrationNeeded: {
    status: 403,
    code: 'REGISTRATION_NEEDED',
    message: 'Finish your registration first.',
  },
  unsupportedMediaType: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The body must be JSON, with the content type application/json.',
  },
  invalidJson: {status: 400, code: 'INVALID_JSON', message: 'The body isn’t valid JSON.'},
  upstreamDown: {
    status: 502,
    code: 'UPSTREAM_DOWN',
    message: 'An upstream service didn’t send a usable response. Try again in a moment.',
  },
  upstreamTimeout: {
    status: 504,
    code: 'UPSTREAM_TIMEOUT',
    message:
      'An upstream service didn’t respond in time. A change may have been made: check before you try again.',
  },
  internal: {
    status: 500,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Nothing was lost.',
  },
} satisfies Record<string, ApiError>;
