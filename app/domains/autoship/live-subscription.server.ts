import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';

/** ERR-04 */
export const FETCH_FAILED = 'subscription fetch failed';

/** `undefined` if the provider didn't answer, which is logged (ERR-04, ERR-05). */
export async function hasLiveSubscription(
  {request: {log}, services}: Needs<{request: 'log'; services: 'subscriptions'}>,
  {customerId}: Pick<Session, 'customerId'>,
): Promise<boolean | undefined> {
  const answer = await services.subscriptions.hasLive(customerId);
  if (answer.ok) return answer.value;
  log.warn(FETCH_FAILED, {reason: reasonOf(answer.failure)});
  return undefined;
}

/** For the log. */
export function reasonOf(failure: SubscriptionsFailure): string {
  return typeof failure === 'string' ? failure : failure.kind;
}
