import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {continueSession} from '~/domains/session/continue-session.server';

/** Called by the idle timer when the shopper confirms that they are still there (SESS-16, SESS-17). */
export async function action({context}: ActionFunctionArgs) {
  const status = {refreshed: 204, ended: 401, 'no-answer': 503}[await continueSession(context)];
  return new Response(null, {status, headers: {'Cache-Control': 'no-store'}});
}
