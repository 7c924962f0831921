import {z} from 'zod';
import {notFoundError, type ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {LENGTHS} from '~/platform/lengths';
import type {Needs} from '~/platform/needs';
import {fail, ok} from '~/platform/result';
import {proveCustomer} from '~/services/subscriptions/customer-proof.server';
import {beginSession, type BeginContext} from './begin-session.server';
import {setOrderManagementCookie} from './order-management.server';
import type {ApiCaller} from './api-caller';
import {acceptRenewal, isFresh, renewSession, type RefreshContext} from './refresh-session.server';
import type {Session} from './session';

type SessionContext = BeginContext &
  RefreshContext &
  ApiCaller &
  Needs<{visitor: 'cookies'; settings: 'subscriptionsHashKey'}>;

const BASE = '/api/ecom/v1.0';
const MAX_CACHE_KEY_LENGTH = 250;
const MAX_JWT_LENGTH = 4000;

const NO_SUCH_ENTRY = notFoundError('entry', 'CACHE_ITEM_NOT_FOUND');
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
export const SESSION_ENDED: ApiError = {
  status: 401,
  code: 'SESSION_ENDED',
  message: 'The session has ended. Log in again.',
};

/** The only key of the caller's "cache": the profile data that the session holds between renewals. */
const PROFILE_CACHE_KEY = 'profile';

const isEligibleForPd = z.boolean().describe('SESS-06');
const changedSessionToken = z
  .string()
  .nullable()
  .describe(
    "The changed session, for callers that sent a token; `null` if the session is in the caller's cookie.",
  );

const name = ({max}: {max: number}) => z.string().trim().max(max).default('');

/** The session operations of the API (API-08, API-20 to API-23, API-49). */
export const sessionOperations: readonly Operation<SessionContext>[] = [
  defineOperation({
    method: 'POST',
    path: `${BASE}/create-customer-token`,
    summary:
      "Begins a session for a customer whom the identity provider has verified. The response sets the caller's session cookie, too.",
    caller: 'anyone',
    isWrite: true,
    errors: [NOT_PROVEN, NOT_LINKED],
    input: z.object({
      email: z.email().max(LENGTHS.email.max),
      first_name: name(LENGTHS.firstName),
      last_name: name(LENGTHS.lastName),
      key: z
        .string()
        .min(1)
        .max(MAX_JWT_LENGTH)
        .describe("The identity provider's JWT. Its verified email must equal `email`."),
    }),
    output: z.object({sessionToken: z.string(), isEligibleForPd}),
    async handler(context: SessionContext, {email, first_name, last_name, key}) {
      const proof = {email, firstName: first_name, lastName: last_name, key};
      const begun = await beginSession(context, proof);
      if (!begun.ok) {
        if (begun.failure === 'refused') return fail(NOT_PROVEN);
        return fail(begun.failure === 'unlinked' ? NOT_LINKED : 'upstream');
      }
      const {session} = begun.value;
      context.visitor.session.start(session);
      await setOrderManagementCookie(context.visitor.cookies, session, {
        hashKey: context.settings.subscriptionsHashKey,
      });
      return ok({
        sessionToken: await context.visitor.session.tokenOf(session),
        isEligibleForPd: session.isEligibleForPd,
      });
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/refresh-session-token`,
    summary: 'Renews a session, unless it was renewed within the last minute.',
    caller: 'session',
    isWrite: true,
    input: z.object({
      forceRefreshToken: z
        .boolean()
        .default(false)
        .describe('Renews the session even within that minute.'),
    }),
    output: z.object({sessionToken: changedSessionToken, isEligibleForPd}),
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
    path: `${BASE}/clear-recent-checkout`,
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
