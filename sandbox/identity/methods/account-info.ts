import {z} from 'zod';
import {emailAddress} from '../../email-address';
import {accountFields} from '../account-fields';
import {mergeFields, readLoginId} from '../accounts';
import {flag, jsonObject, readParams, readSubject, type Method} from '../call';
import {invalid, refused, succeeded} from '../errors';
import {hashPassword} from '../../passwords';
import {checkPassword} from '../log-in';
import {namesServerField, passwordProblems, profileProblems} from '../policy';

const emailSchema = emailAddress().max(254);

const setParams = z
  .object({
    profile: jsonObject.default({}),
    data: jsonObject.default({}),
    password: z.string().optional(),
    newPassword: z.string().optional(),
    isVerified: flag.optional(),
    addLoginEmails: emailSchema.optional(),
    removeLoginEmails: z.string().optional(),
  })
  .refine(({password, newPassword}) => newPassword === undefined || password !== undefined, {
    path: ['password'],
  });

export const getAccountInfo: Method = (call, identity) => {
  const subject = readSubject(call, identity);
  return subject.ok
    ? succeeded(accountFields(subject.value, identity, call.params.include))
    : subject.answer;
};

/**
 * `accounts.setAccountInfo`: merges `profile` and `data` field by field. A new password requires the old one, and some
 * fields can only be written by the site's server, which can also replace the email by `addLoginEmails` and
 * `removeLoginEmails`. If anything is invalid, nothing is changed.
 */
export const setAccountInfo: Method = (call, identity) => {
  const subject = readSubject(call, identity);
  if (!subject.ok) return subject.answer;
  const params = readParams(call, setParams);
  if (!params.ok) return params.answer;
  const account = subject.value;
  const {profile, data, password, newPassword, isVerified, addLoginEmails, removeLoginEmails} =
    params.value;
  const isServerOnly = isVerified ?? addLoginEmails ?? removeLoginEmails;
  if (!call.isServer && (isServerOnly !== undefined || namesServerField(data))) {
    return refused('NO_PERMISSION', 'Only the server may write this.');
  }
  const email = addLoginEmails === undefined ? account.email : readLoginId(addLoginEmails);
  if (email !== account.email) {
    const isReplaced = readLoginId(removeLoginEmails ?? '') === account.email;
    if (!isReplaced) return refused('BAD_VALUE', 'The sandbox keeps one email per account.');
    if (identity.accounts.byLoginId(email)) return refused('TAKEN');
  }
  const problems = [
    ...profileProblems(profile),
    ...(newPassword === undefined ? [] : passwordProblems(newPassword, 'newPassword')),
  ];
  if (problems.length > 0) return invalid(...problems);
  if (newPassword !== undefined) {
    const checked = checkPassword(
      {loginId: account.email, password: password ?? ''},
      call,
      identity,
    );
    if (!('account' in checked)) return checked;
    identity.tokens.endAll('session', account.uid);
    identity.tokens.endAll('reset', account.uid);
  }

  const now = identity.clock.now().toISOString();
  identity.accounts.save({
    ...account,
    email,
    passwordHash: newPassword === undefined ? account.passwordHash : hashPassword(newPassword),
    isVerified: isVerified ?? account.isVerified,
    verifiedAt: isVerified === true ? (account.verifiedAt ?? now) : account.verifiedAt,
    profile: mergeFields(account.profile, profile),
    data: mergeFields(account.data, data),
    updatedAt: now,
  });
  return succeeded();
};
