import {randomBytes} from 'node:crypto';
import type {Context} from 'hono';
import type {ContentfulStatusCode} from 'hono/utils/http-status';
import type {Clock} from '../control/clock';
import {ERRORS, type Answer} from './errors';

const REASONS: Partial<Record<number, string>> = {
  200: 'OK',
  206: 'Partial Content',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
};

/** The complete response body: Gigya's common fields and the method's own. */
function envelope(answer: Answer, clock: Clock, echoed?: string) {
  const {error, details, validationErrors, fields} = answer;
  const code = error === null ? 0 : ERRORS[error].code;
  const statusCode = code === 0 ? 200 : Math.floor(code / 1000);
  return {
    callId: randomBytes(16).toString('hex'),
    errorCode: code,
    ...(error === null
      ? {}
      : {
          errorMessage: ERRORS[error].message,
          errorDetails: details ?? ERRORS[error].message,
        }),
    ...(validationErrors ? {validationErrors} : {}),
    apiVersion: 2,
    statusCode,
    statusReason: REASONS[statusCode] ?? 'Error',
    time: clock.now().toISOString(),
    ...(echoed === undefined ? {} : {context: echoed}),
    ...fields,
  };
}

/** Responds with HTTP 200 even for errors, unless the call asks for HTTP statuses. */
export function send(
  c: Context,
  answer: Answer,
  clock: Clock,
  params: Record<string, string> = {},
): Response {
  const body = envelope(answer, clock, params.context);
  const status = params.httpStatusCodes === 'true' ? body.statusCode : 200;
  return c.json(body, status as ContentfulStatusCode, {'Cache-Control': 'no-store'});
}
