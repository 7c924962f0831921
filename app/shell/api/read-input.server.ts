import type {ApiError} from '~/platform/api-error.server';
import {fail, ok, type Result} from '~/platform/result';
import {API_ERRORS} from './errors';

/**
 * Reads the unvalidated input. In a query with several values of one name the last wins; an empty body counts as `{}`.
 */
export async function readInput(
  request: Request,
  method: 'GET' | 'POST',
): Promise<Result<unknown, ApiError>> {
  if (method === 'GET') return ok(Object.fromEntries(new URL(request.url).searchParams));
  const type = request.headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  const text = (await request.text()).trim();
  if (type === undefined && text === '') return ok({});
  if (type !== 'application/json') return fail(API_ERRORS.unsupportedMediaType);
  if (text === '') return ok({});
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail(API_ERRORS.invalidJson);
  }
}
