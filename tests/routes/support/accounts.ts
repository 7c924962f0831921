import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import {SITE} from '~sandbox/identity/call';
import type {Answer, Visitor} from './shop';

/** What shops of these tests seal sessions with. */
export const SECRET = 'the secret of these tests';
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

/** Calls the identity provider of the sandbox as the site's own server. */
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

/** An account with an address that no other test uses: tries are limited by address. */
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

/** A token of the identity provider that says whose it is. */
export async function jwtOf(origin: string, {uid}: Account): Promise<string> {
  const fields = 'email,firstName,lastName';
  const {id_token: token} = await gigya(origin, 'getJWT', {targetUID: uid, fields});
  if (!token) throw new Error('no JWT');
  return token;
}

const cookieOf = (site: 'DTC' | 'HPSF') => (site === 'DTC' ? 'session' : 'session_hpsf');

const sealed = z.looseObject({
  uid: z.string(),
  customerId: z.string().startsWith('gid://shopify/Customer/'),
  customerToken: z.string(),
  /* Milliseconds since the epoch. */
  refreshedAt: z.number(),
  endsAt: z.number(),
});

/** What the visitor's session cookie holds; throws when that is no session of this site's. */
export async function sessionIn({cookies}: Visitor, site: 'DTC' | 'HPSF' = 'DTC') {
  const text = cookies.get(cookieOf(site)) ?? '';
  return sealed.parse(await unseal(text, [SECRET], `session:${site}`));
}

/** Puts another session into the visitor's cookie: what they have, with these changes. */
export async function changeSession(
  visitor: Visitor,
  change: Record<string, unknown>,
  site: 'DTC' | 'HPSF' = 'DTC',
): Promise<void> {
  const session = {...(await sessionIn(visitor, site)), ...change};
  visitor.cookies.set(cookieOf(site), await seal(session, [SECRET], `session:${site}`));
}

/** Of `gid://shopify/Customer/1042` the number, which is the customer to the subscription provider. */
export async function customerNumberIn(visitor: Visitor): Promise<string> {
  const {customerId} = await sessionIn(visitor);
  return customerId.slice(customerId.lastIndexOf('/') + 1);
}

/** As long ago as makes a navigation refresh the session. */
export const makeDue = (visitor: Visitor) =>
  changeSession(visitor, {refreshedAt: Date.now() - 61_000});

/** Asks the commerce platform, as the shop does. */
export async function storefront(origin: string, query: string, variables: object) {
  const response = await fetch(`${origin}/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'sandbox-public-token',
    },
    body: JSON.stringify({query, variables}),
  });
  const reply = z.object({data: z.record(z.string(), z.unknown())}).parse(await response.json());
  return reply.data;
}

/** The platform takes the person's token no more. */
export async function revokeToken(origin: string, visitor: Visitor): Promise<void> {
  const session = await sessionIn(visitor);
  await storefront(
    origin,
    `mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) {
      deletedAccessToken
    } }`,
    {token: session.customerToken},
  );
}

/** Who is signed in, as the commerce platform has it; `null` for a token that it does not know. */
export async function emailBehind(origin: string, customerToken: string): Promise<unknown> {
  const {customer} = await storefront(
    origin,
    'query ($token: String!) { customer(customerAccessToken: $token) { email } }',
    {token: customerToken},
  );
  return z.object({email: z.string()}).nullable().parse(customer)?.email ?? null;
}

/** As a browser asks that goes to a page. */
export const NAVIGATION = {Accept: 'text/html,application/xhtml+xml'};

export const navigate = (visitor: Visitor, path: string) => visitor.get(path, NAVIGATION);

/** The path of the first link in a mail. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error('the mail has no link');
  const {pathname, search} = new URL(link);
  return pathname + search;
}

/** The header by which an answer sets or clears this cookie. */
export const setCookieOf = ({headers}: Answer, name: string): string | undefined =>
  headers.getSetCookie().find((header) => header.startsWith(`${name}=`));

/** How often, for the shop's log, the customer's token was renewed. */
export function renewals(log: Record<string, unknown>[]): number {
  const calls = log.flatMap(({upstream}) => (upstream as {call: string}[] | undefined) ?? []);
  return calls.filter(({call}) => call === 'commerce.CustomerAccessTokenRenew').length;
}
