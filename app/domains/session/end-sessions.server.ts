import type {Needs} from '~/platform/needs';
import type {MultipassCustomer} from '~/services/commerce/multipass.server';
import type {Session} from './session';

export type EndOthersContext = Needs<{
  request: 'log';
  services: 'customerTokens';
  visitor: 'session';
}>;

/**
 * Ends all of the customer's sessions except this one (SEC-16), by replacing all their Shopify tokens with a new one
 * for this session. Returns `false` if Shopify failed.
 */
export async function endOtherSessions(
  {request: {log}, services, visitor: {session}}: EndOthersContext,
  customer: Session,
): Promise<boolean> {
  const replaced = await services.customerTokens.replaceAll(customer.customerToken);
  if (!replaced.ok) {
    log.error('other sessions not ended');
    return false;
  }
  if (session.current()?.uid === customer.uid) {
    session.update({customerToken: replaced.value.token});
  }
  return true;
}

export type EndAllContext = Needs<{request: 'log'; services: 'customerTokens'}>;

/** Ends all sessions of a customer who isn't logged in here (SEC-16). Returns `false` if Shopify failed. */
export async function endAllSessions(
  {request: {log}, services: {customerTokens: customerToken}}: EndAllContext,
  customer: MultipassCustomer,
): Promise<boolean> {
  const created = await customerToken.create(customer);
  const replaced = created.ok ? await customerToken.replaceAll(created.value.token) : created;
  if (replaced.ok) {
    await customerToken.revoke(replaced.value.token);
    return true;
  }
  /* A customer whom Shopify refuses to log in has no sessions. */
  if (!created.ok && created.failure === 'REFUSED') return true;
  log.error('sessions not ended');
  return false;
}
