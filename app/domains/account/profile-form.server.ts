import {endOtherSessions, type EndOthersContext} from '~/domains/session/end-sessions.server';
import type {ConfirmSession} from '~/domains/session/confirm-session.server';
import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';
import {passwordProblem} from '~/platform/password-policy';
import {fail, ok, type Result} from '~/platform/result';
import type {Identity} from '~/services/identity/identity.server';
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
  Needs<{visitor: 'confirmSession' | 'secondsToWait'}>;

/** A failed form with its response status, or `REFUSED` if the customer has to log in again. */
export type ProfileRefusal = 'REFUSED' | {status: 422 | 429 | 503; answer: ProfileAnswer};

/** `password-here`: the password was changed, but sessions on other devices couldn't be ended. */
export const PROFILE_CHANGES = ['profile', 'password', 'password-here', 'others'] as const;
export type ProfileChange = (typeof PROFILE_CHANGES)[number];

type Posted = Promise<Result<ProfileChange, ProfileRefusal>>;

/** Attempts to change a password per client address. Throttles guessing of the current password. */
const PASSWORD_LIMIT = {burst: 5, perSecond: 1 / 60};
const passwordLimit = createRateLimit(PASSWORD_LIMIT);

const NOT_SAVED =
  'We couldn’t save this. Nothing changed, and what you entered is still here. Try again in a moment.';
const ONLY_NAMES =
  'Your name was saved, but the rest wasn’t. It’s still here: save again in a moment.';
const TOO_MANY = 'Too many tries. Wait a few minutes, then try again.';
const AWAY = 'We couldn’t change your password. Try again in a moment.';
const NOT_ENDED = 'We couldn’t log out your other devices. Try again in a moment.';

/** Handles a form of the profile page and returns which change was made. */
export async function submitProfileForm(
  context: ProfileFormContext,
  person: Session,
  fields: Record<string, string>,
): Posted {
  switch (fields.form) {
    case 'password':
      return postPassword(context, person, fields);
    case 'others':
      return postOthers(context, person);
    default:
      return postData(context, person, fields);
  }
}

async function postOthers(context: ProfileFormContext, person: Session): Posted {
  if (await endOtherSessions(context, person)) return ok('others');
  return fail({status: 503, answer: {form: 'others', values: {}, errors: {}, problem: NOT_ENDED}});
}

async function postData(
  context: ProfileFormContext,
  person: Session,
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
  if (!(await isConfirmed(context, person))) return refusal(503, {problem: NOT_SAVED});
  const updated = await updateProfile(context, person, updateOf(values));
  if (updated.ok) return ok('profile');
  const {failure} = updated;
  if (failure === 'REFUSED') return fail('REFUSED');
  if (failure.kind === 'unavailable') return refusal(503, {problem: notSaved(failure)});
  const found = toFormErrors(failure.userErrors, PROFILE_FIELDS);
  return refusal(422, failure.namesSaved ? {...found, problem: ONLY_NAMES} : found);
}

/**
 * Our calls to the identity provider are trusted to name the customer, so the commerce platform confirms the session
 * first (SEC-15).
 */
async function isConfirmed({visitor: {confirmSession}}: ProfileFormContext, person: Session) {
  return (await confirmSession(person)) === 'confirmed';
}

const notSaved = ({namesSaved}: Exclude<UpdateProfileFailure, 'REFUSED'>) =>
  namesSaved ? ONLY_NAMES : NOT_SAVED;

function updateOf({firstName, lastName, phone, acceptsMarketing}: ProfileValues) {
  return {
    firstName,
    lastName,
    phone: toE164(phone),
    acceptsMarketing: acceptsMarketing === 'on',
  };
}

async function postPassword(
  context: ProfileFormContext,
  person: Session,
  fields: Record<string, string>,
): Posted {
  const {
    services: {identity},
    visitor: {secondsToWait},
  } = context;
  const {uid, email} = person;
  const refusal = (
    status: 422 | 429 | 503,
    rest: {errors?: Partial<Record<PasswordField, string>>; problem?: string},
  ) =>
    fail<ProfileRefusal>({
      status,
      answer: {form: 'password', values: {}, errors: {}, problem: null, ...rest},
    });
  /* Not trimmed: white space is part of a password. */
  const {currentPassword = '', newPassword = ''} = fields;
  const errors = fieldErrors({currentPassword, newPassword}, PASSWORD_RULES);
  if (hasErrors(errors)) return refusal(422, {errors});
  const problem = passwordProblem(newPassword, email);
  if (problem !== null) return refusal(422, {errors: {newPassword: problem}});
  if (secondsToWait(passwordLimit) !== null) return refusal(429, {problem: TOO_MANY});
  if (!(await isConfirmed(context, person))) return refusal(503, {problem: AWAY});
  const changed = await identity.changePassword({uid, password: currentPassword, newPassword});
  if (changed.ok)
    return ok((await endOtherSessions(context, person)) ? 'password' : 'password-here');
  switch (changed.failure.kind) {
    case 'BAD_CREDENTIALS':
      return refusal(422, {errors: {currentPassword: 'That isn’t your current password.'}});
    case 'BAD_PASSWORD':
      return refusal(422, {errors: {newPassword: 'Choose a different password.'}});
    case 'LOCKED_OUT':
      return refusal(429, {problem: TOO_MANY});
    default:
      return refusal(503, {problem: AWAY});
  }
}
