import {z} from 'zod';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {LENGTHS} from '~/platform/lengths';
import {retryAfterInit} from '~/platform/rate-limit.server';
import {fail, ok} from '~/platform/result';
import {firstError} from '~/ui/form-rules';
import {CONTACT_RULES, PET_SPECIES, type ContactField} from './contact-message';
import {sendContactMessage, type ContactContext} from './parts/send-contact-message.server';

const UNKNOWN_TOPIC: ApiError = {
  status: 400,
  code: 'UNKNOWN_TOPIC',
  message: 'The topic isn’t one of the site’s topics.',
};
const TOO_MANY_MESSAGES: ApiError = {
  status: 429,
  code: 'TOO_MANY_MESSAGES',
  message: 'You’ve sent several messages in a short time. Try again in a few minutes.',
};

/** `min` and `max` repeat the rules' bounds for docs/api.md. */
function text(field: ContactField, {min, max}: {min: number; max: number}) {
  return z
    .string()
    .trim()
    .superRefine((value, check) => {
      const message = firstError(value, CONTACT_RULES[field]);
      if (message !== undefined) check.addIssue({code: 'custom', message});
    })
    .meta({minLength: min, maxLength: max});
}

const optional = (field: ContactField, {max}: {max: number}) =>
  text(field, {min: 0, max}).default('');

const species = Object.keys(PET_SPECIES);

/** API-50 */
export const contactOperations: readonly Operation<ContactContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/send-contact-us',
    summary: 'Sends a message to customer service. An identical message is sent only once.',
    caller: 'anyone',
    isWrite: true,
    errors: [UNKNOWN_TOPIC, TOO_MANY_MESSAGES],
    input: z.object({
      data: z.object({
        topic: text('topic', LENGTHS.contactTopic).describe(
          'The `value` of a topic from `get-contact`.',
        ),
        name: text('name', LENGTHS.contactName),
        email: text('email', LENGTHS.email).describe('The address for the reply.'),
        message: text('message', LENGTHS.contactMessage),
        phone: optional('phone', LENGTHS.phone).describe(
          '10 digits, or `+` with country code and number.',
        ),
        orderNumber: optional('orderNumber', LENGTHS.orderNumber).describe(
          'With or without the leading `#`.',
        ),
        petSpecies: optional('petSpecies', {
          max: Math.max(...species.map(({length}) => length)),
        }).describe(`${species.map((item) => `\`${item}\``).join(', ')} or empty.`),
      }),
    }),
    output: z.object({sent: z.literal(true)}),
    async handler(context: ContactContext, {data}) {
      const sent = await sendContactMessage(context, data);
      if (sent.ok) return ok({sent: true as const});
      switch (sent.failure.kind) {
        case 'unknown-topic':
          return fail(UNKNOWN_TOPIC);
        case 'too-many':
          return fail({...TOO_MANY_MESSAGES, ...retryAfterInit(sent.failure.seconds)});
        case 'not-sent':
          return fail('upstream');
      }
    },
  }),
];
