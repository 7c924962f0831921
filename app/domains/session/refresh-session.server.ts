import {settleWithin} from '~/platform/deferred.server';
import {MINUTE_SECONDS} from '~/platform/duration';
import type {Log} from '~/platform/log.server';
import type {Result} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Identity} from '~/services/identity/identity.server';
import type {ConfirmSession} from './confirm-session.server';
import {savedCartOf} from './saved-cart';
import type {Session} from './session';
import type {SessionStore} from './session-store.server';
import type {Site} from './site';
import {staffFacts} from './staff-account';

export interface RenewContext {
  commerce: {
    customerToken: Pick<CustomerTokens, 'renew'>;
    customer: Pick<CommerceCustomer, 'profile'>;
  };
  identity: Pick<Identity, 'accountInfo'>;
  site: Pick<Site, 'features'>;
  /** Customer groups that may buy the prescription line on the staff site. */
  pdGroups: readonly string[];
  log: Log;
}

export interface RefreshContext extends RenewContext {
  session: SessionStore;
  confirmSession: ConfirmSession;
  cartId: {ofPerson: {set(id: string): void; clear(): void}};
}

/** A session that was refreshed this recently is not refreshed by a navigation. */
const FRESH_MS = MINUTE_SECONDS * 1000;
/** The longest that a page waits for the platform's word about its session. */
const BUDGET_MS = 1500;
/** How long an attempt keeps other requests of this isolate from making one too. */
const ATTEMPT_MS = 5000;

/** When each token was last tried. Only a time is shared: a request must not wait for another request's work. */
const attempts = new Map<string, number>();
const MAX_ATTEMPTS = 1000;

type Checked = 'refreshed' | 'kept' | 'ended';

/**
 * Renews the customer's token with a navigation (SESS-25), at most once a minute; between renewals it only asks whether
 * the token still holds. A refusal ends the session (ERR-08). Without an answer the session is kept for this navigation.
 */
export async function refreshSession(context: RefreshContext, now = Date.now()): Promise<Checked> {
  const person = context.session.current();
  if (!person) return 'kept';
  if (!isDue(person, now)) return checkSession(context);
  const renewed = await inTime(renewal(context, person, now));
  if (renewed === 'refused') return endRefused(context);
  if (renewed === 'no-answer') {
    context.log.warn('session not refreshed: no answer');
    return 'kept';
  }
  acceptRenewal(context, person, renewed);
  return 'refreshed';
}

/** Ends the session whose token the platform refuses; without an answer it is kept. */
export async function checkSession(
  context: Pick<RefreshContext, 'session' | 'confirmSession' | 'log'>,
): Promise<'kept' | 'ended'> {
  const person = context.session.current();
  if (!person) return 'kept';
  const verdict = await inTime(context.confirmSession(person));
  return verdict === 'refused' ? endRefused(context) : 'kept';
}

function endRefused({session, log}: Pick<RefreshContext, 'session' | 'log'>): 'ended' {
  log.warn('session ended: its token was refused');
  session.end();
  return 'ended';
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value | 'no-answer'> {
  const {value} = await settleWithin(promise, BUDGET_MS);
  return value instanceof Promise ? 'no-answer' : value;
}

/** Puts into the request's session what the renewal of this person has changed. */
export function acceptRenewal(
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
 * Renews the token and reads what the platform and, on the staff site, the identity provider say of the person now.
 * Returns only what changes in the session, because the request goes on beside it. The email stays the identity
 * provider's: the platform lets customers change theirs unchecked.
 */
export async function renewal(
  {commerce, identity, site, pdGroups}: RenewContext,
  person: Session,
  now = Date.now(),
): Promise<Partial<Session> | 'refused' | 'no-answer'> {
  const [token, profile, account] = await Promise.all([
    commerce.customerToken.renew(person.customerToken),
    commerce.customer.profile(person.customerToken),
    site.features.membership ? identity.accountInfo(person.uid) : null,
  ]);
  if (isRefused(token) || isRefused(profile)) return 'refused';
  if (!token.ok) return 'no-answer';
  const renewed = {
    ...(account?.ok ? staffFacts(account.value, pdGroups) : {}),
    customerToken: token.value.token,
    refreshedAt: now,
    hasRecentCheckout: false,
  };
  if (!profile.ok) return renewed;
  const {firstName, lastName, defaultAddress, metafields} = profile.value;
  return {
    ...renewed,
    firstName,
    lastName,
    ...(defaultAddress
      ? {zipCode: defaultAddress.zip.slice(0, 5), state: defaultAddress.provinceCode}
      : {}),
    /* `undefined` means that the carts are still to be merged. */
    ...(person.savedCart === undefined
      ? {}
      : {
          savedCart: savedCartOf(metafields.persistedCart),
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
