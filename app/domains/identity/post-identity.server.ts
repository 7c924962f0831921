import {AFTER_SIGN_IN} from '~/domains/session/redirect-parameter';
import {returnPath} from '~/domains/session/return-path';
import {fail, ok, type Result} from '~/platform/result';
import {hasErrors} from '~/ui/form-answer';
import {
  identityFields,
  type IdentityAnswer,
  type IdentityErrors,
  type IdentityField,
} from './identity-form';
import {register, type RegisterContext} from './register.server';
import {finishReset, startReset, type ResetContext} from './reset-password.server';
import {signIn, type SignInContext, type SignInFailure} from './sign-in.server';

/** A form that was not carried out, with the status of its page. */
interface IdentityRefusal {
  status: 401 | 403 | 422 | 429 | 503;
  answer: IdentityAnswer;
}

type Posted<Value> = Promise<Result<Value, IdentityRefusal>>;
type Fields = Record<string, string>;

const AWAY =
  'We cannot reach our sign-in just now. Nothing was lost, your cart is kept; please try again in a moment.';
const TOO_MANY =
  'Those were several tries in a short while. Please wait a few minutes, or choose a new password.';

const SIGN_IN_PROBLEMS: Record<SignInFailure, {status: IdentityRefusal['status']; text: string}> = {
  wrong: {status: 401, text: 'That email and password do not go together. Please check both.'},
  'too-many': {status: 429, text: TOO_MANY},
  unconfirmed: {
    status: 401,
    text: 'Please confirm your email address first: we have sent you a new link for it.',
  },
  unlinked: {
    status: 403,
    text: 'Your email address belongs to another customer record, so we can’t log you in. Please contact us, and we’ll sort it out.',
  },
  unavailable: {status: 503, text: AWAY},
};

/** Signs in. Gives where to go on to. */
export async function postLogin(
  context: SignInContext & {identity: {continueSsoUrl(context: string, token: string): string}},
  posted: Fields,
): Posted<{to: string}> {
  const {fields, errors} = identityFields(posted, ['email', 'password']);
  const values = {email: fields.email};
  if (hasErrors(errors)) return invalid(values, errors);
  const to = returnPath(posted.to ?? null, AFTER_SIGN_IN);
  const ftcAcknowledged = posted.ftcAcknowledged === 'true';
  const signedIn = await signIn(context, {...fields, to, ftcAcknowledged});
  if (!signedIn.ok) {
    const {status, text} = SIGN_IN_PROBLEMS[signedIn.failure];
    return refusal(status, values, text);
  }
  const {loginToken} = signedIn.value;
  const {samlContext} = posted;
  return ok({
    to: samlContext && loginToken ? context.identity.continueSsoUrl(samlContext, loginToken) : to,
  });
}

/** Makes an account. The answer says nothing of whether there was one. */
export async function postRegister(context: RegisterContext, posted: Fields): Posted<null> {
  const names = ['firstName', 'lastName', 'email', 'newPassword'] as const;
  const {fields, errors} = identityFields(posted, names);
  const values = withoutSecrets(fields);
  if (hasErrors(errors)) return invalid(values, errors);
  const made = await register(context, fields, returnPath(posted.to ?? null, AFTER_SIGN_IN));
  if (made.ok) return made;
  switch (made.failure.kind) {
    case 'invalid':
      return invalid(values, made.failure.errors);
    case 'too-many':
      return refusal(429, values, TOO_MANY);
    case 'unavailable':
      return refusal(503, values, AWAY);
  }
}

/** Asks for a link for a new password. */
export async function postForgotPassword(context: ResetContext, posted: Fields): Posted<null> {
  const {fields, errors} = identityFields(posted, ['email']);
  if (hasErrors(errors)) return invalid(fields, errors);
  const started = await startReset(context, fields.email);
  if (started.ok) return started;
  return started.failure === 'too-many'
    ? refusal(429, fields, TOO_MANY)
    : refusal(503, fields, AWAY);
}

/** Sets the new password. */
export async function postResetPassword(
  context: ResetContext,
  posted: Fields,
): Posted<{areSessionsEnded: boolean}> {
  const {fields, errors} = identityFields(posted, ['newPassword']);
  if (hasErrors(errors)) return invalid({}, errors);
  const finished = await finishReset(context, {...fields, link: posted.token ?? ''});
  if (finished.ok) return finished;
  switch (finished.failure) {
    case 'bad-link':
      return refusal(422, {}, 'This link has expired or was already used. Request a new one.');
    case 'bad-password':
      return invalid({}, {newPassword: 'Please choose another password.'});
    case 'too-many':
      return refusal(429, {}, TOO_MANY);
    case 'unavailable':
      return refusal(503, {}, AWAY);
  }
}

function withoutSecrets({
  newPassword: _secret,
  ...values
}: Record<'firstName' | 'lastName' | 'email' | 'newPassword', string>) {
  return values;
}

function invalid(values: IdentityAnswer['values'], errors: IdentityErrors) {
  return fail<IdentityRefusal>({status: 422, answer: {values, errors, problem: null}});
}

function refusal(
  status: IdentityRefusal['status'],
  values: Partial<Record<IdentityField, string>>,
  problem: string,
) {
  return fail<IdentityRefusal>({status, answer: {values, errors: {}, problem}});
}
