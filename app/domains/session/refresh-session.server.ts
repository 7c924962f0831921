import {settleWithin} from '~/platform/deferred.server';
import {MINUTE_SECONDS} from '~/platform/duration';
import type {Log} from '~/platform/log.server';
import type {Result} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Session} from './session';
import type {SessionStore} from './session-store.server';

export interface RenewContext {
  commerce: {
    customerToken: Pick<CustomerTokens, 'renew'>;
    customer: Pick<CommerceCustomer, 'profile'>;
  };
  log: Log;
}

export interface RefreshContext extends RenewContext {
  session: SessionStore;
  cartId: {ofPerson: {set(id: string): void; clear(): void}};
}

/** A session that was refreshed so lately is not refreshed with a navigation. */
const FRESH_MS = MINUTE_SECONDS * 1000;
/** A page does not wait longer for it. */
const BUDGET_MS = 1500;
/** How long an attempt keeps other requests of this isolate from making one too. */
const ATTEMPT_MS = 5000;

/** When the token's last attempt was made. Only a time is shared: a request must not wait for what another one does. */
const attempts = new Map<string, number>();
const MAX_ATTEMPTS = 1000;

/**
 * Renews the customer's token with a navigation (SESS-25), at most once a minute. The platform may refuse, which ends
 * the session (ERR-08); when it does not answer, the session is kept as it is for this navigation.
 */
export async function refreshSession(
  context: RefreshContext,
  now = Date.now(),
): Promise<'refreshed' | 'kept' | 'ended'> {
  const {session, log} = context;
  const person = session.current();
  if (!person || !isDue(person, now)) return 'kept';
  const {value} = await settleWithin(renewal(context, person, now), BUDGET_MS);
  const renewed = value instanceof Promise ? 'no-answer' : value;
  if (renewed === 'refused') {
    log.warn('session ended: its token was refused');
    session.end();
    return 'ended';
  }
  if (renewed === 'no-answer') {
    log.warn('session not refreshed: no answer');
    return 'kept';
  }
  takeIn(context, person, renewed);
  return 'refreshed';
}

/** Puts into the session of the request what the renewal of this person has changed. */
export function takeIn(
  {session, cartId}: Pick<RefreshContext, 'session' | 'cartId'>,
  person: Session,
  {savedCart, ...change}: Partial<Session>,
): void {
  session.update(change);
  /* What this request has made of the cart meanwhile is newer. */
  if (savedCart === undefined || session.current()?.savedCart !== person.savedCart) return;
  session.update({savedCart});
  /* Another device may have made another cart of it, or bought it. */
  if (savedCart?.cartId === person.savedCart?.cartId) return;
  if (savedCart) cartId.ofPerson.set(savedCart.cartId);
  else cartId.ofPerson.clear();
}

/**
 * Renews the token: what it changes of the session, with what the profile says now, and nothing else, since the request
 * goes on beside it; or that the platform refuses, or does not answer.
 */
export async function renewal(
  {commerce}: RenewContext,
  person: Session,
  now = Date.now(),
): Promise<Partial<Session> | 'refused' | 'no-answer'> {
  const [token, profile] = await Promise.all([
    commerce.customerToken.renew(person.customerToken),
    commerce.customer.profile(person.customerToken),
  ]);
  if (isRefused(token) || isRefused(profile)) return 'refused';
  if (!token.ok) return 'no-answer';
  const renewed = {
    customerToken: token.value.token,
    refreshedAt: now,
    hasRecentCheckout: false,
  };
  if (!profile.ok) return renewed;
  const {email, firstName, lastName, defaultAddress, metafields} = profile.value;
  const {persistedCart} = metafields;
  return {
    ...renewed,
    email,
    firstName,
    lastName,
    ...(defaultAddress
      ? {zipCode: defaultAddress.zip.slice(0, 5), state: defaultAddress.provinceCode}
      : {}),
    /* Unknown means that it is still to be brought in. */
    ...(person.savedCart === undefined
      ? {}
      : {
          savedCart: persistedCart && {
            metafieldId: persistedCart.id,
            cartId: persistedCart.value,
          },
        }),
  };
}

function isRefused(reply: Result<unknown, unknown>): boolean {
  return !reply.ok && reply.failure === 'REFUSED';
}

/** Was it refreshed so lately that nothing has to be asked? */
export function isFresh({refreshedAt, hasRecentCheckout}: Session, now = Date.now()): boolean {
  return !hasRecentCheckout && now - refreshedAt < FRESH_MS;
}

function isDue(person: Session, now: number): boolean {
  if (isFresh(person, now)) return false;
  const {customerToken} = person;
  const attempted = attempts.get(customerToken);
  if (attempted !== undefined && now - attempted < ATTEMPT_MS) return false;
  attempts.delete(customerToken);
  attempts.set(customerToken, now);
  const [oldest] = attempts.keys();
  if (attempts.size > MAX_ATTEMPTS && oldest !== undefined) attempts.delete(oldest);
  return true;
}
