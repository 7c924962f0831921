import type {GivingEvents} from './giving-events';
import {GivingSdkError, type SdkMessage} from './giving-sdk-error';

export type Attempt = <Value>(
  work: () => Value | Promise<Value>,
  empty: Value,
  message?: SdkMessage,
) => Promise<Value>;

/**
 * Runs work that may fail. If `SDK::Error` has a listener, it gets the error and the caller gets `empty`; otherwise the
 * error is thrown (GIVE-61, GIVE-62, GIVE-80). With a message, the error becomes an SDK error, and its cause is emitted
 * first.
 */
export function createAttempt(events: GivingEvents): Attempt {
  return async (work, empty, message) => {
    try {
      return await work();
    } catch (error) {
      const reported = message ? new GivingSdkError(message, {cause: error}) : error;
      if (!events.hasListener('SDK::Error')) throw reported;
      if (message && error instanceof Error) events.emit('SDK::Error', error);
      if (reported instanceof Error) events.emit('SDK::Error', reported);
      return empty;
    }
  };
}
