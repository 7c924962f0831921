import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import type {SubscriptionsFailure} from '~/services/subscriptions/client.server';

/** The value that was read from the subscription provider; `null` after a failure, which is logged (ERR-04, ERR-05). */
export function valueOrLog<Value>(
  {request: {log}}: Needs<{request: 'log'}>,
  answer: Result<Value, SubscriptionsFailure>,
): Value | null {
  if (answer.ok) return answer.value;
  log.warn('subscription fetch failed', {reason: reasonOf(answer.failure)});
  return null;
}

/** For the log. */
export function reasonOf(failure: SubscriptionsFailure): string {
  return typeof failure === 'string' ? failure : failure.kind;
}
