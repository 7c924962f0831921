import type {CartOwnerContext} from '~/domains/cart/cart-ownership.server';
import {restoreSavedCart} from '~/domains/cart/restore-cart.server';
import {
  refreshWarehouse,
  setUserLocation,
  type LocationContext,
} from '~/domains/location/location.server';
import {
  createSession,
  verifyProof,
  type BeginContext,
  type BeginFailure,
  type BegunSession,
} from '~/domains/session/begin-session.server';
import {MINUTE_SECONDS} from '~/platform/duration';
import {setOrderManagementCookie} from '~/domains/session/order-management.server';
import type {SessionStore} from '~/domains/session/session-store.server';
import type {Site} from '~/domains/session/site';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import type {Timing} from '~/platform/timing.server';
import type {CustomerTokens} from '~/services/commerce/customer-token.server';
import type {Identity, IdentityAccount} from '~/services/identity/identity.server';
import {sendConfirmation, type MailContext} from '../identity-mails.server';
import {rememberDevice} from '../limits/known-device.server';
import {createLoginLimiter, delayWithinRequest} from '../limits/login-limiter.server';
import {tooMany, type TooMany} from '../limits/too-many';
import {emailKeyOf, attemptFrom, type AttemptContext} from '../limits/login-attempt.server';

export type LogInContext = BeginContext &
  CartOwnerContext &
  LocationContext &
  MailContext &
  AttemptContext &
  Needs<{request: 'timing'; settings: 'subscriptionsHashKey'}>;

export type LogInFailure =
  | TooMany
  | {
      kind:
        /** Incorrect email or password. */
        | 'wrong'
        /** The password is right, but the email address isn't confirmed. A mail is on its way. */
        | 'unconfirmed'
        /** The platform has linked the email address to another customer (SEC-18). */
        | 'unlinked'
        /** The provider is throttling all calls. */
        | 'busy'
        | 'unavailable';
    };

/** Duration of the provider's lockout, as configured there. */
const PROVIDER_LOCK_SECONDS = 15 * MINUTE_SECONDS;

const loginTries = createLoginLimiter();

interface Credentials {
  email: string;
  password: string;
  /** Where the customer continues after logging in. Goes into the confirmation mail if one is needed. */
  to: string;
  /** The staff member checked the box of the FTC notice. */
  ftcAcknowledged: boolean;
}

/** The provider's token, which single sign-on needs. */
interface SignedIn {
  loginToken: string | null;
}

/** Logs in by email and password. Restores the saved cart and applies the delivery location. */
export async function logInWithPassword(
  context: LogInContext,
  credentials: Credentials,
): Promise<Result<SignedIn, LogInFailure>> {
  const trier = await attemptFrom(context, credentials.email);
  const verdict = loginTries.begin(trier);
  if (!verdict.isAllowed) return fail(tooMany(verdict.seconds));
  await context.request.pause(
    delayWithinRequest(verdict.delayMs, context.request.timing.elapsed()),
  );
  const signedIn = await tryPassword(context, credentials);
  if (signedIn.ok || ['busy', 'unavailable'].includes(signedIn.failure.kind))
    loginTries.takeBack(trier);
  return signedIn;
}

async function tryPassword(
  context: LogInContext,
  {email, password, to, ftcAcknowledged}: Credentials,
): Promise<Result<SignedIn, LogInFailure>> {
  const login = await context.services.identity.login({email, password});
  if (login.ok) {
    const {loginToken, ...known} = login.value;
    const signedIn = await logInAccount(context, {...known, ftcAcknowledged});
    return signedIn.ok ? ok({loginToken}) : signedIn;
  }
  switch (login.failure.kind) {
    case 'BAD_CREDENTIALS':
      return fail({kind: 'wrong'});
    case 'LOCKED_OUT':
      return fail(tooMany(PROVIDER_LOCK_SECONDS));
    case 'LIMITED':
      return fail({kind: 'busy'});
    case 'UNVERIFIED': {
      const mailed = await sendConfirmation(context, {email, uid: login.failure.uid, to});
      return fail({kind: mailed.ok ? 'unconfirmed' : 'unavailable'});
    }
    default:
      return fail({kind: 'unavailable'});
  }
}

interface ShelterLogin {
  uid: string;
  /** `null` if the account is still to be looked up (ID-04). */
  account: IdentityAccount | null;
  ftcAcknowledged: boolean;
}

/**
 * Starts our session for a customer who has a session at the identity provider (ID-06). If it can't start here, the
 * provider's session is ended too (ERR-09). The FTC acknowledgement of staff members is stored in their account at the
 * provider (ID-07) and never revoked.
 */
export async function logInAccount(
  context: LogInContext,
  {uid, account: known, ftcAcknowledged}: ShelterLogin,
): Promise<Result<{ftcAcknowledged: boolean}, LogInFailure>> {
  readGuestCart(context);
  const account = known ? ok(known) : await context.services.identity.accountInfo(uid);
  const begun = account.ok ? await begin(context, account.value) : account;
  if (!account.ok || !begun.ok) {
    endSessions(context, uid);
    return fail({kind: begun.ok ? 'unavailable' : kindOf(begun.failure)});
  }
  const {session, profile} = begun.value;
  const {hasAcknowledgedFtc} = account.value;
  context.visitor.session.start(session);
  await Promise.all([
    setOrderManagementCookie(context.visitor.cookies, session, {
      hashKey: context.settings.subscriptionsHashKey,
    }),
    restoreSavedCart(context, {savedCart: profile.metafields.persistedCart}),
    applyLocation(context, session.zipCode),
    rememberDevice(context, await emailKeyOf(account.value.email)),
    ftcAcknowledged && !hasAcknowledgedFtc && storeAcknowledgement(context, uid),
  ]);
  return ok({ftcAcknowledged: ftcAcknowledged || hasAcknowledgedFtc});
}

/** Starts to read the guest cart, which the restore needs after the session has begun. */
function readGuestCart({services, visitor}: LogInContext): void {
  const id = visitor.cart.ofGuest.get();
  if (id !== null) void services.cart.get(id);
}

function kindOf(failure: BeginFailure): 'unlinked' | 'busy' | 'unavailable' {
  if (failure === 'unlinked') return failure;
  return failure !== 'refused' && failure.kind === 'throttled' ? 'busy' : 'unavailable';
}

/**
 * Prevents a partial login: ends the new session at the provider, and the session of the customer who was logged in
 * before.
 */
function endSessions(
  {request: {waitUntil}, services, visitor: {session}}: LogInContext,
  uid: string,
): void {
  const before = session.current();
  if (before) session.end();
  waitUntil(
    Promise.allSettled([
      services.background().identity.logout(uid),
      before && services.customerTokens.revoke(before.customerToken),
    ]),
  );
}

/** A failure doesn't block the login. The notice is shown again next time. */
async function storeAcknowledgement(
  {request: {log}, services: {identity}}: LogInContext,
  uid: string,
): Promise<void> {
  const kept = await identity.setData(uid, {ftcAcknowledged: true});
  if (!kept.ok) log.error('FTC acknowledgement not kept');
}

/**
 * Creates a session for the account. The provider's JWT proves it, as it does to the API (API-20), but it's verified while
 * the session is created, since the provider has just said whose account it is.
 */
async function begin(
  context: LogInContext,
  account: IdentityAccount,
): Promise<Result<BegunSession, BeginFailure>> {
  if (!account.isVerified) return fail('refused');
  const {
    request: {waitUntil},
    services,
  } = context;
  const [proof, created] = await Promise.all([
    proveAccount(context, account),
    createSession(context, account),
  ]);
  if (proof.ok) return created;
  if (created.ok) waitUntil(services.customerTokens.revoke(created.value.session.customerToken));
  return proof;
}

async function proveAccount(
  {services: {identity}}: LogInContext,
  {uid, email}: IdentityAccount,
): Promise<Result<null, BeginFailure>> {
  const jwt = await identity.jwt(uid);
  if (!jwt.ok) return jwt;
  const claims = await verifyProof({services: {identity}}, {email, key: jwt.value});
  if (!claims.ok) return claims;
  return claims.value.uid === uid ? ok(null) : fail('refused');
}

/**
 * Sets the delivery location from the profile, unless the visitor has already chosen one. Looks up the warehouse if
 * it's missing.
 */
async function applyLocation(context: LogInContext, zip: string | null): Promise<void> {
  const {cookies} = context.visitor;
  if (zip !== null && !cookies.has('user_location')) {
    await setUserLocation(context, {zip, destination: 'HOME'});
  } else if (cookies.has('user_location') && !cookies.has('user_warehouse')) {
    await refreshWarehouse(context);
  }
}
