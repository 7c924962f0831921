import {z} from 'zod';
import type {ApiCaller} from '~/domains/session/api-caller';
import type {ApiError} from '~/platform/api-error.server';
import {defineOperation, type Operation} from '~/platform/api-operation.server';
import {LENGTHS} from '~/platform/lengths';
import type {Needs} from '~/platform/needs';
import {retryAfterInit} from '~/platform/rate-limit.server';
import {fail, ok} from '~/platform/result';
import {CLINIC_SEARCH_TYPES} from '~/services/clinics/clinics.server';
import type {ClinicAddress} from '~/services/identity/map';
import {searchLimit} from './steps/find-clinics.server';
import {joinClinic, type JoinContext} from './steps/join-clinic.server';

type Context = JoinContext & ApiCaller & Needs<{visitor: 'secondsToWait'}>;

const MAX_JWT_LENGTH = 4096;
const MAX_ID_LENGTH = 100;

const WRONG_JWT: ApiError = {
  status: 401,
  code: 'WRONG_JWT',
  message: 'The JWT isn’t for the session’s account.',
};
const NO_MEMBERSHIP: ApiError = {
  status: 404,
  code: 'NO_MEMBERSHIP',
  message: 'This site has no clinics to join.',
};
const CLINIC_NOT_FOUND: ApiError = {
  status: 404,
  code: 'CLINIC_NOT_FOUND',
  message: 'The directory has no such clinic.',
};
const ROLE_MISSING: ApiError = {
  status: 409,
  code: 'ROLE_MISSING',
  message: 'The account has no role or FTC acknowledgement yet.',
};
const SUSPENDED: ApiError = {
  status: 403,
  code: 'SUSPENDED',
  message: 'The account is suspended.',
};
const ALREADY_MEMBER: ApiError = {
  status: 409,
  code: 'ALREADY_MEMBER',
  message: 'The account already belongs to a clinic or school.',
};
const TOO_MANY_SEARCHES: ApiError = {
  status: 429,
  code: 'TOO_MANY_SEARCHES',
  message: 'Too many searches in a short time. Try again in a minute.',
};

const jwt = z
  .string()
  .min(1)
  .max(MAX_JWT_LENGTH)
  .describe("The identity provider's JWT for the session's account.");
const id = z
  .string()
  .regex(/^[\w-]+$/)
  .max(MAX_ID_LENGTH);
const address = z.object({
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  provinceCode: z.string(),
  zip: z.string(),
  countryCode: z.string(),
  phone: z.string().nullable(),
  SFHomeDeliveryOnly: z.boolean().describe('The clinic takes no deliveries.'),
});
const clinic = z.object({clinicID: z.string(), groupID: z.string(), name: z.string(), address});

/** The session identifies the caller. The JWT must be for the same account. */
async function checkJwt(
  {services: {identity}, site, customer}: Context,
  token: string,
): Promise<ApiError | 'upstream' | null> {
  if (!site.features.membership) return NO_MEMBERSHIP;
  const claims = await identity.verifyJwt(token);
  if (!claims.ok) return 'upstream';
  return claims.value?.uid === customer.uid ? null : WRONG_JWT;
}

/** API-05 to API-07 */
export const staffOperations: readonly Operation<Context>[] = [
  defineOperation({
    method: 'POST',
    path: '/api/idp/fetch-address',
    summary: 'The address of a clinic or school.',
    caller: 'session',
    errors: [WRONG_JWT, NO_MEMBERSHIP, CLINIC_NOT_FOUND],
    input: z.object({clinicID: id, jwt}),
    output: z.object({clinicAddress: address}),
    async handler(context: Context, {clinicID, jwt: token}) {
      const refusal = await checkJwt(context, token);
      if (refusal) return fail(refusal);
      const found = await context.services.clinics.clinic(clinicID);
      if (!found.ok) return fail('upstream');
      return found.value
        ? ok({clinicAddress: toAddress(found.value.address)})
        : fail(CLINIC_NOT_FOUND);
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/idp/search-clinic',
    summary: 'Clinics and schools whose staff may join, at most 20.',
    caller: 'session',
    errors: [WRONG_JWT, NO_MEMBERSHIP, TOO_MANY_SEARCHES],
    input: z.object({
      searchType: z.enum(CLINIC_SEARCH_TYPES),
      searchTerm: z.string().trim().min(LENGTHS.clinicSearch.min).max(LENGTHS.clinicSearch.max),
      jwt,
    }),
    output: z.object({total: z.int(), clinics: z.array(clinic)}),
    async handler(context: Context, {searchType, searchTerm, jwt: token}) {
      const refusal = await checkJwt(context, token);
      if (refusal) return fail(refusal);
      const seconds = context.visitor.secondsToWait(searchLimit);
      if (seconds !== null) {
        return fail({...TOO_MANY_SEARCHES, ...retryAfterInit(seconds)});
      }
      const found = await context.services.clinics.search(searchType, searchTerm);
      if (!found.ok) return fail('upstream');
      return ok({
        total: found.value.total,
        clinics: found.value.clinics.map((match) => ({
          clinicID: match.id,
          groupID: match.groupId,
          name: match.name,
          address: toAddress(match.address),
        })),
      });
    },
  }),
  defineOperation({
    method: 'POST',
    path: '/api/idp/join-clinic',
    summary: 'Asks to join a clinic or school. `pending`: the request is waiting for approval.',
    caller: 'session',
    isWrite: true,
    errors: [WRONG_JWT, NO_MEMBERSHIP, CLINIC_NOT_FOUND, ROLE_MISSING, ALREADY_MEMBER, SUSPENDED],
    input: z.object({groupID: id, jwt}),
    output: z.object({status: z.enum(['active', 'pending'])}),
    async handler(context: Context, {groupID, jwt: token}) {
      const refusal = await checkJwt(context, token);
      if (refusal) return fail(refusal);
      const joined = await joinClinic(context, context.customer, groupID);
      switch (joined) {
        case 'active':
        case 'pending':
          return ok({status: joined});
        case 'unavailable':
          return fail('upstream');
        default:
          return fail(JOIN_ERRORS[joined]);
      }
    },
  }),
];

const JOIN_ERRORS = {
  unknown: CLINIC_NOT_FOUND,
  'role-missing': ROLE_MISSING,
  member: ALREADY_MEMBER,
  suspended: SUSPENDED,
} as const;

function toAddress({isHomeDeliveryOnly, ...rest}: ClinicAddress): z.input<typeof address> {
  return {...rest, SFHomeDeliveryOnly: isHomeDeliveryOnly};
}
