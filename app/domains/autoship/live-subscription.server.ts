import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {valueOrLog} from './parts/value-or-log.server';

/** `undefined` if the provider didn't respond, which is logged (ERR-04, ERR-05). */
export async function hasLiveSubscription(
  context: Needs<{request: 'log'; services: 'subscriptions'}>,
  {customerId}: Pick<Session, 'customerId'>,
): Promise<boolean | undefined> {
  return valueOrLog(context, await context.services.subscriptions.hasLive(customerId)) ?? undefined;
}
