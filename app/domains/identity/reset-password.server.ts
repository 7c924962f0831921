import {sha256} from '~/platform/digest.server';
import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {endAllSessions, type EndAllContext} from '~/domains/session/end-sessions.server';
import type {Identity} from '~/services/identity/identity.server';
import {linkOrigin, readReset, sendReset, type MailContext} from './identity-mails.server';

export interface ResetContext extends MailContext, EndAllContext {
  identity: Pick<Identity, 'startReset' | 'finishReset' | 'login' | 'accountInfo' | 'logout'>;
  secondsToWait(limit: RateLimit): number | null;
  /** For what goes on after the answer. */
  waitUntil(promise: Promise<unknown>): void;
}

/** Reset mails to one address, and asked for from one machine. */
export const RESET_LIMIT = {burst: 4, perSecond: 1 / 300};
const ofAddress = createRateLimit(RESET_LIMIT);
const ofMachine = createRateLimit({burst: 12, perSecond: 1 / 60});

/** Mails a link for a new password. The answer is the same whether or not the address has an account. */
export async function startReset(
  context: ResetContext,
  email: string,
): Promise<Result<null, 'too-many' | 'unavailable'>> {
  const isLimited =
    context.secondsToWait(ofMachine) !== null ||
    ofAddress.take(await sha256(email.toLowerCase())) !== null;
  if (isLimited) return fail('too-many');
  if (linkOrigin(context) === null) return fail('unavailable');
  const started = await context.identity.startReset(email);
  if (!started.ok) {
    if (started.failure.kind === 'UNKNOWN') return ok(null);
    return fail(started.failure.kind === 'LIMITED' ? 'too-many' : 'unavailable');
  }
  /* After the answer: to wait for it, or to tell that it could not be sent, would tell that there is an account. */
  context.waitUntil(sendReset(context, {email, token: started.value.token}));
  return ok(null);
}

/**
 * Sets the new password and ends all sessions of the person (SEC-16). `areSessionsEnded` is `false` when the platform
 * didn't end them.
 * @param link the sealed text in the mail's link
 */
export async function finishReset(
  context: ResetContext,
  {link, newPassword}: {link: string; newPassword: string},
): Promise<
  Result<{areSessionsEnded: boolean}, 'bad-link' | 'bad-password' | 'too-many' | 'unavailable'>
> {
  if (context.secondsToWait(ofMachine) !== null) return fail('too-many');
  const reset = await readReset(context, link);
  if (!reset) return fail('bad-link');
  const finished = await context.identity.finishReset({token: reset.token, newPassword});
  if (finished.ok) {
    return ok({areSessionsEnded: await endSessionsOf(context, {...reset, password: newPassword})});
  }
  switch (finished.failure.kind) {
    case 'BAD_TOKEN':
      return fail('bad-link');
    case 'BAD_PASSWORD':
      return fail('bad-password');
    default:
      return fail('unavailable');
  }
}

/** The new password tells whose account it is: the provider's token doesn't. Its session there is not kept. */
async function endSessionsOf(
  context: ResetContext,
  {email, password}: {email: string; password: string},
): Promise<boolean> {
  const {identity} = context;
  const login = await identity.login({email, password});
  /* Nobody has ever logged in with an address that nobody has confirmed. */
  if (!login.ok) return login.failure.kind === 'UNVERIFIED';
  const {uid, account: known} = login.value;
  const [account] = await Promise.all([
    known ? ok(known) : identity.accountInfo(uid),
    identity.logout(uid),
  ]);
  if (!account.ok) return false;
  const {firstName, lastName} = account.value;
  return endAllSessions(context, {
    identifier: uid,
    email: account.value.email,
    firstName,
    lastName,
  });
}
