import {acceptRenewal, renewSession, type RefreshContext} from './refresh-session.server';

/** Refreshes the session even if it's fresh, for a customer who answers the inactivity alert. */
export async function continueSession(
  context: RefreshContext,
): Promise<'refreshed' | 'ended' | 'no-answer'> {
  const {
    request: {log},
    visitor: {session},
  } = context;
  const customer = session.current();
  if (!customer) return 'ended';
  const renewed = await renewSession(context, customer);
  if (renewed === 'no-answer') {
    log.warn('session not refreshed: no answer');
    return renewed;
  }
  if (renewed === 'refused') {
    session.end();
    return 'ended';
  }
  acceptRenewal(context, customer, renewed);
  return 'refreshed';
}
