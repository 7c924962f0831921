import {z} from 'zod';
import type {ApiCaller} from '~/domains/session/api-caller';
import {EMAIL_ADDRESS} from '~/platform/email-address';
import {notFoundError, type ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {LENGTHS} from '~/platform/lengths';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';

type HandOffContext = ApiCaller & Needs<{services: 'multipass'}>;

const MAX_URL_LENGTH = 2048;

const NOT_OURS: ApiError = {
  status: 400,
  code: 'NOT_OUR_CHECKOUT',
  message: 'The URL doesn’t belong to this shop’s checkout.',
};
const NOT_YOU = notFoundError('account', 'ACCOUNT_NOT_FOUND');

/** The checkout operations of the API (API-51). */
export const checkoutOperations: readonly Operation<HandOffContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/checkout-login',
    summary:
      'A URL that opens checkout with the customer logged in. It works once, within 15 minutes.',
    caller: 'session',
    needsRegistration: true,
    isWrite: true,
    errors: [NOT_OURS, NOT_YOU],
    input: z.object({
      getURL: z.boolean().default(true).describe('Ignored: the response is always a URL.'),
      email: z
        .email({pattern: EMAIL_ADDRESS})
        .max(LENGTHS.email.max)
        .describe("The session's email address."),
      checkoutUrl: z.url({protocol: /^https?$/}).max(MAX_URL_LENGTH),
    }),
    output: z.object({checkoutUrl: z.string()}),
    async handler({services, customer}: HandOffContext, {email, checkoutUrl}) {
      if (email.toLowerCase() !== customer.email.toLowerCase()) return fail(NOT_YOU);
      const {uid, firstName, lastName} = customer;
      const url = await services.multipass.loginUrl(
        {identifier: uid, email: customer.email, firstName, lastName},
        checkoutUrl,
      );
      return url === null ? fail(NOT_OURS) : ok({checkoutUrl: url});
    },
  }),
];
