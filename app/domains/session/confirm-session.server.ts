import type {Log} from '~/platform/log.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Session} from './session';

/** Whether the platform still takes a session's token; `no-answer`: it couldn't be asked. */
export type SessionVerdict = 'confirmed' | 'refused' | 'no-answer';

interface ConfirmParts {
  customerToken: Pick<CustomerTokens, 'owner'>;
  log: Log;
}

/**
 * A sealed cookie can be copied, and the shop keeps no list of sessions. The platform's token is what ends with a log-out
 * or a new password, so whatever acts for a person asks the platform about it first (SEC-15, SEC-16). Each token is asked
 * about once per request.
 */
export function createSessionCheck({customerToken, log}: ConfirmParts) {
  const verdicts = new Map<string, Promise<SessionVerdict>>();

  async function ask({customerToken: token, customerId}: Session): Promise<SessionVerdict> {
    const owner = await customerToken.owner(token);
    if (owner.ok) return owner.value === customerId ? 'confirmed' : 'refused';
    log.warn('session not confirmed: no answer');
    return 'no-answer';
  }

  return (person: Session): Promise<SessionVerdict> => {
    const {customerToken: token} = person;
    const verdict = verdicts.get(token) ?? ask(person);
    verdicts.set(token, verdict);
    return verdict;
  };
}

export type ConfirmSession = ReturnType<typeof createSessionCheck>;
