import {fail, ok, type Result} from '~/platform/result';
import {
  CONTACT_FIELDS,
  contactErrors,
  HONEYPOT,
  TOPIC_MISSING,
  type ContactAnswer,
  type ContactErrors,
  type ContactMessage,
} from './contact-message';
import {sendContactMessage, type ContactContext} from './send-contact-message.server';

const NOT_SENT =
  'Your message could not be sent just now. It is still here: please try again in a moment.';
const TOO_MANY =
  'Those were several messages in a short while. Yours is still here: please send it in a few minutes.';

/** A form that was not sent, with the status of its page. */
interface ContactRefusal {
  status: 422 | 429 | 503;
  answer: ContactAnswer;
}

/** Carries out the posted form. What was written comes back with a refusal. */
export async function postContact(
  context: ContactContext,
  fields: Record<string, string>,
): Promise<Result<null, ContactRefusal>> {
  /* Whatever fills in what nobody sees is told nothing. */
  if (fields[HONEYPOT]) return ok(null);
  const message = messageOf(fields);
  const errors = contactErrors(message);
  if (Object.keys(errors).length > 0) return invalid(message, errors);
  const sent = await sendContactMessage(context, message);
  if (sent.ok) return sent;
  switch (sent.failure.kind) {
    case 'unknown-topic':
      return invalid(message, {topic: TOPIC_MISSING});
    case 'too-many':
      return fail({status: 429, answer: {message, errors: {}, problem: TOO_MANY}});
    case 'not-sent':
      return fail({status: 503, answer: {message, errors: {}, problem: NOT_SENT}});
  }
}

function invalid(message: ContactMessage, errors: ContactErrors) {
  return fail<ContactRefusal>({status: 422, answer: {message, errors, problem: null}});
}

function messageOf(fields: Record<string, string>): ContactMessage {
  const entries = CONTACT_FIELDS.map((field) => [field, (fields[field] ?? '').trim()]);
  return Object.fromEntries(entries) as ContactMessage;
}
