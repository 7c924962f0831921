import type {RequestContext} from '~/request-context';
import {createApi} from './dispatch.server';
import {writeLimit} from '../guards/write-limit.server';
import {API_OPERATIONS} from './operations.server';

const answer = createApi(API_OPERATIONS, writeLimit);

export async function answerApi(request: Request, context: RequestContext): Promise<Response> {
  const response = await answer(request, context);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}
