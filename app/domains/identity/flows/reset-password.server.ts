import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {endAllSessions, type EndAllContext} from '~/domains/session/end-sessions.server';
import {linkOrigin} from '~/domains/contact/mail-customer.server';
import {readReset, sendReset, type MailContext} from '../identity-mails.server';
import {tooMany, type TooMany} from '../limits/too-many';
import {attemptFrom, type AttemptContext} from '../limits/login-attempt.server';

export type ResetContext = MailContext &
  AttemptContext &
  EndAllContext &
  Needs<{services: 'identity'; visitor: 'secondsToWait'}>;

type ResetFailure = TooMany | {kind: 'busy' | 'unavailable'};

/** Emails to one address that are requested from one network, or from one browser that has logged in with it before. */
export const RESET_LIMIT = {burst: 4, perSecond: 1 / 300};
const addressLimit = createRateLimit(RESET_LIMIT);
const deviceLimit = createRateLimit(RESET_LIMIT);
const networkLimit = createRateLimit({burst: 12, perSecond: 1 / 60});

/** The result is the same whether or not the address has an account. */
export async function startReset(
  context: ResetContext,
  email: string,
): Promise<Result<null, ResetFailure>> {
  const {emailKey, network, deviceId} = await attemptFrom(context, email);
  const seconds =
    deviceId === null
      ? (context.visitor.secondsToWait(networkLimit) ??
        addressLimit.take(`${network ?? ''} ${emailKey}`))
      : deviceLimit.take(`${deviceId} ${emailKey}`);
  if (seconds !== null) return fail(tooMany(seconds));
  if (linkOrigin(context) === null) return fail({kind: 'unavailable'});
  const started = await context.services.identity.startReset(email);
  if (!started.ok) {
    if (started.failure.kind === 'UNKNOWN') return ok(null);
    return fail({kind: started.failure.kind === 'LIMITED' ? 'busy' : 'unavailable'});
  }
  /* Sent after the response: its duration or its failure would reveal that the address has an account. */
  const {token} = started.value;
  context.request.waitUntil(sendReset(context, {email, token, isKnownDevice: deviceId !== null}));
  return ok(null);
}

/**
 * Sets the new password and ends all sessions of the customer (SEC-16). `areSessionsEnded` is `false` if Shopify didn't
 * end them.
 * @param link the sealed text in the email's link
 */
export async function finishReset(
  context: ResetContext,
  {link, newPassword}: {link: string; newPassword: string},
): Promise<
  Result<{areSessionsEnded: boolean}, ResetFailure | {kind: 'bad-link' | 'bad-password'}>
> {
  const seconds = context.visitor.secondsToWait(networkLimit);
  if (seconds !== null) return fail(tooMany(seconds));
  const reset = await readReset(context, link);
  if (!reset) return fail({kind: 'bad-link'});
  const finished = await context.services.identity.finishReset({token: reset.token, newPassword});
  if (finished.ok) {
    return ok({areSessionsEnded: await endSessionsOf(context, {...reset, password: newPassword})});
  }
  switch (finished.failure.kind) {
    case 'BAD_TOKEN':
      return fail({kind: 'bad-link'});
    case 'BAD_PASSWORD':
      return fail({kind: 'bad-password'});
    case 'throttled':
      return fail({kind: 'busy'});
    default:
      return fail({kind: 'unavailable'});
  }
}

/**
 * Logs in with the new password to find out whose account it is, because the provider's token doesn't say. The
 * provider's session is ended again.
 */
async function endSessionsOf(
  context: ResetContext,
  {email, password}: {email: string; password: string},
): Promise<boolean> {
  const {identity} = context.services;
  const login = await identity.login({email, password});
  /* An unconfirmed address has never been used to log in, so there are no sessions to end. */
  if (!login.ok) return login.failure.kind === 'UNVERIFIED';
  const {uid, account: known} = login.value;
  context.request.waitUntil(identity.logout(uid));
  const account = known ? ok(known) : await identity.accountInfo(uid);
  if (!account.ok) return false;
  const {firstName, lastName} = account.value;
  return endAllSessions(context, {
    identifier: uid,
    email: account.value.email,
    firstName,
    lastName,
  });
}
