import type {CartOwnerContext} from '~/domains/cart/cart-ownership.server';
import {
  guessSavedCart,
  prefetchGuestCart,
  restoreEarly,
  restoreSavedCart,
  type EarlyRestore,
} from '~/domains/cart/restore-cart.server';
import {joinSavedItems} from '~/domains/cart/save-for-later.server';
import {
  beginSession,
  createSession,
  createToken,
  verifyProof,
  type BeginContext,
  type BeginFailure,
  type BegunSession,
  type Proof,
} from '~/domains/session/begin-session.server';
import {writeStaffProfile} from '~/domains/staff-access/load-staff-profile.server';
import {setOrderManagementCookie} from '~/domains/session/order-management.server';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {fail, ok, type Result} from '~/platform/result';
import {LOCK_SECONDS, type IdentityAccount} from '~/services/identity/identity.server';
import {emailKeyOf} from '~/platform/email-key.server';
import {sendConfirmation, type MailContext} from '../identity-mails.server';
import {
  applyLocation,
  prefetchLocationOf,
  type LoginLocationContext,
} from './login-location.server';
import {rememberDevice} from '../limits/known-device.server';
import {createLoginLimiter, delayWithinRequest} from '../limits/login-limiter.server';
import {tooMany, type TooMany} from '../limits/too-many';
import {attemptFrom, type AttemptContext} from '../limits/login-attempt.server';

export type LogInContext = BeginContext &
  CartOwnerContext &
  LoginLocationContext &
  MailContext &
  AttemptContext &
  Needs<{request: 'timing' | 'quota'; settings: 'subscriptionsHashKey'}>;

export type LogInFailure =
  | TooMany
  | {
      kind:
        | 'wrong'
        /** The password is right, but the email address isn't confirmed. A mail is on its way. */
        | 'unconfirmed'
        /** Shopify has linked the email address to another customer (SEC-18). */
        | 'unlinked'
        | 'busy'
        | 'unavailable';
    };

const loginLimiter = createLoginLimiter();

interface Credentials {
  email: string;
  password: string;
  /** The page after login. It goes into the confirmation email if one is needed. */
  to: string;
  ftcAcknowledged: boolean;
}

/** `loginToken` is the provider's token, which single sign-on needs. */
interface PasswordLogin {
  loginToken: string | null;
}

export async function logInWithPassword(
  context: LogInContext,
  credentials: Credentials,
): Promise<Result<PasswordLogin, LogInFailure>> {
  const attempt = await attemptFrom(context, credentials.email);
  const verdict = loginLimiter.begin(attempt);
  if (!verdict.isAllowed) return fail(tooMany(verdict.seconds));
  await context.request.pause(
    delayWithinRequest(verdict.delayMs, context.request.timing.elapsed()),
  );
  const loggedIn = await tryPassword(context, credentials);
  if (loggedIn.ok || ['busy', 'unavailable'].includes(loggedIn.failure.kind))
    loginLimiter.takeBack(attempt);
  return loggedIn;
}

async function tryPassword(
  context: LogInContext,
  {email, password, to, ftcAcknowledged}: Credentials,
): Promise<Result<PasswordLogin, LogInFailure>> {
  const login = await context.services.identity.login({email, password});
  if (login.ok) {
    const {loginToken, ...known} = login.value;
    const loggedIn = await logInAccount(context, {...known, ftcAcknowledged});
    return loggedIn.ok ? ok({loginToken}) : loggedIn;
  }
  switch (login.failure.kind) {
    case 'BAD_CREDENTIALS':
      return fail({kind: 'wrong'});
    case 'LOCKED_OUT':
      return fail(tooMany(LOCK_SECONDS));
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

interface ProviderLogin {
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
  {uid, account: known, ftcAcknowledged}: ProviderLogin,
): Promise<Result<{ftcAcknowledged: boolean}, LogInFailure>> {
  prefetchGuestCart(context);
  const account = known ? ok(known) : await context.services.identity.accountInfo(uid);
  if (account.ok) prefetchLocationOf(context, account.value);
  const begun = account.ok ? await begin(context, account.value) : account;
  if (!account.ok || !begun.ok) {
    endSessions(context, uid);
    return fail({kind: begun.ok ? 'unavailable' : toFailureKind(begun.failure)});
  }
  const {hasAcknowledgedFtc} = account.value;
  const {persistedCart} = begun.value.profile.metafields;
  context.visitor.session.start(begun.value.session);
  await Promise.all([
    completeLogIn(context, begun.value),
    restoreSavedCart(context, {savedCart: persistedCart, early: begun.value.early}),
    ftcAcknowledged && !hasAcknowledgedFtc && storeAcknowledgement(context, uid),
  ]);
  return ok({ftcAcknowledged: ftcAcknowledged || hasAcknowledgedFtc});
}

/**
 * Starts the session of the customer whom the provider's JWT identifies (API-20). The carts aren't merged yet, because
 * callers do that with `link-cart-to-profile` and the guest cart's id (API-38).
 */
export async function logInWithKey(
  context: LogInContext,
  proof: Proof,
): Promise<Result<Session, BeginFailure>> {
  const begun = await beginSession(context, proof);
  if (!begun.ok) return begun;
  const {session} = begun.value;
  context.visitor.session.start(session);
  await completeLogIn(context, begun.value);
  return ok(session);
}

/**
 * Everything that a login sets besides the session and the cart. A staff member's profile is written after the response:
 * it waits for the quota, and checkout writes it again.
 */
async function completeLogIn(
  context: LogInContext,
  {account, session, profile: {metafields}}: BegunSession,
): Promise<void> {
  context.request.waitUntil(
    writeStaffProfile(context, {customerId: session.customerId, account, metafields}),
  );
  await Promise.all([
    setOrderManagementCookie(context.visitor.cookies, session, {
      hashKey: context.settings.subscriptionsHashKey,
    }),
    joinSavedItems(context),
    applyLocation(context, session.zipCode, {account, metafields}),
    rememberDevice(context, await emailKeyOf(account.email)),
  ]);
}

function toFailureKind(failure: BeginFailure): 'unlinked' | 'busy' | 'unavailable' {
  if (failure === 'unlinked') return failure;
  return failure !== 'refused' && failure.kind === 'throttled' ? 'busy' : 'unavailable';
}

/**
 * Prevents a partial login: ends the provider's new session, and the session of a customer who was logged in before.
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

/** A failure doesn't block the login: the checkbox is shown again next time. */
async function storeAcknowledgement(
  {request: {log}, services: {identity}}: LogInContext,
  uid: string,
): Promise<void> {
  const stored = await identity.setData(uid, {ftcAcknowledged: true});
  if (!stored.ok) log.error('FTC acknowledgement not stored');
}

/**
 * The provider's JWT proves whose account this is, as in the API (API-20). It's verified in parallel with creating the
 * session, because the provider has just confirmed the password. Nothing is written to a cart before it.
 */
async function begin(
  context: LogInContext,
  account: IdentityAccount,
): Promise<Result<BegunSession & {early: EarlyRestore}, BeginFailure>> {
  if (!account.isVerified) return fail('refused');
  const {
    request: {waitUntil},
    services: {customerTokens},
  } = context;
  const proving = proveAccount(context, account);
  const guessing = guessSavedCart(context, account.email);
  const token = await createToken(context, account);
  if (!token.ok) {
    const proof = await proving;
    return proof.ok ? token : proof;
  }
  const customer = {email: account.email, customerToken: token.value};
  const creating = createSession(context, account, token.value);
  const early = restoreEarly(context, customer, {guessing, proving, creating});
  const [proof, created] = await Promise.all([proving, creating]);
  if (!proof.ok) {
    waitUntil(customerTokens.revoke(token.value));
    return proof;
  }
  return created.ok ? ok({...created.value, early}) : created;
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
