import type {z} from 'zod';
import type {AppEnv} from '~/platform/env.server';
import {failure, type Http, type UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
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
  method: string;
  body: unknown;
  /** The failure of a call whose reply lacks fields of the contract. Logs it (HOUSE-150). */
  refuse: () => Result<never, UpstreamFailure>;
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
    const refuse = () => http.refuse(call, 'malformed', 'the reply doesn’t match the contract');
    if (!parsed.success) return refuse();
    const {errorCode} = parsed.data;
    if (errorCode === CODE.rateLimit) {
      return http.refuse(call, 'throttled', `errorCode ${errorCode}`);
    }
    if (errorCode >= SERVER_ERRORS) {
      return http.refuse(call, 'status', `errorCode ${errorCode}`);
    }
    return ok({...parsed.data, method, body: answer.value, refuse});
  };
}

export function readReply<Reply>(
  answer: Result<GigyaAnswer, UpstreamFailure>,
  schema: z.ZodType<Reply>,
): Result<Reply, UpstreamFailure> {
  if (!answer.ok) return answer;
  return answer.value.errorCode === CODE.ok
    ? readBody(answer.value, schema)
    : fail(unexpected(answer.value));
}

export function readBody<Reply>(
  {body, refuse}: GigyaAnswer,
  schema: z.ZodType<Reply>,
): Result<Reply, UpstreamFailure> {
  const parsed = schema.safeParse(body);
  return parsed.success ? ok(parsed.data) : refuse();
}

export function unexpected({method, errorCode, errorMessage}: GigyaAnswer): UpstreamFailure {
  const detail = `errorCode ${errorCode} ${errorMessage}`.trim();
  return failure({service: SERVICE, operation: method}, 'rejected', detail);
}
