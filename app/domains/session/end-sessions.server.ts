import type {Log} from '~/platform/log.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {MultipassCustomer} from '~/services/commerce/multipass.server';
import type {Session} from './session';
import type {SessionStore} from './session-store.server';

export interface EndOthersContext {
  commerce: {customerToken: Pick<CustomerTokens, 'replaceAll'>};
  session: Pick<SessionStore, 'current' | 'update'>;
  log: Log;
}

/**
 * Ends all of the customer's sessions except this one (SEC-16), by replacing all their Shopify tokens with a new one
 * for this session. Returns `false` if Shopify failed.
 */
export async function endOtherSessions(
  {commerce, session, log}: EndOthersContext,
  customer: Session,
): Promise<boolean> {
  const replaced = await commerce.customerToken.replaceAll(customer.customerToken);
  if (!replaced.ok) {
    log.error('other sessions not ended');
    return false;
  }
  if (session.current()?.uid === customer.uid) {
    session.update({customerToken: replaced.value.token});
  }
  return true;
}

export interface EndAllContext {
  commerce: {customerToken: Pick<CustomerTokens, 'create' | 'replaceAll' | 'revoke'>};
  log: Log;
}

/** Ends all sessions of a customer who isn't logged in here (SEC-16). Returns `false` if Shopify failed. */
export async function endAllSessions(
  {commerce: {customerToken}, log}: EndAllContext,
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
