import {settleWithin} from '~/platform/deferred.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Identity} from '~/services/identity/identity.server';
import type {SessionStore} from '~/domains/session/session-store.server';

interface LogOutContext {
  session: SessionStore;
  identity: Pick<Identity, 'logout'>;
  commerce: {customerToken: Pick<CustomerTokens, 'revoke'>};
}

/** Maximum wait for upstreams. Our own session has already ended by then. */
const BUDGET_MS = 1200;

/** Ends the session here, at the identity provider and at Shopify (SESS-21, SESS-26, SESS-27). */
export async function logOut({session, identity, commerce}: LogOutContext): Promise<void> {
  const customer = session.current();
  session.end();
  if (!customer) return;
  const upstreamLogouts = Promise.allSettled([
    identity.logout(customer.uid),
    commerce.customerToken.revoke(customer.customerToken),
  ]);
  await settleWithin(upstreamLogouts, BUDGET_MS);
}
