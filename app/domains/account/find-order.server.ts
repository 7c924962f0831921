import {
  linkOrigin,
  mailCustomer,
  type CustomerMailContext,
} from '~/domains/contact/mail-customer.server';
import {formatMoment} from '~/platform/format-moment';
import type {Needs} from '~/platform/needs';
import {createRateLimit, retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {StatusPage} from '~/services/commerce/status-page.server';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import {FIND_ORDER_PATH} from './account-paths';
import {FIND_ORDER_FIELDS, FIND_ORDER_RULES, type FindOrderAnswer} from './forms/find-order';

export type FindOrderContext = CustomerMailContext &
  Needs<{services: 'orders'; visitor: 'secondsToWait'}>;

type FindOrderRejection = RefusalInit<422 | 503> & {answer: FindOrderAnswer};

/** Per client. */
export const FIND_ORDER_LIMIT = {burst: 5, perSecond: 1 / 60};
const clientLimit = createRateLimit(FIND_ORDER_LIMIT);

const LOOKUP_FAILED = 'We couldn’t look up your order. Try again in a moment.';
const TOO_MANY = 'You’ve looked up several orders in a short time. Try again in a few minutes.';

/**
 * Emails a link to the order's status page to the email address on the order (ACCT-41). The response is the same, and
 * takes as long, whether or not the order exists (ACCT-42), because the email is sent after it.
 */
export async function postFindOrder(
  context: FindOrderContext,
  fields: Record<string, string>,
): Promise<Result<null, FindOrderRejection>> {
  const values = pickFormValues(FIND_ORDER_FIELDS, fields);
  const reject = (init: RefusalInit<422 | 503>, problem: string | null, errors = {}) =>
    fail({...init, answer: {values, errors, problem}});

  const errors = fieldErrors(values, FIND_ORDER_RULES);
  if (hasErrors(errors)) return reject({status: 422}, null, errors);
  const seconds = context.visitor.secondsToWait(clientLimit);
  if (seconds !== null) return reject(retryAfterInit(seconds), TOO_MANY);
  if (linkOrigin(context) === null) return reject({status: 503}, LOOKUP_FAILED);
  const found = await context.services.orders.statusPage(values);
  if (!found.ok) return reject({status: 503}, LOOKUP_FAILED);
  if (found.value) context.request.waitUntil(sendLink(context, found.value));
  return ok(null);
}

/** With the time, because the mail service delivers an identical email only once. */
function sendLink(context: FindOrderContext, {order, email, url}: StatusPage) {
  const asked = formatMoment(new Date().toISOString());
  return mailCustomer(context, email, `Your order ${order}`, (origin) => [
    `See where your order ${order} is:`,
    url,
    '',
    `Someone, most likely you, asked for this link on ${asked}, at ${origin}${FIND_ORDER_PATH}.`,
    'If it wasn’t you, ignore this email: nobody else got the link.',
  ]);
}
