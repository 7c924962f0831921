import {accountFields} from './account-fields';
import type {Account} from './accounts';
import {clientIpOf, SITE, type Call, type Identity} from './call';
import {refused, succeeded, type Answer} from './errors';
import {isPassword} from '../passwords';
import {missingFields} from './policy';

interface Credentials {
  loginId: string;
  password: string;
}

/**
 * Checks the password of a login id. A wrong one, and an id without an account, take as long and count alike.
 */
export function checkPassword(
  {loginId, password}: Credentials,
  call: Call,
  {accounts, lockout}: Identity,
): {account: Account} | Answer {
  const clientIp = clientIpOf(call);
  if (lockout.isLocked(loginId, clientIp)) return refused('LOCKED_OUT');
  const account = accounts.byLoginId(loginId);
  if (!isPassword(password, account?.passwordHash ?? null) || !account) {
    lockout.countWrong(loginId, clientIp);
    return refused('BAD_LOGIN', 'Invalid LoginID or password');
  }
  lockout.clear(loginId, clientIp);
  return {account};
}

/** Signs in to an account that is complete and verified; else says what it waits for, with a token to go on with. */
export function signIn(account: Account, identity: Identity, include?: string): Answer {
  const pending = pendingAnswer(account, identity, include);
  if (pending) return pending;
  const now = identity.clock.now().toISOString();
  const seen = {...account, lastLoginAt: now};
  identity.accounts.save(seen);
  return succeeded({
    ...accountFields(seen, identity, include),
    sessionInfo: {
      cookieName: `glt_${SITE.apiKey}`,
      cookieValue: identity.tokens.issue('session', seen.uid),
    },
  });
}

/** What an account waits for; `null` when it waits for nothing. */
export function pendingAnswer(
  account: Account,
  identity: Identity,
  include?: string,
): Answer | null {
  if (account.isRegistered && account.isVerified) return null;
  const fields = {
    ...accountFields(account, identity, include),
    regToken: identity.tokens.issue('registration', account.uid),
  };
  return account.isRegistered
    ? {error: 'PENDING_VERIFICATION', fields}
    : {error: 'PENDING_REGISTRATION', fields, validationErrors: missingFields(account)};
}

/** The account, finalized when nothing that is required is missing. */
export function finalized(account: Account, now: string): Account {
  if (account.isRegistered || missingFields(account).length > 0) return account;
  return {...account, isRegistered: true, registeredAt: now, updatedAt: now};
}
