import {z} from 'zod';
import {noSuch, type ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {LENGTHS} from '~/platform/lengths';
import {fail, ok} from '~/platform/result';
import {beginSession, type BeginContext} from './begin-session.server';
import {customerProof} from './order-management.server';
import type {PersonContext} from './person-context';
import {isFresh, renewal, takeIn, type RefreshContext} from './refresh-session.server';

interface SessionContext extends BeginContext, RefreshContext, PersonContext {
  commerce: BeginContext['commerce'] & RefreshContext['commerce'];
  subscriptionsHashKey: string;
}

const BASE = '/api/ecom/v1.0';
const MAX_KEY_LENGTH = 250;
/** Of the identity provider's tokens. */
const MAX_JWT_LENGTH = 4000;

const NO_SUCH_ENTRY = noSuch('entry', 'CACHE_ITEM_NOT_FOUND');
const NOT_PROVEN: ApiError = {
  status: 401,
  code: 'NOT_PROVEN',
  message: 'The key does not show that this is your email address.',
};
export const SESSION_ENDED: ApiError = {
  status: 401,
  code: 'SESSION_ENDED',
  message: 'The session is over. Please sign in again.',
};

const sessionAnswer = z.object({
  sessionToken: z.string(),
  isEligibleForPd: z.boolean().describe('SESS-06'),
});

const name = ({max}: {max: number}) => z.string().trim().max(max).default('');

/** The session's share of the server's API (API-08, API-20 to API-23, API-49). */
export const sessionOperations: readonly Operation<SessionContext>[] = [
  defineOperation({
    method: 'POST',
    path: `${BASE}/create-customer-token`,
    summary:
      "Begins a session for somebody whom the identity provider vouches for. It becomes the caller's, by cookie, too.",
    caller: 'anyone',
    isWrite: true,
    errors: [NOT_PROVEN],
    input: z.object({
      email: z.email().max(LENGTHS.email.max),
      first_name: name(LENGTHS.firstName),
      last_name: name(LENGTHS.lastName),
      key: z
        .string()
        .min(1)
        .max(MAX_JWT_LENGTH)
        .describe("The identity provider's JWT. Its verified email must be the one that is given."),
    }),
    output: sessionAnswer,
    async handler(context: SessionContext, {email, first_name, last_name, key}) {
      const proof = {email, firstName: first_name, lastName: last_name, key};
      const begun = await beginSession(context, proof);
      if (!begun.ok) return fail(begun.failure === 'refused' ? NOT_PROVEN : 'upstream');
      const {session} = begun.value;
      context.session.start(session);
      const {isEligibleForPd} = session;
      return ok({sessionToken: await context.session.tokenOf(session), isEligibleForPd});
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/refresh-session-token`,
    summary:
      'Renews a session. One that was renewed within the last minute is given back as it is.',
    caller: 'session',
    isWrite: true,
    errors: [SESSION_ENDED],
    input: z.object({
      forceRefreshToken: z.boolean().default(false).describe('Renews it however fresh it is.'),
    }),
    output: sessionAnswer,
    async handler(context: SessionContext, {forceRefreshToken}) {
      const {person, session} = context;
      const isOwnCookie = session.current() === person;
      const renewed = isFresh(person) && !forceRefreshToken ? {} : await renewal(context, person);
      if (renewed === 'no-answer') return fail('upstream');
      if (renewed === 'refused') {
        if (isOwnCookie) session.end();
        return fail(SESSION_ENDED);
      }
      if (isOwnCookie) takeIn(context, person, renewed);
      const {isEligibleForPd} = person;
      return ok({sessionToken: await session.tokenOf({...person, ...renewed}), isEligibleForPd});
    },
  }),
  defineOperation({
    method: 'POST',
    path: `${BASE}/clear-recent-checkout`,
    summary: 'Forgets that checkout was begun.',
    caller: 'session',
    isWrite: true,
    input: z.object({}),
    output: z.object({sessionToken: z.string().describe('The session that has forgotten it.')}),
    async handler({person, session}: SessionContext) {
      const change = {hasRecentCheckout: false};
      if (session.current() === person) session.update(change);
      return ok({sessionToken: await session.tokenOf({...person, ...change})});
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/crypto',
    summary: "The two parts that prove the caller's customer number to the subscription provider.",
    caller: 'session',
    input: z.object({}),
    output: z.object({
      timestamp: z.int().describe('Seconds since the epoch. The proof is good for two hours.'),
      signature: z
        .string()
        .describe('Base64 of HMAC-SHA-256 over `{customer number}|{timestamp}`.'),
    }),
    async handler({person, subscriptionsHashKey}: SessionContext) {
      return ok(await customerProof(person, {hashKey: subscriptionsHashKey}));
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/delete-cache-item',
    summary: "Removes one entry of the caller's own cache.",
    caller: 'session',
    isWrite: true,
    errors: [NO_SUCH_ENTRY],
    input: z.object({cacheKey: z.string().min(1).max(MAX_KEY_LENGTH)}),
    output: z.object({}),
    /* Nothing that is anybody's own is cached. */
    handler: async () => fail(NO_SUCH_ENTRY),
  }),
];
