import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {createContentHook} from '~/domains/content/content-hook.server';
import {apiErrorResponse} from '~/platform/api-error.server';
import {
  createRateLimit,
  refundCall,
  retryAfterInit,
  secondsToWait,
} from '~/platform/rate-limit.server';
import {GUESSES, TOO_MANY_ATTEMPTS} from '~/shell/guards/too-many-attempts';

const readCall = createContentHook();
/* Only forged calls count. */
const attempts = createRateLimit(GUESSES);

/** The content system calls this after a change (CMS-19). */
export async function action({request, context}: ActionFunctionArgs) {
  const refuse = (status: number, code: string, message: string, headers = {}) =>
    apiErrorResponse({status, code, message, headers}, context.request.id);
  const secret = context.settings.contentHookSecret;
  if (secret === null)
    return refuse(404, 'NO_HOOK', 'This shop doesn’t accept calls from a content system.');
  const waitSeconds = secondsToWait(request, attempts);
  if (waitSeconds !== null) {
    const {status, headers} = retryAfterInit(waitSeconds);
    return refuse(status, 'TOO_MANY_ATTEMPTS', TOO_MANY_ATTEMPTS, headers);
  }
  const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  const call = await readCall(token, secret);
  if (call.kind === 'forged') return refuse(401, 'BAD_SIGNATURE', 'The signature isn’t valid.');
  refundCall(request, attempts);
  if (call.kind === 'repeated') return refuse(409, 'REPEATED', 'This call was already received.');
  context.request.clearShared(call.clearing);
  context.request.log.info('content cleared', {...call.clearing});
  return new Response(null, {status: 204, headers: {'Cache-Control': 'no-store'}});
}
