import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {CommerceCustomer} from '~/services/commerce/customer.server';
import type {IdentityAccount} from '~/services/identity/identity.server';
import type {JwtClaims} from '~/services/identity/jwt.server';
import {zip5} from '~/platform/zip5';
import type {Session} from './session';
import {staffFacts} from './staff-account';

export type BeginContext = Needs<{
  request: 'log';
  services: 'identity' | 'customerTokens' | 'customers';
  site: true;
  settings: 'pdGroups';
}>;

export interface Proof {
  email: string;
  /** If a name is empty, the customer keeps the one of their account. */
  firstName: string;
  lastName: string;
  key: string;
}

type ProfileReply = Awaited<ReturnType<CommerceCustomer['profile']>>;
type Profile = Extract<ProfileReply, {ok: true}>['value'];

export interface BegunSession {
  account: IdentityAccount;
  session: Session;
  profile: Profile;
}

/**
 * `refused`: the JWT doesn't prove the email. `unlinked`: Shopify refuses to log this customer in, for instance because
 * another customer record has their email address (SEC-18).
 */
export type BeginFailure = 'refused' | 'unlinked' | UpstreamFailure;

/**
 * Starts a session with the identity provider's JWT. Its verified email must match the given one; otherwise a caller
 * could start a session for any email address (API-20).
 */
export async function beginSession(
  context: BeginContext,
  {email, firstName, lastName, key}: Proof,
  now = Date.now(),
): Promise<Result<BegunSession, BeginFailure>> {
  const claims = await verifyProof(context, {email, key});
  if (!claims.ok) return claims;
  /* Must come before the customer token: creating one also creates a customer for an unknown email address. */
  const account = await context.services.identity.accountInfo(claims.value.uid);
  if (!account.ok) return account;
  if (!account.value.isVerified) return fail('refused');
  const names = {
    firstName: firstName || account.value.firstName,
    lastName: lastName || account.value.lastName,
  };
  const customer = {...account.value, ...claims.value, ...names};
  const token = await createToken(context, customer);
  return token.ok ? createSession(context, customer, token.value, now) : token;
}

export async function verifyProof(
  {services: {identity}}: Needs<{services: 'identity'}>,
  {email, key}: Pick<Proof, 'email' | 'key'>,
): Promise<Result<JwtClaims, BeginFailure>> {
  const claims = await identity.verifyJwt(key);
  if (!claims.ok) return claims;
  return claims.value && isSameEmail(claims.value.email, email)
    ? ok(claims.value)
    : fail('refused');
}

/** The caller must have proof that the account is the customer's. */
export async function createToken(
  {request: {log}, services}: Needs<{request: 'log'; services: 'customerTokens'}>,
  {uid: identifier, email, firstName, lastName}: IdentityAccount,
): Promise<Result<string, BeginFailure>> {
  const token = await services.customerTokens.create({email, firstName, lastName, identifier});
  if (token.ok) return ok(token.value.token);
  log.error('Error setting session token');
  return toBeginFailure(token.failure);
}

/** @param customerToken from `createToken` */
export async function createSession(
  {
    services,
    site,
    settings: {pdGroups},
  }: Needs<{services: 'customers'; site: true; settings: 'pdGroups'}>,
  account: IdentityAccount,
  customerToken: string,
  now = Date.now(),
): Promise<Result<BegunSession, BeginFailure>> {
  const profile = await services.customers.profile(customerToken);
  if (!profile.ok) return toBeginFailure(profile.failure);
  const {defaultAddress} = profile.value;
  return ok({
    account,
    profile: profile.value,
    session: {
      uid: account.uid,
      customerId: profile.value.id,
      customerToken,
      /* From the identity provider, because Shopify lets customers change their email without verification. */
      email: account.email,
      firstName: profile.value.firstName,
      lastName: profile.value.lastName,
      country: 'US',
      zipCode: (defaultAddress && zip5(defaultAddress.zip)) || account.zip,
      state: defaultAddress?.provinceCode || account.state,
      ...staffFacts(account, pdGroups),
      endsAt: now + site.sessionSeconds * 1000,
      lastSeenAt: now,
      refreshedAt: now,
      hasRecentCheckout: false,
      notices: [],
    },
  });
}

const toBeginFailure = (failure: 'REFUSED' | UpstreamFailure) =>
  fail<BeginFailure>(failure === 'REFUSED' ? 'unlinked' : failure);

const isSameEmail = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
