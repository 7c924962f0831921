import {fail, ok, type Result} from '~/platform/result';
import {fieldErrors, hasErrors, valuesOf, type FieldErrors} from '~/ui/form-answer';
import {
  CONTACT_FIELDS,
  CONTACT_RULES,
  HONEYPOT,
  TOPIC_MISSING,
  type ContactAnswer,
  type ContactField,
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
  /** With 429. */
  waitSeconds?: number;
  answer: ContactAnswer;
}

/** Carries out the posted form. What was written comes back with a refusal. */
export async function postContact(
  context: ContactContext,
  fields: Record<string, string>,
): Promise<Result<null, ContactRefusal>> {
  /* Whatever fills in what nobody sees is told nothing. */
  if (fields[HONEYPOT]) return ok(null);
  const message = valuesOf(CONTACT_FIELDS, fields);
  const errors = fieldErrors(message, CONTACT_RULES);
  if (hasErrors(errors)) return invalid(message, errors);
  const sent = await sendContactMessage(context, message);
  if (sent.ok) return sent;
  switch (sent.failure.kind) {
    case 'unknown-topic':
      return invalid(message, {topic: TOPIC_MISSING});
    case 'too-many':
      return fail({
        status: 429,
        waitSeconds: sent.failure.seconds,
        answer: {values: message, errors: {}, problem: TOO_MANY},
      });
    case 'not-sent':
      return fail({status: 503, answer: {values: message, errors: {}, problem: NOT_SENT}});
  }
}

function invalid(values: ContactMessage, errors: FieldErrors<ContactField>) {
  return fail<ContactRefusal>({status: 422, answer: {values, errors, problem: null}});
}
