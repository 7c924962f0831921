import {expect} from 'vitest';
import type {ApiError} from '~/platform/api-error.server';
import {INVALID_INPUT} from '~/platform/api-operation.server';
import {API_ERRORS} from '~/shell/api/errors';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import type {Answer, Visitor} from './shop';

export interface ApiAnswer<Value> {
  status: number;
  headers: Headers;
  /** Only with status 200. */
  value: Value;
  /** Code and message of the error, with any other status. */
  code: string | null;
  message: string;
  ms: number;
}

/** Errors that are sent before an operation is looked up. */
const EARLY_ERRORS = ['BODY_TOO_LARGE', 'FOREIGN_ORIGIN', 'PASSWORD_NEEDED', 'MAINTENANCE'];

/**
 * Posts JSON and checks what all API responses have in common: JSON that is never cached, with exactly the fields that
 * docs/api.md lists for a result or an error.
 */
export async function post<Value = unknown>(
  visitor: Visitor,
  path: string,
  body: unknown,
  headers: HeadersInit = {},
): Promise<ApiAnswer<Value>> {
  const sent = new Headers(headers);
  if (!sent.has('Content-Type')) sent.set('Content-Type', 'application/json');
  const answer = await visitor.send(path, {
    method: 'POST',
    headers: sent,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return checkResponse<Value>(answer, 'POST', path);
}

/** Sends a GET with its input in the query, and makes the same checks. */
export async function get<Value = unknown>(
  visitor: Visitor,
  path: string,
  query: Record<string, string> = {},
): Promise<ApiAnswer<Value>> {
  const search = new URLSearchParams(query).toString();
  return checkResponse<Value>(await visitor.get(`${path}?${search}`), 'GET', path);
}

/** Sends any other request, and makes the same checks. */
export async function send(visitor: Visitor, path: string, init: RequestInit) {
  return checkResponse<unknown>(await visitor.send(path, init), init.method ?? 'GET', path);
}

function checkResponse<Value>(answer: Answer, method: string, path: string): ApiAnswer<Value> {
  const {status, headers, ms} = answer;
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const [pathname] = path.split('?');
  const operation = API_OPERATIONS.find((item) => item.path === pathname && item.method === method);
  const body = answer.json();
  if (status === 200) {
    expect(operation?.output.parse(body)).toEqual(body);
    return {status, headers, value: body as Value, code: null, message: '', ms};
  }
  const {error} = body as {error: Record<string, unknown>};
  expect(Object.keys(body as object)).toEqual(['error']);
  expect(error).toEqual({
    code: expect.any(String) as string,
    message: expect.stringMatching(/\w/) as string,
    requestId: headers.get('X-Request-Id'),
  });
  const documented: ApiError[] = [
    INVALID_INPUT,
    ...Object.values(API_ERRORS),
    ...(operation?.errors ?? []),
  ];
  if (!EARLY_ERRORS.includes(String(error.code))) {
    expect(documented.map((item) => [item.status, item.code])).toContainEqual([status, error.code]);
  }
  return {
    status,
    headers,
    /* Missing on purpose, so that a test that reads it fails. */
    value: undefined as Value,
    code: String(error.code),
    message: String(error.message),
    ms,
  };
}
