import {z} from 'zod';
import type {Clock} from '../control/clock';
import type {Outbox} from '../control/outbox';
import type {Account, Accounts} from './accounts';
import {refused, type Answer} from './errors';
import type {Lockout} from './lockout';
import type {SigningKeys} from './signing-keys';
import type {Tokens} from './tokens';

/** The site's credentials. */
export const SITE = {
  apiKey: 'sandbox-identity-api-key',
  userKey: 'sandbox-identity-user-key',
  secret: 'sandbox-identity-secret',
};

/** One call of an API method. Empty parameters are left out. */
export interface Call {
  params: Record<string, string>;
  /** True when the user key and secret prove that the site's server sent the call. */
  isServer: boolean;
}

/** The dependencies of all methods. */
export interface Identity {
  accounts: Accounts;
  tokens: Tokens;
  lockout: Lockout;
  keys: SigningKeys;
  outbox: Pick<Outbox, 'send'>;
  clock: Clock;
}

export type Method = (call: Call, identity: Identity) => Answer | Promise<Answer>;

/** Checks the call's credentials. Returns an error, or whether the site's server is calling. */
export function authenticate(params: Record<string, string>): Answer | {isServer: boolean} {
  const {apiKey, userKey, secret} = params;
  if (apiKey !== SITE.apiKey) return refused('INVALID_API_KEY');
  if (userKey === undefined && secret === undefined) return {isServer: false};
  return userKey === SITE.userKey && secret === SITE.secret
    ? {isServer: true}
    : refused('UNAUTHORIZED_USER', 'The userKey is unknown or the secret is not its own.');
}

type ReadResult<Value> = {ok: true; value: Value} | {ok: false; answer: Answer};

/** The parameters that a method declares; others are ignored. */
export function readParams<Value>({params}: Call, schema: z.ZodType<Value>): ReadResult<Value> {
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
 * The account that a call is about: by UID for calls of the site's server, otherwise by registration or session token.
 */
export function readSubject(
  {params, isServer}: Call,
  {accounts, tokens}: Identity,
  uidParam: 'UID' | 'targetUID' = 'UID',
): ReadResult<Account> {
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

/** A parameter that holds an object as JSON text. */
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

/** The visitor's IP address, as reported by the site's server. All calls without it share an empty one. */
export function clientIpOf({params, isServer}: Call): string {
  const named = isServer ? clientContext.safeParse(params.clientContext) : null;
  return named?.success ? named.data.clientIP : '';
}
