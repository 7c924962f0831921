import {
  requestEmailChange,
  type RequestEmailChangeContext,
} from '~/domains/identity/change-email.server';
import {endOtherSessions, type EndOthersContext} from '~/domains/session/end-sessions.server';
import type {Session} from '~/domains/session/session';
import {createRateLimit, retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {passwordProblem} from '~/platform/password-policy';
import {fail, ok, type Result} from '~/platform/result';
import {LOCK_SECONDS} from '~/services/identity/identity.server';
import {fieldErrors, hasErrors, pickFormValues} from '~/ui/form-answer';
import {toFormErrors} from './forms/user-errors';
import {toE164} from './parts/phone';
import {
  PASSWORD_RULES,
  PROFILE_FIELDS,
  PROFILE_RULES,
  type PasswordField,
  type ProfileAnswer,
  type ProfileValues,
} from './profile/profile-fields';
import {
  updateProfile,
  type UpdateProfileContext,
  type UpdateProfileFailure,
} from './profile/update-profile.server';

export type ProfileFormContext = UpdateProfileContext &
  EndOthersContext &
  RequestEmailChangeContext;

export type ProfileRefusal = 'REFUSED' | (RefusalInit<422 | 503> & {answer: ProfileAnswer});

/** `password-here`: the password was changed, but sessions on other devices couldn't be ended. */
export const PROFILE_CHANGES = ['profile', 'password', 'password-here', 'email', 'others'] as const;
export type ProfileChange = (typeof PROFILE_CHANGES)[number];

type Posted = Promise<Result<ProfileChange, ProfileRefusal>>;

/** Limits password changes per client address, so that nobody can guess the current password. */
const PASSWORD_LIMIT = {burst: 5, perSecond: 1 / 60};
const passwordLimit = createRateLimit(PASSWORD_LIMIT);

const NOT_SAVED = 'We couldn’t save this. What you entered is still here. Try again in a moment.';
const ONLY_NAMES =
  'Your name was saved, but the rest wasn’t. It’s still here: save again in a moment.';
const TOO_MANY = 'Too many attempts. Wait a few minutes, then try again.';
const PASSWORD_NOT_CHANGED = 'We couldn’t change your password. Try again in a moment.';
/* If only the reply was lost, another attempt fails at the current password. */
const PASSWORD_UNCONFIRMED =
  'We couldn’t confirm your new password. Try again in a moment. If your current password isn’t accepted then, the new one is already in use.';
const NOT_ENDED = 'We couldn’t log out your other devices. Try again in a moment.';

export async function submitProfileForm(
  context: ProfileFormContext,
  customer: Session,
  fields: Record<string, string>,
): Posted {
  switch (fields.form) {
    case 'password':
      return postPassword(context, customer, fields);
    case 'email':
      return postEmail(context, customer, fields);
    case 'others':
      return postOthers(context, customer);
    default:
      return postData(context, customer, fields);
  }
}

async function postEmail(
  context: ProfileFormContext,
  customer: Session,
  fields: Record<string, string>,
): Posted {
  const requested = await requestEmailChange(context, customer, fields);
  if (requested.ok) return ok('email');
  const {answer, ...init} = requested.failure;
  return fail({...init, answer: {form: 'email', ...answer}});
}

async function postOthers(context: ProfileFormContext, customer: Session): Posted {
  if (await endOtherSessions(context, customer)) return ok('others');
  return fail({status: 503, answer: {form: 'others', values: {}, errors: {}, problem: NOT_ENDED}});
}

async function postData(
  context: ProfileFormContext,
  customer: Session,
  fields: Record<string, string>,
): Posted {
  const values = pickFormValues(PROFILE_FIELDS, fields);
  const refusal = (status: 422 | 503, rest: {errors?: object; problem?: string | null}) =>
    fail<ProfileRefusal>({
      status,
      answer: {form: 'profile', values, errors: {}, problem: null, ...rest},
    });
  const errors = fieldErrors(values, PROFILE_RULES);
  if (hasErrors(errors)) return refusal(422, {errors});
  if (!(await isConfirmed(context, customer))) return refusal(503, {problem: NOT_SAVED});
  const updated = await updateProfile(context, customer, toCustomerUpdate(values));
  if (updated.ok) return ok('profile');
  const {failure} = updated;
  if (failure === 'REFUSED') return fail('REFUSED');
  if (failure.kind === 'unavailable') return refusal(503, {problem: saveProblem(failure)});
  const found = toFormErrors(failure.userErrors, PROFILE_FIELDS);
  return refusal(422, failure.namesSaved ? {...found, problem: ONLY_NAMES} : found);
}

/**
 * Our calls to the identity provider are trusted to name the customer, so Shopify confirms the session first (SEC-15).
 */
async function isConfirmed({visitor: {confirmSession}}: ProfileFormContext, customer: Session) {
  return (await confirmSession(customer)) === 'confirmed';
}

const saveProblem = ({namesSaved}: Exclude<UpdateProfileFailure, 'REFUSED'>) =>
  namesSaved ? ONLY_NAMES : NOT_SAVED;

function toCustomerUpdate({firstName, lastName, phone, acceptsMarketing}: ProfileValues) {
  return {
    firstName,
    lastName,
    phone: toE164(phone),
    acceptsMarketing: acceptsMarketing === 'on',
  };
}

async function postPassword(
  context: ProfileFormContext,
  customer: Session,
  fields: Record<string, string>,
): Posted {
  const {
    services: {identity},
    visitor: {secondsToWait},
  } = context;
  const {uid, email} = customer;
  const refusal = (
    init: RefusalInit<422 | 503>,
    rest: {errors?: Partial<Record<PasswordField, string>>; problem?: string},
  ) =>
    fail<ProfileRefusal>({
      ...init,
      answer: {form: 'password', values: {}, errors: {}, problem: null, ...rest},
    });
  const throttle = (seconds: number) => refusal(retryAfterInit(seconds), {problem: TOO_MANY});
  /* Not trimmed: white space is part of a password. */
  const {currentPassword = '', newPassword = ''} = fields;
  const errors = fieldErrors({currentPassword, newPassword}, PASSWORD_RULES);
  if (hasErrors(errors)) return refusal({status: 422}, {errors});
  const problem = passwordProblem(newPassword, email);
  if (problem !== null) return refusal({status: 422}, {errors: {newPassword: problem}});
  const waitSeconds = secondsToWait(passwordLimit);
  if (waitSeconds !== null) return throttle(waitSeconds);
  if (!(await isConfirmed(context, customer)))
    return refusal({status: 503}, {problem: PASSWORD_NOT_CHANGED});
  const changed = await identity.changePassword({uid, password: currentPassword, newPassword});
  if (changed.ok)
    return ok((await endOtherSessions(context, customer)) ? 'password' : 'password-here');
  switch (changed.failure.kind) {
    case 'BAD_CREDENTIALS':
      return refusal(
        {status: 422},
        {errors: {currentPassword: 'That isn’t your current password.'}},
      );
    case 'BAD_PASSWORD':
      return refusal({status: 422}, {errors: {newPassword: 'Choose a different password.'}});
    case 'LOCKED_OUT':
      return throttle(LOCK_SECONDS);
    default:
      return refusal({status: 503}, {problem: PASSWORD_UNCONFIRMED});
  }
}
