import {bringCart, type BringCartContext} from '~/domains/cart/bring-cart.server';
import {
  refreshWarehouse,
  setUserLocation,
  type LocationContext,
} from '~/domains/location/location.server';
import {beginSession, type BeginContext} from '~/domains/session/begin-session.server';
import {setOrderManagementCookie} from '~/domains/session/order-management.server';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Site} from '~/domains/session/site';
import {sha256} from '~/platform/digest.server';
import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {Identity, IdentityAccount} from '~/services/identity/identity.server';
import {sendConfirmation, type MailContext} from './identity-mails.server';

export interface SignInContext
  extends Omit<BeginContext, 'commerce'>, BringCartContext, LocationContext, MailContext {
  commerce: BeginContext['commerce'] & BringCartContext['commerce'];
  identity: Identity;
  session: SessionStore;
  site: Site;
  secondsToWait(limit: RateLimit): number | null;
  subscriptionsHashKey: string;
}

export type SignInFailure =
  | 'wrong'
  /** Too many tries, for this address or from this machine. */
  | 'too-many'
  /** The password is right, but nobody has shown yet that the address is theirs. A mail is on its way. */
  | 'unconfirmed'
  | 'unavailable';

/** Tries for one address, whoever makes them and whether or not it has an account: the account's own lock is the provider's. */
export const ADDRESS_LIMIT = {burst: 8, perSecond: 1 / 120};
/** Tries from one machine. */
export const MACHINE_LIMIT = {burst: 30, perSecond: 1 / 20};

const ofAddress = createRateLimit(ADDRESS_LIMIT);
const ofMachine = createRateLimit(MACHINE_LIMIT);

interface Credentials {
  email: string;
  password: string;
  /** Where they go on to, for the mail that an address needs which nobody has confirmed. */
  to: string;
  /** Staff have acknowledged the notice of the FTC. */
  ftcAcknowledged: boolean;
}

/** What the provider's own session is good for beside ours: single sign-on. */
interface SignedIn {
  loginToken: string | null;
}

/** Signs somebody in by email and password; their cart and their place come with them. */
export async function signIn(
  context: SignInContext,
  {email, password, to, ftcAcknowledged}: Credentials,
): Promise<Result<SignedIn, SignInFailure>> {
  const isLimited =
    context.secondsToWait(ofMachine) !== null ||
    ofAddress.take(await sha256(email.toLowerCase())) !== null;
  if (isLimited) return fail('too-many');
  const login = await context.identity.login({email, password});
  if (login.ok) {
    const {loginToken, ...known} = login.value;
    const signedIn = await shelterLogin(context, {...known, ftcAcknowledged});
    return signedIn.ok ? ok({loginToken}) : signedIn;
  }
  switch (login.failure.kind) {
    case 'BAD_CREDENTIALS':
      return fail('wrong');
    case 'LOCKED_OUT':
    case 'LIMITED':
      return fail('too-many');
    case 'UNVERIFIED':
      return (await sendConfirmation(context, {email, uid: login.failure.uid, to})).ok
        ? fail('unconfirmed')
        : fail('unavailable');
    default:
      return fail('unavailable');
  }
}

interface ShelterLogin {
  uid: string;
  /** `null`: their account is still to be looked up (ID-04). */
  account: IdentityAccount | null;
  ftcAcknowledged: boolean;
}

/**
 * Begins the session of somebody who has one at the identity provider (ID-06). That they have acknowledged the notice of
 * the FTC is kept with their account there (ID-07); what they have not acknowledged is never written.
 */
export async function shelterLogin(
  context: SignInContext,
  {uid, account: known, ftcAcknowledged}: ShelterLogin,
): Promise<Result<null, SignInFailure>> {
  const account = known ? ok(known) : await context.identity.accountInfo(uid);
  if (!account.ok) return fail('unavailable');
  const begun = await begin(context, account.value);
  if (!begun.ok) return fail('unavailable');
  const {session, profile} = begun.value;
  context.session.start(session);
  await Promise.all([
    setOrderManagementCookie(context.cookies, session, {hashKey: context.subscriptionsHashKey}),
    bringCart(context, {savedCart: profile.metafields.persistedCart}),
    takePlace(context, session.zipCode),
    ftcAcknowledged && keepAcknowledgement(context, uid),
  ]);
  return ok(null);
}

/** Nobody is kept from signing in by it: what is not kept is asked for again. */
async function keepAcknowledgement({identity, log}: SignInContext, uid: string): Promise<void> {
  const kept = await identity.setData(uid, {ftcAcknowledged: true});
  if (!kept.ok) log.error('FTC acknowledgement not kept');
}

async function begin(context: SignInContext, account: IdentityAccount) {
  const {uid, email, firstName, lastName} = account;
  const jwt = await context.identity.jwt(uid);
  if (!jwt.ok) return jwt;
  return beginSession(context, {email, firstName, lastName, key: jwt.value}, {account});
}

/**
 * Things are delivered to where the profile says, unless the visitor has already said where. A location whose warehouse
 * isn't known yet gets it now.
 */
async function takePlace(context: SignInContext, zip: string | null): Promise<void> {
  const {cookies} = context;
  if (zip !== null && !cookies.has('user_location')) {
    await setUserLocation(context, {zip, destination: 'HOME'});
  } else if (cookies.has('user_location') && !cookies.has('user_warehouse')) {
    await refreshWarehouse(context);
  }
}
