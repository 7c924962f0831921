import type {Log} from '~/platform/log.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import {savedCartOf, type SavedCart} from './saved-cart';
import type {Session} from './session';

/** `no-answer`: Shopify couldn't be asked. */
export type SessionVerdict = 'confirmed' | 'refused' | 'no-answer';

interface ConfirmParts {
  customerTokens: Pick<CustomerTokens, 'owner'>;
  log: Log;
  /** Receives the saved cart of a confirmed customer. */
  noteSavedCart(saved: SavedCart | null, customer: Session): void;
}

/**
 * Creates a function that asks Shopify whether a session's token is still valid, once per token and request. A sealed
 * cookie can be copied and the shop keeps no list of sessions, but logging out or setting a new password revokes the
 * token, so it must be checked before anything is done for a customer (SEC-15, SEC-16).
 */
export function createSessionCheck({customerTokens, log, noteSavedCart}: ConfirmParts) {
  const verdicts = new Map<string, Promise<SessionVerdict>>();

  async function ask(customer: Session): Promise<SessionVerdict> {
    const owner = await customerTokens.owner(customer.customerToken);
    if (!owner.ok) {
      log.warn('session not confirmed: no answer');
      return 'no-answer';
    }
    if (owner.value?.customerId !== customer.customerId) return 'refused';
    noteSavedCart(savedCartOf(owner.value.persistedCart), customer);
    return 'confirmed';
  }

  return (customer: Session): Promise<SessionVerdict> => {
    const {customerToken: token} = customer;
    const verdict = verdicts.get(token) ?? ask(customer);
    verdicts.set(token, verdict);
    return verdict;
  };
}

export type ConfirmSession = ReturnType<typeof createSessionCheck>;
