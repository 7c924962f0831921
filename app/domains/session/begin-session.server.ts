import type {UpstreamFailure} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {fail, ok, type Result} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Identity, IdentityAccount} from '~/services/identity/identity.server';
import type {Session} from './session';
import type {Site} from './site';
import {staffFacts} from './staff-account';

export interface BeginContext {
  identity: Pick<Identity, 'verifyJwt' | 'accountInfo'>;
  commerce: {
    customerToken: Pick<CustomerTokens, 'create'>;
    customer: Pick<CommerceCustomer, 'profile'>;
  };
  log: Log;
  site: Pick<Site, 'sessionSeconds'>;
  /** Customer groups that may buy prescription diets on the staff site. */
  pdGroups: readonly string[];
}

export interface Proof {
  email: string;
  firstName: string;
  lastName: string;
  /** The identity provider's JWT. */
  key: string;
}

type ProfileReply = Awaited<ReturnType<CommerceCustomer['profile']>>;
type Profile = Extract<ProfileReply, {ok: true}>['value'];

export interface BegunSession {
  session: Session;
  profile: Profile;
}

/**
 * `refused`: the JWT doesn't prove the email. `unlinked`: Shopify refuses to log this customer in, for instance because
 * another customer record has their email address (SEC-18).
 */
export type BeginFailure = 'refused' | 'unlinked' | UpstreamFailure;

/**
 * Creates a session from the identity provider's JWT. Its verified email must match the given one; otherwise a caller
 * could begin a session for any email address (API-20).
 */
export async function beginSession(
  context: BeginContext,
  {email, firstName, lastName, key}: Proof,
  {account: known, now = Date.now()}: {account?: IdentityAccount; now?: number} = {},
): Promise<Result<BegunSession, BeginFailure>> {
  const {identity, commerce, log, pdGroups, site} = context;
  const claims = await identity.verifyJwt(key);
  if (!claims.ok) return claims;
  if (claims.value === null || !isSameEmail(claims.value.email, email)) return fail('refused');
  const {uid} = claims.value;
  /* Must come before the customer token: creating one also creates a customer for an unknown email address. */
  const account = known ? ok(known) : await identity.accountInfo(uid);
  if (!account.ok) return account;
  if (!account.value.isVerified) return fail('refused');
  const token = await commerce.customerToken.create({
    email: claims.value.email,
    firstName,
    lastName,
    identifier: uid,
  });
  if (!token.ok) {
    log.error('Error setting session token');
    return failed(token.failure);
  }
  const profile = await commerce.customer.profile(token.value.token);
  if (!profile.ok) return failed(profile.failure);
  const {defaultAddress} = profile.value;
  return ok({
    profile: profile.value,
    session: {
      uid,
      customerId: profile.value.id,
      customerToken: token.value.token,
      /* From the identity provider, because Shopify lets customers change their email without verification. */
      email: claims.value.email,
      firstName: profile.value.firstName,
      lastName: profile.value.lastName,
      country: 'US',
      zipCode: defaultAddress?.zip.slice(0, 5) || account.value.zip,
      state: defaultAddress?.provinceCode || account.value.state,
      ...staffFacts(account.value, pdGroups),
      endsAt: now + site.sessionSeconds * 1000,
      lastSeenAt: now,
      refreshedAt: now,
      hasRecentCheckout: false,
      notices: [],
    },
  });
}

const failed = (failure: 'REFUSED' | UpstreamFailure) =>
  fail<BeginFailure>(failure === 'REFUSED' ? 'unlinked' : failure);

const isSameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
