import {expect} from 'vitest';
import type {ApiError} from '~/platform/api-error.server';
import {INVALID_INPUT} from '~/platform/api-operation.server';
import {API_ERRORS} from '~/shell/api/errors';
import {API_OPERATIONS} from '~/shell/api/operations.server';
import type {Answer, Visitor} from './shop';

export interface ApiAnswer<Value> {
  status: number;
  headers: Headers;
  /** Of an answer with status 200. */
  value: Value;
  /** Of any other: its code and what it says. */
  code: string | null;
  message: string;
  ms: number;
}

/** What the shop says before an operation is looked up. */
const SAID_BEFORE = ['BODY_TOO_LARGE', 'FOREIGN_ORIGIN', 'PASSWORD_NEEDED', 'MAINTENANCE'];

/**
 * Sends JSON as a program does, and checks what holds for every answer of the API: it is JSON, is never cached, and has
 * the fields that docs/api.md names and no others, whether it is an answer or a failure.
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
  return checked<Value>(answer, 'POST', path);
}

/** The same for a GET, with its input in the query. */
export async function get<Value = unknown>(
  visitor: Visitor,
  path: string,
  query: Record<string, string> = {},
): Promise<ApiAnswer<Value>> {
  const search = new URLSearchParams(query).toString();
  return checked<Value>(await visitor.get(`${path}?${search}`), 'GET', path);
}

/** Any other request. */
export async function send(visitor: Visitor, path: string, init: RequestInit) {
  return checked<unknown>(await visitor.send(path, init), init.method ?? 'GET', path);
}

function checked<Value>(answer: Answer, method: string, path: string): ApiAnswer<Value> {
  const {status, headers, ms} = answer;
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const [asked] = path.split('?');
  const operation = API_OPERATIONS.find((one) => one.path === asked && one.method === method);
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
  if (!SAID_BEFORE.includes(String(error.code))) {
    expect(documented.map((one) => [one.status, one.code])).toContainEqual([status, error.code]);
  }
  return {
    status,
    headers,
    /* There is none: a test that looks for one fails. */
    value: undefined as Value,
    code: String(error.code),
    message: String(error.message),
    ms,
  };
}
