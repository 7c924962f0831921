import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {createRateLimit, retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import {lineOptions, type OrderDetail, type OrderLine} from './order';
import {
  lineField,
  quantityField,
  MAKER_LABEL,
  RETURN_FIELDS,
  RETURN_REASONS,
  RETURN_RULES,
  returnableLines,
  type ReturnAnswer,
  type ReturnField,
  type ReturnedLine,
} from './order-changes';

export type ReturnContext = Needs<{
  request: 'siteContent' | 'log';
  services: 'mail';
  visitor: 'secondsToWait';
  settings: 'contactEmailTo';
}>;

const NOT_RETURNABLE = 'Nothing in this order can be returned here anymore.';
const SOME_NOT_RETURNABLE =
  'Some of these items can’t be returned here anymore. Choose from the others, or write to us.';
const OTHER_QUANTITY =
  'One of these quantities isn’t possible. Check how many of each item you want to return.';
const NOT_SENT = 'We couldn’t send your request. It’s still here. Try again in a moment.';
const TOO_MANY = 'You’ve sent several requests in a short time. Try again in a few minutes.';

const RETURN_LIMIT = {burst: 5, perSecond: 1 / 60};
const limit = createRateLimit(RETURN_LIMIT);

/**
 * Emails a return request to customer service, which replies with a prepaid label, and a copy to the customer. No
 * hosted service creates labels (docs/decisions/0030).
 */
export async function requestReturn(
  context: ReturnContext,
  {email}: Pick<Session, 'email'>,
  order: OrderDetail,
  fields: Readonly<Record<string, string>>,
): Promise<Result<null, RefusalInit<422 | 503> & {answer: ReturnAnswer}>> {
  const returnable = returnableLines(order, Date.now());
  const chosen = order.lines.flatMap((_, index) => (fields[lineField(index)] ? [index] : []));
  const lines: ReturnedLine[] = [];
  let hasOtherQuantity = false;
  for (const {index, quantity} of returnable) {
    if (!chosen.includes(index)) continue;
    const asked = readQuantity(fields[quantityField(index)], quantity);
    hasOtherQuantity ||= asked === null;
    lines.push({index, quantity: asked ?? quantity});
  }
  const values = {...pickFormValues(RETURN_FIELDS, fields), lines: chosen.join()};
  const refuse = (init: RefusalInit<422 | 503>, problem: string | null, errors = {}) =>
    fail({...init, answer: {values, errors, problem, lines}});

  if (returnable.length === 0) return refuse({status: 422}, NOT_RETURNABLE);
  if (lines.length < chosen.length) return refuse({status: 422}, SOME_NOT_RETURNABLE);
  const errors = fieldErrors(values, RETURN_RULES);
  if (hasOtherQuantity) errors.lines = OTHER_QUANTITY;
  if (hasErrors(errors)) return refuse({status: 422}, null, errors);
  const waitSeconds = context.visitor.secondsToWait(limit);
  if (waitSeconds !== null) return refuse(retryAfterInit(waitSeconds), TOO_MANY);

  const {contact} = await context.request.siteContent();
  const returned = lines.flatMap(({index, quantity}) => {
    const line = order.lines[index];
    return line ? [{...line, quantity}] : [];
  });
  const items = returned.map(itemText);
  const isFromMaker = returned.some(({isDropship}) => isDropship);
  const sent = await context.services.mail.send({
    from: contact.email,
    to: context.settings.contactEmailTo ?? contact.email,
    replyTo: email,
    subject: `Return request: order ${order.name}`,
    text: serviceText({email, order: order.name, items, values}),
  });
  if (!sent.ok) return refuse({status: 503}, NOT_SENT);
  const copied = await context.services.mail.send({
    from: contact.email,
    to: email,
    replyTo: contact.email,
    subject: `We got your return request for order ${order.name}`,
    text: customerText(items, isFromMaker),
  });
  if (!copied.ok) context.request.log.warn('copy of a return request not sent');
  return ok(null);
}

/** All units if none were asked for; `null` if there aren't as many. */
function readQuantity(text: string | undefined, max: number): number | null {
  if (text === undefined) return max;
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= max ? quantity : null;
}

function itemText(line: OrderLine): string {
  const {quantity, title, sku, isDropship} = line;
  const sender = isDropship && 'from its maker';
  return [`${quantity} x ${title}`, lineOptions(line), sku && `SKU ${sku}`, sender]
    .filter(Boolean)
    .join(', ');
}

function serviceText({
  email,
  order,
  items,
  values: {reason, note},
}: {
  email: string;
  order: string;
  items: readonly string[];
  values: Record<ReturnField, string>;
}): string {
  return [
    `Order: ${order}`,
    `Customer: ${email}`,
    `Reason: ${RETURN_REASONS[reason as keyof typeof RETURN_REASONS]}`,
    '',
    ...items,
    ...(note ? ['', note] : []),
    '',
    'Please reply with a prepaid label, or tell the customer to keep the items.',
    '',
  ].join('\n');
}

function customerText(items: readonly string[], isFromMaker: boolean): string {
  return [
    'We got your return request for:',
    '',
    ...items,
    '',
    'Within one business day, we’ll email you a prepaid label or tell you to keep the items.',
    'Your refund follows within five business days. Reply to this email if something changes.',
    ...(isFromMaker ? ['', MAKER_LABEL] : []),
    '',
  ].join('\n');
}
