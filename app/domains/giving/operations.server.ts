import {z} from 'zod';
import {MAX_CAUSE_ID_LENGTH} from '~/domains/giving-eligibility/giving-ids';
import type {ApiCaller} from '~/domains/session/api-caller';
import {SESSION_ENDED} from '~/domains/session/operations.server';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, ECOM_PATH, type Operation} from '~/platform/api-operation.server';
import {numberOfGid} from '~/platform/gid';
import {fail, ok} from '~/platform/result';
import {
  readAccountCause,
  saveAccountCause,
  type AccountCauseContext,
} from './account/account-cause.server';
import {accountKey} from './account/account-key.server';

type Context = AccountCauseContext & ApiCaller;

const CAUSE_NOT_OFFERED: ApiError = {
  status: 422,
  code: 'CAUSE_NOT_OFFERED',
  message: 'This cause can’t be chosen here.',
};

const cause = z
  .object({causeId: z.string(), causeName: z.string()})
  .nullable()
  .describe('`null` if the caller has chosen none.');

/** The caller's cause, which follows them to other browsers (GIVE-99). */
export const givingOperations: readonly Operation<Context>[] = [
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/get-giving-cause`,
    summary: 'The cause that the caller’s orders give to.',
    caller: 'session',
    input: z.object({}),
    output: z.object({
      account: z
        .string()
        .describe('Tells accounts apart in a browser’s storage, without naming them.'),
      customer: z
        .object({id: z.string(), email: z.string()})
        .describe('The giving service’s events name the caller only with advertising consent.'),
      cause,
    }),
    async handler(context: Context) {
      const [found, account] = await Promise.all([
        readAccountCause(context, context.customer),
        accountKey(context.customer),
      ]);
      if (found.ok) {
        const {customerId, email} = context.customer;
        return ok({account, customer: {id: numberOfGid(customerId), email}, cause: found.value});
      }
      return fail(found.failure === 'REFUSED' ? SESSION_ENDED : 'upstream');
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/set-giving-cause`,
    summary: 'Keeps a cause with the caller’s account, if the giving service offers it here.',
    caller: 'session',
    isWrite: true,
    errors: [CAUSE_NOT_OFFERED],
    input: z.object({
      causeId: z
        .string()
        .min(1)
        .max(MAX_CAUSE_ID_LENGTH)
        .nullable()
        .describe('A charity’s EIN, or a portfolio’s id; `null` removes the choice.'),
    }),
    output: z.object({cause}),
    async handler(context: Context, {causeId}) {
      const saved = await saveAccountCause(context, context.customer, causeId);
      if (saved.ok) return ok({cause: saved.value});
      return fail(saved.failure === 'NOT_OFFERED' ? CAUSE_NOT_OFFERED : 'upstream');
    },
  }),
];
