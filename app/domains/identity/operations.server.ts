import {z} from 'zod';
import {EMAIL_ADDRESS} from '~/platform/email-address';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {LENGTHS} from '~/platform/lengths';
import {fail, ok} from '~/platform/result';
import {logInWithKey, type LogInContext} from './flows/log-in.server';

const MAX_JWT_LENGTH = 4000;

const NOT_PROVEN: ApiError = {
  status: 401,
  code: 'NOT_PROVEN',
  message: 'The key doesn’t prove that this is your email address.',
};
const NOT_LINKED: ApiError = {
  status: 409,
  code: 'ACCOUNT_NOT_LINKED',
  message: 'This email address belongs to another customer record. Contact us.',
};

const name = ({max}: {max: number}) =>
  z.string().trim().max(max).default('').describe("Defaults to the account's name.");

/** API-20 */
export const identityOperations: readonly Operation<LogInContext>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/ecom/v1.0/create-customer-token',
    summary:
      "Logs in a customer whom the identity provider has verified. The response sets the caller's cookies, too. `link-cart-to-profile` or the next page merges the guest's cart.",
    caller: 'anyone',
    isWrite: true,
    errors: [NOT_PROVEN, NOT_LINKED],
    input: z.object({
      email: z.email({pattern: EMAIL_ADDRESS}).max(LENGTHS.email.max),
      first_name: name(LENGTHS.firstName),
      last_name: name(LENGTHS.lastName),
      key: z
        .string()
        .min(1)
        .max(MAX_JWT_LENGTH)
        .describe("The identity provider's JWT. Its verified email must equal `email`."),
    }),
    output: z.object({
      sessionToken: z.string(),
      isEligibleForPd: z.boolean().describe('SESS-06'),
    }),
    async handler(context: LogInContext, {email, first_name, last_name, key}) {
      const proof = {email, firstName: first_name, lastName: last_name, key};
      const session = await logInWithKey(context, proof);
      if (!session.ok) {
        if (session.failure === 'refused') return fail(NOT_PROVEN);
        return fail(session.failure === 'unlinked' ? NOT_LINKED : 'upstream');
      }
      return ok({
        sessionToken: await context.visitor.session.tokenOf(session.value),
        isEligibleForPd: session.value.isEligibleForPd,
      });
    },
  }),
];
