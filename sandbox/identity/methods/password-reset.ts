import {z} from 'zod';
import type {Account} from '../accounts';
import {flag, readParams, type Call, type Identity, type Method} from '../call';
import {invalid, refused, succeeded, type Answer} from '../errors';
import {hashPassword} from '../../passwords';
import {passwordProblems} from '../policy';

/** The link target in the provider's reset mails, a setting of the provider. */
const RESET_PAGE = 'http://localhost:3000/shelter/reset-password';

const beginParams = z.object({loginID: z.string(), sendEmail: flag.default(true)});
const finishParams = z.object({passwordResetToken: z.string(), newPassword: z.string()});

/**
 * `accounts.resetPassword`: without a token it issues one, by mail or to the site's server; with a token it sets the
 * password.
 */
export const resetPassword: Method = (call, identity) =>
  call.params.passwordResetToken === undefined ? begin(call, identity) : finish(call, identity);

function begin(call: Call, {accounts, tokens, outbox}: Identity): Answer {
  const params = readParams(call, beginParams);
  if (!params.ok) return params.answer;
  const {loginID, sendEmail} = params.value;
  if (!sendEmail && !call.isServer) {
    return refused('NO_PERMISSION', 'Only the server may ask for the token.');
  }
  const account = accounts.byLoginId(loginID);
  if (!account) return refused('NO_SUCH_USER');
  const token = tokens.issue('reset', account.uid);
  if (!sendEmail) return succeeded({passwordResetToken: token});
  outbox.send(resetMail(account, token));
  return succeeded();
}

function finish(call: Call, {accounts, tokens, lockout, clock}: Identity): Answer {
  const params = readParams(call, finishParams);
  if (!params.ok) return params.answer;
  const {passwordResetToken, newPassword} = params.value;
  const token = tokens.read('reset', passwordResetToken);
  const account = token?.uid ? accounts.byUid(token.uid) : null;
  if (!account) return refused('BAD_VALUE', 'Invalid parameter value: passwordResetToken');
  const problems = passwordProblems(newPassword, 'newPassword');
  if (problems.length > 0) return invalid(...problems);
  tokens.endAll('reset', account.uid);
  tokens.endAll('session', account.uid);
  lockout.clearEverywhere(account.email);
  accounts.save({
    ...account,
    passwordHash: hashPassword(newPassword),
    updatedAt: clock.now().toISOString(),
  });
  return succeeded({UID: account.uid});
}

function resetMail({email}: Account, token: string) {
  return {
    to: email,
    subject: 'Reset your password',
    text: `Choose a new password within an hour:\n${RESET_PAGE}?pwrt=${token}`,
  };
}
