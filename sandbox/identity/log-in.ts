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
 * Checks the password of a login id. Ids without an account take the same time, get the same error and count as a wrong
 * password.
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
  if (!account.isActive) return refused('DISABLED');
  lockout.clear(loginId, clientIp);
  return {account};
}

/**
 * Logs in to a complete and verified account. For a pending one, returns the missing step and a token to continue with.
 */
export function logIn(account: Account, identity: Identity, include?: string): Answer {
  const pending = pendingResult(account, identity, include);
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

/** The response for a pending account; `null` when the account is complete and verified. */
export function pendingResult(
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

/** Marks the account as registered when no required field is missing. */
export function finalizeIfComplete(account: Account, now: string): Account {
  if (account.isRegistered || missingFields(account).length > 0) return account;
  return {...account, isRegistered: true, registeredAt: now, updatedAt: now};
}
