import type {z} from 'zod';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure, UpstreamFailureKind} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {envelope, type Envelope} from './contract';

export type IdentityEnv = Pick<
  AppEnv,
  'IDENTITY_URL' | 'IDENTITY_API_KEY' | 'IDENTITY_USER_KEY' | 'IDENTITY_SECRET'
>;

export const CODE = {
  ok: 0,
  pendingVerification: 206002,
  taken: 400003,
  badValue: 400006,
  disabled: 403041,
  noSession: 403005,
  badLogin: 403042,
  unknownUser: 403047,
  rateLimit: 403048,
  lockedOut: 403120,
} as const;

const SERVER_ERRORS = 500000;

export interface GigyaAnswer extends Envelope {
  body: unknown;
  /** The failure of a call whose reply lacks fields of the contract. Logs it (HOUSE-150). */
  refuseBody: () => Result<never, UpstreamFailure>;
  /** The failure of a call with a code that the caller doesn’t expect. Logs it without its message (HOUSE-170). */
  refuseCode: () => Result<never, UpstreamFailure>;
}

interface GigyaCall {
  method: string;
  kind: 'read' | 'write';
  params?: Record<string, string>;
  /** Sends the call without our credentials, for public data. */
  isPublic?: boolean;
}

export type Gigya = (call: GigyaCall) => Promise<Result<GigyaAnswer, UpstreamFailure>>;

const SERVICE = 'identity';

/** Success and refusal both have HTTP status 200; `errorCode` tells them apart. */
export function createGigya({env, http}: {env: IdentityEnv; http: Http}): Gigya {
  const credentials = {userKey: env.IDENTITY_USER_KEY, secret: env.IDENTITY_SECRET};
  return async ({method, kind, params = {}, isPublic = false}) => {
    const call = {service: SERVICE, operation: method};
    const answer = await http.json({
      ...call,
      kind,
      url: `${env.IDENTITY_URL}/accounts.${method}`,
      init: {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({
          apiKey: env.IDENTITY_API_KEY,
          ...(isPublic ? {} : credentials),
          ...params,
        }).toString(),
      },
    });
    if (!answer.ok) return answer;
    const parsed = envelope.safeParse(answer.value);
    const refuseBody = () => http.refuse(call, 'malformed', 'the reply doesn’t match the contract');
    if (!parsed.success) return refuseBody();
    const {errorCode} = parsed.data;
    const refuseAs = (failed: UpstreamFailureKind) =>
      http.refuse(call, failed, `errorCode ${errorCode}`);
    if (errorCode === CODE.rateLimit) return refuseAs('throttled');
    if (errorCode >= SERVER_ERRORS) return refuseAs('status');
    const refuseCode = () => refuseAs('rejected');
    return ok({...parsed.data, body: answer.value, refuseBody, refuseCode});
  };
}

export function readReply<Reply>(
  answer: Result<GigyaAnswer, UpstreamFailure>,
  schema: z.ZodType<Reply>,
): Result<Reply, UpstreamFailure> {
  if (!answer.ok) return answer;
  return answer.value.errorCode === CODE.ok
    ? readBody(answer.value, schema)
    : answer.value.refuseCode();
}

export function readBody<Reply>(
  {body, refuseBody}: GigyaAnswer,
  schema: z.ZodType<Reply>,
): Result<Reply, UpstreamFailure> {
  const parsed = schema.safeParse(body);
  return parsed.success ? ok(parsed.data) : refuseBody();
}
