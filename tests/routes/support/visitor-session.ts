import {z} from 'zod';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {Answer, Visitor} from './shop';

/** Session secret of the shops in these tests. */
export const SECRET = 'the secret of these tests';

const cookieOf = (site: 'DTC' | 'HPSF') => (site === 'DTC' ? 'session' : 'session_hpsf');

const sealed = z.looseObject({
  uid: z.string(),
  customerId: z.string().startsWith('gid://shopify/Customer/'),
  customerToken: z.string(),
  /* Milliseconds since the epoch. */
  refreshedAt: z.number(),
  endsAt: z.number(),
});

/** Content of the visitor's session cookie. Throws if it isn't a session of this site. */
export async function sessionIn({cookies}: Visitor, site: 'DTC' | 'HPSF' = 'DTC') {
  const text = cookies.get(cookieOf(site)) ?? '';
  return sealed.parse(await unseal(text, [SECRET], `session:${site}`));
}

/** Changes fields of the session in the visitor's cookie. */
export async function changeSession(
  visitor: Visitor,
  change: Record<string, unknown>,
  site: 'DTC' | 'HPSF' = 'DTC',
): Promise<void> {
  const session = {...(await sessionIn(visitor, site)), ...change};
  visitor.cookies.set(cookieOf(site), await seal(session, [SECRET], `session:${site}`));
}

/** The number in `gid://shopify/Customer/1042`, which identifies the customer to the subscription provider. */
export async function customerNumberIn(visitor: Visitor): Promise<string> {
  const {customerId} = await sessionIn(visitor);
  return customerId.slice(customerId.lastIndexOf('/') + 1);
}

/** Makes the session old enough for a navigation to refresh it. */
export const makeRefreshDue = (visitor: Visitor) =>
  changeSession(visitor, {refreshedAt: Date.now() - 61_000});

/** Calls the commerce platform as the shop does. */
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

/** Makes the platform reject the customer's token. */
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

/** Email of the token's customer at the commerce platform; `null` if the token is unknown. */
export async function emailOfToken(origin: string, customerToken: string): Promise<unknown> {
  const {customer} = await storefront(
    origin,
    'query ($token: String!) { customer(customerAccessToken: $token) { email } }',
    {token: customerToken},
  );
  return z.object({email: z.string()}).nullable().parse(customer)?.email ?? null;
}

/** Request headers of a browser's page navigation. */
export const NAVIGATION = {Accept: 'text/html,application/xhtml+xml'};

export const navigate = (visitor: Visitor, path: string) => visitor.get(path, NAVIGATION);

/** The path of the first link in a mail. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error('the mail has no link');
  const {pathname, search} = new URL(link);
  return pathname + search;
}

/** The Set-Cookie header that sets or clears this cookie. */
export const setCookieOf = ({headers}: Answer, name: string): string | undefined =>
  headers.getSetCookie().find((header) => header.startsWith(`${name}=`));

/** How often the shop's log says that a customer token was renewed. */
export function renewals(log: Record<string, unknown>[]): number {
  const calls = log.flatMap(({upstream}) => (upstream as {call: string}[] | undefined) ?? []);
  return calls.filter(({call}) => call === 'commerce.CustomerAccessTokenRenew').length;
}
