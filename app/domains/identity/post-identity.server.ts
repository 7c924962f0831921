import {AFTER_LOGIN} from '~/domains/session/redirect-parameter';
import {returnPath} from '~/domains/session/return-path';
import type {Needs} from '~/platform/needs';
import {retryAfterInit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {hasErrors} from '~/ui/form-answer';
import {
  readIdentityFields,
  type IdentityAnswer,
  type IdentityErrors,
  type IdentityField,
} from './forms/identity-form';
import {continueSession, type ProviderSessionContext} from './provider-session.server';
import {confirmEmail, register, type RegisterContext} from './flows/register.server';
import {finishReset, startReset, type ResetContext} from './flows/reset-password.server';
import {logInWithPassword, type LogInContext} from './flows/log-in.server';
import type {TooMany} from './limits/too-many';

interface IdentityRefusal {
  status: 401 | 403 | 410 | 422 | 429 | 503;
  answer: IdentityAnswer;
  headers: Record<string, string>;
}

type Posted<Value> = Promise<Result<Value, IdentityRefusal>>;
type Fields = Record<string, string>;

type Problem =
  | TooMany
  | {
      kind:
        'wrong' | 'ended' | 'expired-link' | 'unconfirmed' | 'unlinked' | 'busy' | 'unavailable';
    };

/** Wait before a retry while the identity provider is throttling. The provider doesn't announce one. */
const BUSY_SECONDS = 60;

const PROBLEMS: Record<Problem['kind'], {status: IdentityRefusal['status']; text: string}> = {
  wrong: {status: 401, text: 'Incorrect email or password.'},
  'too-many': {
    status: 429,
    text: 'Too many attempts. Wait a few minutes, then try again.',
  },
  'expired-link': {
    status: 410,
    text: 'This link has expired. Log in with your email and password, and we’ll send you a new one.',
  },
  ended: {
    status: 401,
    text: 'That session has ended. Log in with your email and password.',
  },
  unconfirmed: {
    status: 401,
    text: 'Confirm your email address first. We just sent you a new link.',
  },
  unlinked: {
    status: 403,
    text: 'Your email address belongs to another customer record, so we can’t log you in. Contact us and we’ll sort it out.',
  },
  busy: {status: 503, text: 'We’re busy right now. Try again in a minute.'},
  unavailable: {
    status: 503,
    text: 'We’re having trouble on our side. Nothing was lost, and your cart is safe. Try again in a moment.',
  },
};

export async function postLogin(
  context: LogInContext & ProviderSessionContext,
  posted: Fields,
): Posted<{to: string}> {
  if (posted.session !== undefined) return postContinue(context, posted, posted.session);
  const {fields, errors} = readIdentityFields(posted, ['email', 'password']);
  const values = {email: fields.email};
  if (hasErrors(errors)) return invalid(values, errors);
  const to = returnPath(posted.to ?? null, AFTER_LOGIN);
  const ftcAcknowledged = posted.ftcAcknowledged === 'true';
  const loggedIn = await logInWithPassword(context, {...fields, to, ftcAcknowledged});
  if (!loggedIn.ok) return refusal(values, loggedIn.failure);
  return ok({to: nextPage(context, posted, loggedIn.value.loginToken)});
}

async function postContinue(
  context: LogInContext & ProviderSessionContext,
  posted: Fields,
  offeredKey: string,
): Posted<{to: string}> {
  const loggedIn = await continueSession(context, offeredKey);
  return loggedIn.ok
    ? ok({to: nextPage(context, posted, loggedIn.value.loginToken)})
    : refusal({}, loggedIn.failure);
}

function nextPage(
  {services: {identity}}: Needs<{services: 'identity'}>,
  {to, samlContext}: Fields,
  loginToken: string | null,
): string {
  return samlContext && loginToken
    ? identity.continueSsoUrl(samlContext, loginToken)
    : returnPath(to ?? null, AFTER_LOGIN);
}

export async function postRegister(
  context: RegisterContext,
  posted: Fields,
): Posted<{isMailed: boolean}> {
  const names = ['firstName', 'lastName', 'email', 'newPassword'] as const;
  const {fields, errors} = readIdentityFields(posted, names);
  const values = withoutSecrets(fields);
  if (hasErrors(errors)) return invalid(values, errors);
  const made = await register(context, fields, returnPath(posted.to ?? null, AFTER_LOGIN));
  if (made.ok) return made;
  return made.failure.kind === 'invalid'
    ? invalid(values, made.failure.errors)
    : refusal(values, made.failure);
}

export async function postConfirmation(
  context: Needs<{services: 'identity'; site: true; settings: 'secrets'}>,
  token: string,
): Posted<{to: string}> {
  const confirmed = await confirmEmail(context, token);
  return confirmed.ok ? confirmed : refusal({}, confirmed.failure);
}

export async function postForgotPassword(context: ResetContext, posted: Fields): Posted<null> {
  const {fields, errors} = readIdentityFields(posted, ['email']);
  if (hasErrors(errors)) return invalid(fields, errors);
  const started = await startReset(context, fields.email);
  return started.ok ? started : refusal(fields, started.failure);
}

export async function postResetPassword(
  context: ResetContext,
  posted: Fields,
): Posted<{areSessionsEnded: boolean}> {
  const {fields, errors} = readIdentityFields(posted, ['newPassword']);
  if (hasErrors(errors)) return invalid({}, errors);
  const finished = await finishReset(context, {...fields, link: posted.token ?? ''});
  if (finished.ok) return finished;
  switch (finished.failure.kind) {
    case 'bad-link':
      return unprocessable({
        values: {},
        errors: {},
        problem: 'This link has expired or was already used. Request a new one.',
      });
    case 'bad-password':
      return invalid({}, {newPassword: 'Choose a different password.'});
    default:
      return refusal({}, finished.failure);
  }
}

function withoutSecrets({
  newPassword: _secret,
  ...values
}: Record<'firstName' | 'lastName' | 'email' | 'newPassword', string>) {
  return values;
}

function invalid(values: IdentityAnswer['values'], errors: IdentityErrors) {
  return unprocessable({values, errors, problem: null});
}

function unprocessable(answer: IdentityAnswer) {
  return fail<IdentityRefusal>({status: 422, answer, headers: {}});
}

function refusal(values: Partial<Record<IdentityField, string>>, problem: Problem) {
  const {status, text} = PROBLEMS[problem.kind];
  const answer: IdentityAnswer = {values, errors: {}, problem: text};
  return fail<IdentityRefusal>({status, answer, headers: retryAfter(problem)});
}

function retryAfter(problem: Problem): Record<string, string> {
  if (problem.kind === 'too-many') return {...retryAfterInit(problem.seconds).headers};
  return problem.kind === 'busy' ? {'Retry-After': String(BUSY_SECONDS)} : {};
}
