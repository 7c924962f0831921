import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import {SITE} from '~sandbox/identity/call';

export const PASSWORD = 'a password of these tests';

export interface Account {
  uid: string;
  email: string;
  password: string;
}

const answerSchema = z.looseObject({
  errorCode: z.int(),
  regToken: z.string().optional(),
  UID: z.string().optional(),
  id_token: z.string().optional(),
});

/** Calls the sandbox's identity provider as our server does. */
export async function gigya(origin: string, method: string, params: Record<string, string>) {
  const response = await fetch(`${origin}/gigya/accounts.${method}`, {
    method: 'POST',
    body: new URLSearchParams({...SITE, ...params}),
  });
  return answerSchema.parse(await response.json());
}

export interface AccountParts {
  isVerified?: boolean;
  /** The site's own fields. */
  data?: Record<string, unknown>;
}

export const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`;

/** Creates an account with an email that no other test uses, because attempts are limited per email. */
export async function makeAccount(
  origin: string,
  {isVerified = true, data = {}}: AccountParts = {},
): Promise<Account> {
  const email = newEmail();
  const {regToken = ''} = await gigya(origin, 'initRegistration', {});
  const {UID: uid = ''} = await gigya(origin, 'register', {
    regToken,
    email,
    password: PASSWORD,
    profile: JSON.stringify({firstName: 'Noa', lastName: 'Berg', zip: '80205', state: 'CO'}),
    finalizeRegistration: 'true',
  });
  const set = await gigya(origin, 'setAccountInfo', {
    UID: uid,
    isVerified: String(isVerified),
    data: JSON.stringify(data),
  });
  if (set.errorCode !== 0) throw new Error(`no account: ${set.errorCode}`);
  return {uid, email, password: PASSWORD};
}

/** A JWT of the identity provider for this account. */
export async function jwtOf(origin: string, {uid}: Account): Promise<string> {
  const fields = 'email,firstName,lastName';
  const {id_token: token} = await gigya(origin, 'getJWT', {targetUID: uid, fields});
  if (!token) throw new Error('no JWT');
  return token;
}
