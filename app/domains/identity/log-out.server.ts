import {settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';

type LogOutContext = Needs<{
  request: 'waitUntil';
  services: 'identity' | 'customerTokens';
  visitor: 'session';
}>;

/** Maximum wait for upstreams, which then finish after the response. Our own session has already ended by then. */
const BUDGET_MS = 1200;

/** Ends the session here, at the identity provider and at Shopify (SESS-21, SESS-26, SESS-27). */
export async function logOut({
  request: {waitUntil},
  services,
  visitor: {session},
}: LogOutContext): Promise<void> {
  const customer = session.current();
  session.end();
  if (!customer) return;
  const upstreamLogouts = Promise.allSettled([
    services.identity.logout(customer.uid),
    services.customerTokens.revoke(customer.customerToken),
  ]);
  waitUntil(upstreamLogouts);
  await settleWithin(upstreamLogouts, BUDGET_MS);
}
