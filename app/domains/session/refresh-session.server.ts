import {settleWithin} from '~/platform/deferred.server';
import {MINUTE_SECONDS} from '~/platform/duration';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import {zip5} from '~/platform/zip5';
import {savedCartOf} from './saved-cart';
import type {Session} from './session';
import {staffFacts} from './staff-account';

export type RenewContext = Needs<{
  request: 'log';
  services: 'customerTokens' | 'customers' | 'identity';
  site: true;
  settings: 'pdGroups';
}>;

export type RefreshContext = RenewContext & Needs<{visitor: 'session' | 'confirmSession' | 'cart'}>;

const FRESH_MS = MINUTE_SECONDS * 1000;
const BUDGET_MS = 1500;
/** After an attempt, other requests of this isolate don't try the same token for this long. */
const ATTEMPT_MS = 5000;

/**
 * Time of the last attempt, by token. Only the time is shared between requests, since a request must not wait for
 * another request's work.
 */
const attempts = new Map<string, number>();
const MAX_ATTEMPTS = 1000;

type RefreshResult = 'refreshed' | 'kept' | 'ended';

/**
 * Renews the customer's token on a navigation (SESS-25), at most once a minute; in between it only checks whether the
 * token is still valid. A refused token ends the session (ERR-08). Without a reply the session doesn't change.
 */
export async function refreshSession(
  context: RefreshContext,
  now = Date.now(),
): Promise<RefreshResult> {
  const customer = context.visitor.session.current();
  if (!customer) return 'kept';
  if (!isDue(customer, now)) return checkSession(context);
  const renewed = await inTime(renewSession(context, customer, now));
  if (renewed === 'refused') return endRefused(context);
  if (renewed === 'no-answer') {
    context.request.log.warn('session not refreshed: no answer');
    return 'kept';
  }
  acceptRenewal(context, customer, renewed);
  return 'refreshed';
}

/** Ends the session if Shopify refuses its token; without a reply the session stays. */
export async function checkSession(
  context: Needs<{request: 'log'; visitor: 'session' | 'confirmSession'}>,
): Promise<'kept' | 'ended'> {
  const customer = context.visitor.session.current();
  if (!customer) return 'kept';
  const verdict = await inTime(context.visitor.confirmSession(customer));
  return verdict === 'refused' ? endRefused(context) : 'kept';
}

function endRefused({
  request: {log},
  visitor: {session},
}: Needs<{request: 'log'; visitor: 'session'}>): 'ended' {
  log.warn('session ended: its token was refused');
  session.end();
  return 'ended';
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value | 'no-answer'> {
  const {value} = await settleWithin(promise, BUDGET_MS);
  return value instanceof Promise ? 'no-answer' : value;
}

/**
 * A staff member who was approved meanwhile is registered by the registration page, which the next page of the shop leads
 * to, because it also sets location and preferred address (STAFF-210).
 */
export function acceptRenewal(
  {visitor}: Needs<{visitor: 'cart' | 'session'}>,
  customer: Session,
  {savedCart, isRegistered, ...change}: Partial<Session>,
): void {
  visitor.session.update({...change, ...(isRegistered === false ? {isRegistered} : {})});
  if (savedCart !== undefined) visitor.cart.follow(savedCart, customer);
}

/**
 * Renews the token and reads the customer's current profile from Shopify and, on the staff site, their account from the
 * identity provider. Returns the session's changed fields only, because the request may change other fields meanwhile.
 * The email is never updated, because Shopify lets customers change it without verification.
 */
export async function renewSession(
  {services, site, settings: {pdGroups}}: RenewContext,
  customer: Session,
  now = Date.now(),
): Promise<Partial<Session> | 'refused' | 'no-answer'> {
  const [token, profile, account] = await Promise.all([
    services.customerTokens.renew(customer.customerToken),
    services.customers.profile(customer.customerToken),
    site.features.membership ? services.identity.accountInfo(customer.uid) : null,
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
      ? {zipCode: zip5(defaultAddress.zip), state: defaultAddress.provinceCode}
      : {}),
    /* Stays `undefined` until the carts are merged. */
    ...(customer.savedCart === undefined
      ? {}
      : {
          savedCart: savedCartOf(metafields.persistedCart),
        }),
  };
}

function isRefused(reply: Result<unknown, unknown>): boolean {
  return !reply.ok && reply.failure === 'REFUSED';
}

/** Never fresh right after a checkout, because the cart may have been bought. */
export function isFresh({refreshedAt, hasRecentCheckout}: Session, now = Date.now()): boolean {
  return !hasRecentCheckout && now - refreshedAt < FRESH_MS;
}

function isDue(customer: Session, now: number): boolean {
  if (isFresh(customer, now)) return false;
  const {customerToken} = customer;
  const attempted = attempts.get(customerToken);
  if (attempted !== undefined && now - attempted < ATTEMPT_MS) return false;
  attempts.delete(customerToken);
  attempts.set(customerToken, now);
  const [oldest] = attempts.keys();
  if (attempts.size > MAX_ATTEMPTS && oldest !== undefined) attempts.delete(oldest);
  return true;
}
