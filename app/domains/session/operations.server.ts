import {z} from 'zod';
import {notFoundError, type ApiError} from '~/platform/api-error.server';
import {defineOperation, ECOM_PATH, type Operation} from '~/platform/api-operation.server';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';
import {proveCustomer} from '~/services/subscriptions/customer-proof.server';
import type {ApiCaller} from './api-caller';
import {acceptRenewal, isFresh, renewSession, type RefreshContext} from './refresh-session.server';
import type {Session} from './session';

type SessionContext = RefreshContext & ApiCaller & Needs<{settings: 'subscriptionsHashKey'}>;

const MAX_CACHE_KEY_LENGTH = 250;

const NO_SUCH_ENTRY = notFoundError('entry', 'CACHE_ITEM_NOT_FOUND');
export const SESSION_ENDED: ApiError = {
  status: 401,
  code: 'SESSION_ENDED',
  message: 'The session has ended. Log in again.',
};

/** The only key of what the specification calls the caller's cache: profile data that the session keeps until it's renewed. */
const PROFILE_CACHE_KEY = 'profile';

const changedSessionToken = z
  .string()
  .nullable()
  .describe(
    "The changed session, for callers that sent a token; `null` if the session is in the caller's cookie.",
  );

/** The session operations of the API (API-08, API-21 to API-23, API-49). */
export const sessionOperations: readonly Operation<SessionContext>[] = [
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/refresh-session-token`,
    summary: 'Renews a session, unless it was renewed within the last minute.',
    caller: 'session',
    isWrite: true,
    input: z.object({
      forceRefreshToken: z
        .boolean()
        .default(false)
        .describe('Renews the session even within that minute.'),
    }),
    output: z.object({
      sessionToken: changedSessionToken,
      isEligibleForPd: z.boolean().describe('SESS-06'),
    }),
    async handler(context: SessionContext, {forceRefreshToken}) {
      const {
        visitor: {session},
        customer,
      } = context;
      const renewed =
        isFresh(customer) && !forceRefreshToken ? {} : await renewSession(context, customer);
      if (renewed === 'no-answer') return fail('upstream');
      const isOwnCookie = session.current() === customer;
      if (renewed === 'refused') {
        if (isOwnCookie) session.end();
        return fail(SESSION_ENDED);
      }
      if (isOwnCookie) acceptRenewal(context, customer, renewed);
      const changed = {...customer, ...renewed};
      return ok({
        sessionToken: isOwnCookie ? null : await session.tokenOf(changed),
        isEligibleForPd: changed.isEligibleForPd,
      });
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${ECOM_PATH}/clear-recent-checkout`,
    summary: 'Clears the record that a checkout was started.',
    caller: 'session',
    isWrite: true,
    input: z.object({}),
    output: z.object({sessionToken: changedSessionToken}),
    handler: async (context: SessionContext) =>
      ok({sessionToken: await changeSession(context, {hasRecentCheckout: false})}),
  }),
  defineOperation({
    method: 'POST',
    path: '/api/crypto',
    summary:
      "The timestamp and signature that prove the caller's customer number to the subscription provider.",
    caller: 'session',
    input: z.object({}),
    output: z.object({
      timestamp: z.int().describe('Seconds since the epoch. The proof is valid for two hours.'),
      signature: z
        .string()
        .describe('Base64 of HMAC-SHA-256 over `{customer number}|{timestamp}`.'),
    }),
    async handler({settings: {subscriptionsHashKey}, customer}: SessionContext) {
      return ok(await proveCustomer(customer.customerId, {hashKey: subscriptionsHashKey}));
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/delete-cache-item',
    summary:
      "Removes an entry of the caller's own cache. The only entry is `profile`: the name, location and staff data that the session holds between renewals. The next page reads them again.",
    caller: 'session',
    isWrite: true,
    errors: [NO_SUCH_ENTRY],
    input: z.object({cacheKey: z.string().min(1).max(MAX_CACHE_KEY_LENGTH)}),
    output: z.object({sessionToken: changedSessionToken}),
    async handler(context: SessionContext, {cacheKey}) {
      if (cacheKey !== PROFILE_CACHE_KEY) return fail(NO_SUCH_ENTRY);
      return ok({sessionToken: await changeSession(context, {refreshedAt: 0})});
    },
  }),
];

/** Returns the new token if the caller sent a token instead of a cookie, otherwise `null`. */
async function changeSession(
  {visitor: {session}, customer}: SessionContext,
  change: Partial<Session>,
): Promise<string | null> {
  if (session.current() !== customer) return session.tokenOf({...customer, ...change});
  session.update(change);
  return null;
}
