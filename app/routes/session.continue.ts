import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {continueSession} from '~/domains/session/continue-session.server';

/** For the inactivity alert's "Stay logged in" (SESS-16, SESS-17). */
export async function action({context}: ActionFunctionArgs) {
  const status = {refreshed: 204, ended: 401, 'no-answer': 503}[await continueSession(context)];
  return new Response(null, {status, headers: {'Cache-Control': 'no-store'}});
}
