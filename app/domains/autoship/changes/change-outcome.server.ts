import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';
import type {Done} from '../autoship-paths';
import {reasonOf} from '../parts/value-or-log.server';

export type ChangeAutoshipContext = Needs<{
  request: 'log';
  services: 'subscriptions' | 'customers';
}>;

/** `unconfirmed`: the provider may have made the change. */
export type AutoshipFailure =
  | 'not-found'
  | 'locked'
  | 'refused'
  | 'declined'
  | 'not-in-stock'
  | 'partly-made'
  | 'unavailable'
  | 'unconfirmed';

export type ChangeOutcome = Promise<Result<Done, AutoshipFailure>>;

/** The provider sends no error code for this. */
const LOCKED = /can no longer be changed/i;

/** Logs the provider's failure, and says what it means for a change that was sent. */
export function toFailure(
  {request: {log}}: ChangeAutoshipContext,
  failure: SubscriptionsFailure,
): AutoshipFailure {
  log.warn('autoship not changed', {reason: reasonOf(failure)});
  if (failure === 'NOT_FOUND') return 'not-found';
  switch (failure.kind) {
    case 'refused':
      return failure.problems.some((text) => LOCKED.test(text)) ? 'locked' : 'refused';
    case 'open-circuit':
    case 'throttled':
    case 'rejected':
      return 'unavailable';
    default:
      return 'unconfirmed';
  }
}

/** For a call that comes before the change itself: even if its reply was lost, nothing has changed. */
export function toEarlyFailure(
  context: ChangeAutoshipContext,
  failure: SubscriptionsFailure,
): AutoshipFailure {
  const reason = toFailure(context, failure);
  return reason === 'unconfirmed' ? 'unavailable' : reason;
}
