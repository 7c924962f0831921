import {sha256} from '~/platform/digest.server';
import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {IdentityAccount} from '~/services/identity/identity.server';
import {logInAccount, type LogInContext, type LogInFailure} from './flows/log-in.server';

export type ProviderSessionContext = Needs<{
  services: 'identity';
  visitor: 'loginToken' | 'secondsToWait';
}>;

export interface ProviderSession {
  firstName: string;
  /** Identifies the offered session, so that it can't be replaced by another before the button is pressed. */
  key: string;
}

const MAX_TOKEN_LENGTH = 512;

const lookupLimit = createRateLimit({burst: 30, perSecond: 0.5});

/**
 * The customer whom the login page offers to continue as: a guest with a live session at the identity provider (ID-06).
 */
export async function offeredSession(
  context: ProviderSessionContext,
): Promise<ProviderSession | null> {
  const found = await findSession(context);
  return found && {firstName: found.account.firstName, key: found.key};
}

export async function continueSession(
  context: LogInContext & ProviderSessionContext,
  offeredKey: string,
): Promise<Result<{loginToken: string}, LogInFailure | {kind: 'ended'}>> {
  const found = await findSession(context);
  if (!found || found.key !== offeredKey) return fail({kind: 'ended'});
  const {account, loginToken} = found;
  const {uid} = account;
  const loggedIn = await logInAccount(context, {uid, account, ftcAcknowledged: false});
  return loggedIn.ok ? ok({loginToken}) : loggedIn;
}

/** Returns `null` if the provider is unavailable, because the customer can still use the form. */
async function findSession({
  services: {identity},
  visitor: {loginToken, secondsToWait},
}: ProviderSessionContext): Promise<{
  account: IdentityAccount;
  key: string;
  loginToken: string;
} | null> {
  if (!loginToken || loginToken.length > MAX_TOKEN_LENGTH) return null;
  if (secondsToWait(lookupLimit) !== null) return null;
  const account = await identity.accountOfSession(loginToken);
  if (!account.ok || !account.value?.isVerified) return null;
  return {account: account.value, key: await sha256(loginToken), loginToken};
}
