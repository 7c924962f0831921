import {z} from 'zod';
import {emailAddress} from '../../email-address';
import {readLoginId, type NewAccount} from '../accounts';
import {flag, jsonObject, readParams, readSubject, type Method} from '../call';
import {fieldProblem, invalid, refused, succeeded} from '../errors';
import {hashPassword} from '../../passwords';
import {finalizeIfComplete, pendingResult, logIn} from '../log-in';
import {namesServerField, passwordProblems, profileProblems} from '../policy';

const registerParams = z.object({
  regToken: z.string(),
  email: z.string(),
  password: z.string(),
  profile: jsonObject.default({}),
  data: jsonObject.default({}),
  finalizeRegistration: flag.default(false),
  include: z.string().optional(),
});

const emailSchema = emailAddress().max(254);

/** `accounts.initRegistration`: issues the token that starts a registration. */
export const initRegistration: Method = (_call, {tokens}) =>
  succeeded({regToken: tokens.issue('registration', null)});

/** `accounts.register`: rejects server-only fields even when the site's server calls it. */
export const register: Method = (call, identity) => {
  const params = readParams(call, registerParams);
  if (!params.ok) return params.answer;
  const {accounts, tokens, clock} = identity;
  const {regToken, password, profile, data, finalizeRegistration, include} = params.value;
  const token = tokens.read('registration', regToken);
  if (token?.uid !== null) return refused('BAD_VALUE', 'Invalid parameter value: regToken');
  if (namesServerField(data))
    return refused('NO_PERMISSION', 'A data field is reserved for the server.');

  const email = readLoginId(params.value.email);
  const problems = [
    ...emailProblems(email, accounts.byLoginId(email) !== null),
    ...passwordProblems(password, 'password'),
    ...profileProblems(profile),
  ];
  if (problems.length > 0) return invalid(...problems);

  tokens.end(regToken);
  const now = clock.now().toISOString();
  const made = accounts.insert({
    email,
    passwordHash: hashPassword(password),
    isRegistered: false,
    isVerified: false,
    createdAt: now,
    registeredAt: null,
    verifiedAt: null,
    lastLoginAt: null,
    updatedAt: now,
    profile,
    data,
    organizations: [],
  } satisfies NewAccount);
  const account = finalizeRegistration ? finalizeIfComplete(made, now) : made;
  accounts.save(account);
  return pendingResult(account, identity, include) ?? logIn(account, identity, include);
};

/** `accounts.finalizeRegistration`: completes a pending registration. */
export const finalizeRegistration: Method = (call, identity) => {
  const subject = readSubject(call, identity);
  if (!subject.ok) return subject.answer;
  const account = finalizeIfComplete(subject.value, identity.clock.now().toISOString());
  identity.accounts.save(account);
  return logIn(account, identity, call.params.include);
};

function emailProblems(email: string, isTaken: boolean) {
  if (!emailSchema.safeParse(email).success) {
    return [fieldProblem('BAD_VALUE', 'email', 'Invalid email address')];
  }
  return isTaken ? [fieldProblem('TAKEN', 'email', 'email already exists')] : [];
}
