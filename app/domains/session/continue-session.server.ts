import {acceptRenewal, renewal, type RefreshContext} from './refresh-session.server';

/** Refreshes with force, however lately it was done: for somebody who says that they are still there. */
export async function continueSession(
  context: RefreshContext,
): Promise<'refreshed' | 'ended' | 'no-answer'> {
  const {session, log} = context;
  const person = session.current();
  if (!person) return 'ended';
  const renewed = await renewal(context, person);
  if (renewed === 'no-answer') {
    log.warn('session not refreshed: no answer');
    return renewed;
  }
  if (renewed === 'refused') {
    session.end();
    return 'ended';
  }
  acceptRenewal(context, person, renewed);
  return 'refreshed';
}
