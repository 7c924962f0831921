import {retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {fieldErrors, hasErrors, pickFormValues, type FieldErrors} from '~/ui/form-answer';
import {
  CONTACT_FIELDS,
  CONTACT_RULES,
  HONEYPOT,
  TOPIC_MISSING,
  type ContactAnswer,
  type ContactField,
  type ContactMessage,
} from './contact-message';
import {sendContactMessage, type ContactContext} from './parts/send-contact-message.server';

const NOT_SENT = 'We couldn’t send your message. It’s still here. Try again in a moment.';
const TOO_MANY =
  'You’ve sent several messages in a short time. Your text is still here: send it in a few minutes.';

type ContactRejection = RefusalInit<422 | 503> & {answer: ContactAnswer};

export async function postContact(
  context: ContactContext,
  fields: Record<string, string>,
): Promise<Result<null, ContactRejection>> {
  /* Only bots fill in the hidden field. They are told that the message was sent. */
  if (fields[HONEYPOT]) return ok(null);
  const message = pickFormValues(CONTACT_FIELDS, fields);
  const errors = fieldErrors(message, CONTACT_RULES);
  if (hasErrors(errors)) return rejectInvalid(message, errors);
  const sent = await sendContactMessage(context, message);
  if (sent.ok) return sent;
  switch (sent.failure.kind) {
    case 'unknown-topic':
      return rejectInvalid(message, {topic: TOPIC_MISSING});
    case 'too-many':
      return fail({
        ...retryAfterInit(sent.failure.seconds),
        answer: {values: message, errors: {}, problem: TOO_MANY},
      });
    case 'not-sent':
      return fail({status: 503, answer: {values: message, errors: {}, problem: NOT_SENT}});
  }
}

function rejectInvalid(values: ContactMessage, errors: FieldErrors<ContactField>) {
  return fail<ContactRejection>({status: 422, answer: {values, errors, problem: null}});
}
