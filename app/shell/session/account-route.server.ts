import type {RequestContext} from '~/request-context';
import type {Session} from '~/domains/session/session';
import type {Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {endRefusedSession} from './signed-out.server';

interface LoaderInput {
  request: Request;
  context: RequestContext;
}

/**
 * The guard redirects guests, but the session may have ended since.
 * @throws a redirect to the same page if the session has ended
 */
export function requireAccountSession({request, context}: LoaderInput): Session {
  const customer = context.visitor.session.current();
  if (!customer) throw endRefusedSession({request, context});
  return customer;
}

/**
 * Returns `null` if the data is unavailable right now.
 * @throws a redirect to the same page if Shopify refuses the customer's token
 */
export function unwrapAccountResult<Value>(
  result: Result<Value, TokenFailure>,
  input: LoaderInput,
): Value | null {
  if (result.ok) return result.value;
  if (result.failure === 'REFUSED') throw endRefusedSession(input);
  return null;
}
