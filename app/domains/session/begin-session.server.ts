import type {UpstreamFailure} from '~/platform/http.server';
import type {Log} from '~/platform/log.server';
import {fail, ok, type Result} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Identity, IdentityAccount} from '~/services/identity/identity.server';
import type {Session} from './session';
import {isEligibleForPd, isRegistered} from './staff-account';

export interface BeginContext {
  identity: Pick<Identity, 'verifyJwt' | 'accountInfo'>;
  commerce: {
    customerToken: Pick<CustomerTokens, 'create'>;
    customer: Pick<CommerceCustomer, 'profile'>;
  };
  log: Log;
  /** Customer groups that may buy the prescription line on the staff site. */
  pdGroups: readonly string[];
}

export interface Proof {
  email: string;
  firstName: string;
  lastName: string;
  /** The identity provider's token, which says whose it is. */
  key: string;
}

type ProfileReply = Awaited<ReturnType<CommerceCustomer['profile']>>;
type Profile = Extract<ProfileReply, {ok: true}>['value'];

export interface BegunSession {
  session: Session;
  profile: Profile;
}

/**
 * Makes a session out of the identity provider's token, whose verified email has to be the one that is given: else
 * anybody could begin anybody's (API-20). `refused`: the token is not good for that.
 */
export async function beginSession(
  context: BeginContext,
  {email, firstName, lastName, key}: Proof,
  {account: known, now = Date.now()}: {account?: IdentityAccount; now?: number} = {},
): Promise<Result<BegunSession, 'refused' | UpstreamFailure>> {
  const {identity, commerce, log, pdGroups} = context;
  const claims = await identity.verifyJwt(key);
  if (!claims.ok) return claims;
  if (claims.value === null || !isSameEmail(claims.value.email, email)) return fail('refused');
  const {uid} = claims.value;
  /* Before the token: asking for one makes a customer of whoever is none yet. */
  const account = known ? ok(known) : await identity.accountInfo(uid);
  if (!account.ok) return account;
  if (!account.value.isVerified) return fail('refused');
  const token = await commerce.customerToken.create({
    email: claims.value.email,
    firstName,
    lastName,
  });
  if (!token.ok) {
    log.error('Error setting session token');
    return refused(token.failure);
  }
  const profile = await commerce.customer.profile(token.value.token);
  if (!profile.ok) return refused(profile.failure);
  const {defaultAddress} = profile.value;
  return ok({
    profile: profile.value,
    session: {
      uid,
      customerId: profile.value.id,
      customerToken: token.value.token,
      email: profile.value.email,
      firstName: profile.value.firstName,
      lastName: profile.value.lastName,
      country: 'US',
      zipCode: defaultAddress?.zip.slice(0, 5) || account.value.zip,
      state: defaultAddress?.provinceCode || account.value.state,
      isRegistered: isRegistered(account.value),
      isHomeDeliveryOnly: account.value.clinicAddress?.isHomeDeliveryOnly ?? false,
      isEligibleForPd: isEligibleForPd(account.value, pdGroups),
      refreshedAt: now,
      hasRecentCheckout: false,
      notices: [],
    },
  });
}

const refused = (failure: 'REFUSED' | UpstreamFailure) =>
  fail<'refused' | UpstreamFailure>(failure === 'REFUSED' ? 'refused' : failure);

const isSameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
