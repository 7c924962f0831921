import {unsavedCart, writeSavedCartId} from '~/domains/cart/cart-ownership.server';
import {settleWithin} from '~/platform/deferred.server';
import type {Needs} from '~/platform/needs';

type LogOutContext = Needs<{
  request: 'log' | 'waitUntil';
  services: 'customers' | 'customerTokens' | 'identity';
  visitor: 'cart' | 'session';
}>;

/** Maximum wait for upstreams, which then finish after the response. Our own session has already ended by then. */
const BUDGET_MS = 1200;

/** Ends the session here, at the identity provider and at Shopify (SESS-21, SESS-26, SESS-27). */
export async function logOut(context: LogOutContext): Promise<void> {
  const {
    request: {waitUntil},
    services: {identity, customerTokens},
    visitor: {session},
  } = context;
  const customer = session.current();
  const unsaved = unsavedCart(context);
  session.end();
  if (!customer) return;
  const upstreamLogouts = Promise.allSettled([
    identity.logout(customer.uid),
    customerTokens.revoke(customer.customerToken).then(async (wasValid) => {
      /* A copy of the cookies must not write anything after a logout (SEC-15). */
      if (unsaved && wasValid.ok && wasValid.value)
        await writeSavedCartId(context, customer, unsaved);
    }),
  ]);
  waitUntil(upstreamLogouts);
  await settleWithin(upstreamLogouts, BUDGET_MS);
}
