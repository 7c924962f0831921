import type {Log} from '~/platform/log.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {MultipassPerson} from '~/services/commerce/multipass.server';
import type {Session} from './session';
import type {SessionStore} from './session-store.server';

export interface EndOthersContext {
  commerce: {customerToken: Pick<CustomerTokens, 'replaceAll'>};
  session: Pick<SessionStore, 'current' | 'update'>;
  log: Log;
}

/**
 * Ends every session of the person but this one (SEC-16): their tokens end at the platform, and this session goes on with
 * a new one. `false`: the platform didn't do it.
 */
export async function endOtherSessions(
  {commerce, session, log}: EndOthersContext,
  person: Session,
): Promise<boolean> {
  const replaced = await commerce.customerToken.replaceAll(person.customerToken);
  if (!replaced.ok) {
    log.error('other sessions not ended');
    return false;
  }
  if (session.current()?.uid === person.uid) {
    session.update({customerToken: replaced.value.token});
  }
  return true;
}

export interface EndAllContext {
  commerce: {customerToken: Pick<CustomerTokens, 'create' | 'replaceAll' | 'revoke'>};
  log: Log;
}

/** Ends every session of a person who isn't logged in here (SEC-16). `false`: the platform didn't do it. */
export async function endAllSessions(
  {commerce: {customerToken}, log}: EndAllContext,
  person: MultipassPerson,
): Promise<boolean> {
  const created = await customerToken.create(person);
  const replaced = created.ok ? await customerToken.replaceAll(created.value.token) : created;
  if (replaced.ok) {
    await customerToken.revoke(replaced.value.token);
    return true;
  }
  /* A person whom the platform doesn't log in has no sessions. */
  if (!created.ok && created.failure === 'REFUSED') return true;
  log.error('sessions not ended');
  return false;
}
