import {sha256} from '~/platform/digest.server';
import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {Identity} from '~/services/identity/identity.server';
import {linkOrigin, sendReset, type MailContext} from './identity-mails.server';

export interface ResetContext extends MailContext {
  identity: Pick<Identity, 'startReset' | 'finishReset'>;
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

/** Sets the new password. */
export async function finishReset(
  {identity, secondsToWait}: ResetContext,
  {token, newPassword}: {token: string; newPassword: string},
): Promise<Result<null, 'bad-link' | 'bad-password' | 'too-many' | 'unavailable'>> {
  if (secondsToWait(ofMachine) !== null) return fail('too-many');
  if (token === '') return fail('bad-link');
  const finished = await identity.finishReset({token, newPassword});
  if (finished.ok) return ok(null);
  switch (finished.failure.kind) {
    case 'BAD_TOKEN':
      return fail('bad-link');
    case 'BAD_PASSWORD':
      return fail('bad-password');
    default:
      return fail('unavailable');
  }
}
