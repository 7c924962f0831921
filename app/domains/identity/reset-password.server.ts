import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {Identity} from '~/services/identity/identity.server';
import {linkOrigin, sendReset, type MailContext} from './identity-mails.server';
import {tooMany, type TooMany} from './too-many';
import {trierOf, type TrierContext} from './trier.server';

export interface ResetContext extends MailContext, TrierContext {
  site: MailContext['site'];
  identity: Pick<Identity, 'startReset' | 'finishReset'>;
  secondsToWait(limit: RateLimit): number | null;
}

type ResetFailure = TooMany | {kind: 'busy' | 'unavailable'};

/** Reset mails to one address: asked for from one network, or from one browser that has logged in with it before. */
export const RESET_LIMIT = {burst: 4, perSecond: 1 / 300};
const ofAddress = createRateLimit(RESET_LIMIT);
const ofDevice = createRateLimit(RESET_LIMIT);
/** Asked for from one network, whatever the address. */
const ofMachine = createRateLimit({burst: 12, perSecond: 1 / 60});

/** Mails a link for a new password. The answer is the same whether or not the address has an account. */
export async function startReset(
  context: ResetContext,
  email: string,
): Promise<Result<null, ResetFailure>> {
  const {emailKey, network, deviceId} = await trierOf(context, email);
  const seconds =
    deviceId === null
      ? (context.secondsToWait(ofMachine) ?? ofAddress.take(`${network ?? ''} ${emailKey}`))
      : ofDevice.take(`${deviceId} ${emailKey}`);
  if (seconds !== null) return fail(tooMany(seconds));
  if (linkOrigin(context) === null) return fail({kind: 'unavailable'});
  const started = await context.identity.startReset(email);
  if (!started.ok) {
    if (started.failure.kind === 'UNKNOWN') return ok(null);
    return fail({kind: started.failure.kind === 'LIMITED' ? 'busy' : 'unavailable'});
  }
  /* After the answer: to wait for it, or to tell that it could not be sent, would tell that there is an account. */
  const {token} = started.value;
  context.waitUntil(sendReset(context, {email, token, isKnownDevice: deviceId !== null}));
  return ok(null);
}

/** Sets the new password. */
export async function finishReset(
  {identity, secondsToWait}: ResetContext,
  {token, newPassword}: {token: string; newPassword: string},
): Promise<Result<null, ResetFailure | {kind: 'bad-link' | 'bad-password'}>> {
  const seconds = secondsToWait(ofMachine);
  if (seconds !== null) return fail(tooMany(seconds));
  if (token === '') return fail({kind: 'bad-link'});
  const finished = await identity.finishReset({token, newPassword});
  if (finished.ok) return ok(null);
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
