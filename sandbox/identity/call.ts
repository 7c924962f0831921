import {z} from 'zod';
import type {Clock} from '../control/clock';
import type {Outbox} from '../control/outbox';
import type {Account, Accounts} from './accounts';
import {refused, type Answer} from './errors';
import type {Lockout} from './lockout';
import type {SigningKeys} from './signing-keys';
import type {Tokens} from './tokens';

/** The site's keys. */
export const SITE = {
  apiKey: 'sandbox-identity-api-key',
  userKey: 'sandbox-identity-user-key',
  secret: 'sandbox-identity-secret',
};

/** One call of a method. An empty parameter counts as not given. */
export interface Call {
  params: Record<string, string>;
  /** It proved with key and secret that it comes from the site's own server. */
  isServer: boolean;
}

/** What methods work with. */
export interface Identity {
  accounts: Accounts;
  tokens: Tokens;
  lockout: Lockout;
  keys: SigningKeys;
  outbox: Pick<Outbox, 'send'>;
  clock: Clock;
}

export type Method = (call: Call, identity: Identity) => Answer | Promise<Answer>;

/** Who calls: the refusal, or whether it is the site's server. */
export function authenticate(params: Record<string, string>): Answer | {isServer: boolean} {
  const {apiKey, userKey, secret} = params;
  if (apiKey !== SITE.apiKey) return refused('INVALID_API_KEY');
  if (userKey === undefined && secret === undefined) return {isServer: false};
  return userKey === SITE.userKey && secret === SITE.secret
    ? {isServer: true}
    : refused('UNAUTHORIZED_USER', 'The userKey is unknown or the secret is not its own.');
}

type Read<Value> = {ok: true; value: Value} | {ok: false; answer: Answer};

/** The parameters that a method takes; others are passed over. */
export function readParams<Value>({params}: Call, schema: z.ZodType<Value>): Read<Value> {
  const result = schema.safeParse(params);
  if (result.success) return {ok: true, value: result.data};
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  return {
    ok: false,
    answer: Object.hasOwn(params, name)
      ? refused('BAD_FORMAT', `Invalid parameter format: ${name}`)
      : refused('MISSING_PARAMETER', `Missing required parameter: ${name}`),
  };
}

/**
 * Whose account a call is about: by UID when it comes from the site's server, else by the token of a registration or
 * of a session.
 */
export function readSubject(
  {params, isServer}: Call,
  {accounts, tokens}: Identity,
  uidParam: 'UID' | 'targetUID' = 'UID',
): Read<Account> {
  const uid = params[uidParam];
  if (uid !== undefined && isServer) {
    const account = accounts.byUid(uid);
    return account
      ? {ok: true, value: account}
      : {ok: false, answer: refused('NO_SUCH_USER', `Unknown ${uidParam}`)};
  }
  const token =
    (params.regToken && tokens.read('registration', params.regToken)) ||
    (params.login_token && tokens.read('session', params.login_token)) ||
    null;
  const account = token?.uid ? accounts.byUid(token.uid) : null;
  return account ? {ok: true, value: account} : {ok: false, answer: refused('UNAUTHORIZED_USER')};
}

/** A parameter that is an object, as JSON text. */
export const jsonObject = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({code: 'custom', message: 'not JSON'});
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()));

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const clientContext = jsonObject.pipe(z.object({clientIP: z.string()}));

/** The address that the site's server says its visitor has; one for all calls that don't name it. */
export function clientIpOf({params, isServer}: Call): string {
  const named = isServer ? clientContext.safeParse(params.clientContext) : null;
  return named?.success ? named.data.clientIP : '';
}
