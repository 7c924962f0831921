import type {RequestContext} from '~/context.server';
import {createRateLimit} from '~/platform/rate-limit.server';
import {createApi} from './dispatch.server';
import {API_OPERATIONS} from './operations.server';

/** What one client address may change through the API: so many calls at once, and then so many a second. */
export const WRITE_LIMIT = {burst: 120, perSecond: 2};

const answer = createApi(API_OPERATIONS, createRateLimit(WRITE_LIMIT));

/** Answers a request under `/api/`, whatever its method. */
export async function answerApi(request: Request, context: RequestContext): Promise<Response> {
  const response = await answer(request, context);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
