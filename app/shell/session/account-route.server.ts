import type {RequestContext} from '~/request-context';
import {CUSTOMER_FIELD} from '~/domains/session/customer-field';
import {customerMark} from '~/domains/session/customer-mark.server';
import type {Session} from '~/domains/session/session';
import {readFormFields} from '~/platform/form-body.server';
import type {Result} from '~/platform/result';
import type {TokenFailure} from '~/services/commerce/customer-change';
import {endRefusedSession, redirectOtherCustomer} from './logged-out.server';

interface RouteInput {
  request: Request;
  context: RequestContext;
}

/**
 * The guard redirects guests, but the session may have ended since.
 * @throws a redirect to the same page if the session has ended
 */
export function requireAccountSession({request, context}: RouteInput): Session {
  const customer = context.visitor.session.current();
  if (!customer) throw endRefusedSession({request, context});
  return customer;
}

/**
 * The customer and the fields of a `CustomerForm`. Actions call it before anything else.
 * @throws a redirect to the login page if the session has ended, and to the same page if the form was on another
 *   customer's page (SESS-43)
 */
export async function readCustomerForm(
  input: RouteInput,
): Promise<{customer: Session; fields: Record<string, string>}> {
  const customer = requireAccountSession(input);
  const {[CUSTOMER_FIELD]: mark, ...fields} = await readFormFields(input.request);
  if (mark !== (await customerMark(customer))) throw redirectOtherCustomer(input, customer);
  return {customer, fields};
}

/**
 * Returns `null` if the data is unavailable right now.
 * @throws a redirect to the same page if Shopify refuses the customer's token
 */
export function unwrapAccountResult<Value>(
  result: Result<Value, TokenFailure>,
  input: RouteInput,
): Value | null {
  if (result.ok) return result.value;
  if (result.failure === 'REFUSED') throw endRefusedSession(input);
  return null;
}
