import type {RequestContext} from '~/context.server';
import type {Session} from '~/domains/session/session';
import type {Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {signedOut} from './signed-out.server';

interface Asked {
  request: Request;
  context: RequestContext;
}

/**
 * Who asks for a page of the account. The guard lets nobody else ask; the token may have been refused since.
 *
 * @throws the answer for whoever is not signed in
 */
export function accountPerson({request, context}: Asked): Session {
  const person = context.session.current();
  if (!person) throw signedOut({request, context});
  return person;
}

/**
 * What an account page shows of what was asked for; `null` when it cannot be had just now.
 *
 * @throws the answer for whoever is signed in no more
 */
export function shownPart<Value>(result: Result<Value, TokenFailure>, asked: Asked): Value | null {
  if (result.ok) return result.value;
  if (result.failure === 'REFUSED') throw signedOut(asked);
  return null;
}
