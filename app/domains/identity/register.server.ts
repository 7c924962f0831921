import {sha256} from '~/platform/digest.server';
import {createRateLimit, type RateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {Identity} from '~/services/identity/identity.server';
import type {IdentityErrors} from './identity-form';
import {
  readConfirmation,
  sendAlreadyRegistered,
  sendConfirmation,
  type MailContext,
} from './identity-mails.server';

export interface RegisterContext extends MailContext {
  identity: Pick<Identity, 'register' | 'confirmEmail'>;
  secondsToWait(limit: RateLimit): number | null;
}

interface NewPerson {
  email: string;
  newPassword: string;
  firstName: string;
  lastName: string;
}

export type RegisterFailure =
  {kind: 'invalid'; errors: IdentityErrors} | {kind: 'too-many'} | {kind: 'unavailable'};

/** New accounts from one machine. */
export const REGISTER_LIMIT = {burst: 8, perSecond: 1 / 60};
/** Mails to one address, whether or not it has an account. */
export const ADDRESS_LIMIT = {burst: 4, perSecond: 1 / 300};
const ofMachine = createRateLimit(REGISTER_LIMIT);
const ofAddress = createRateLimit(ADDRESS_LIMIT);

/**
 * Makes an account that its owner confirms by mail. Whether the address has one already is for its owner's eyes alone:
 * the answer is the same, and only the mail differs.
 */
export async function register(
  context: RegisterContext,
  {newPassword: password, ...person}: NewPerson,
  to: string,
): Promise<Result<null, RegisterFailure>> {
  const {email} = person;
  const isLimited =
    context.secondsToWait(ofMachine) !== null ||
    ofAddress.take(await sha256(email.toLowerCase())) !== null;
  if (isLimited) return fail({kind: 'too-many'});
  const made = await context.identity.register({...person, password});
  if (made.ok) return mailed(sendConfirmation(context, {email, uid: made.value.uid, to}));
  switch (made.failure.kind) {
    case 'TAKEN':
      return mailed(sendAlreadyRegistered(context, {email, to}));
    case 'INVALID':
      return fail({kind: 'invalid', errors: errorsOf(made.failure.fields)});
    case 'LIMITED':
      return fail({kind: 'too-many'});
    default:
      return fail({kind: 'unavailable'});
  }
}

/** The address in the link is its owner's. Gives where they go on to after signing in. */
export async function confirmEmail(
  context: RegisterContext,
  token: string,
): Promise<Result<{to: string}, 'bad-link' | 'unavailable'>> {
  const confirmation = await readConfirmation(context, token);
  if (!confirmation) return fail('bad-link');
  const confirmed = await context.identity.confirmEmail(confirmation.uid);
  return confirmed.ok ? ok({to: confirmation.to}) : fail('unavailable');
}

async function mailed(
  sent: Promise<Result<null, unknown>>,
): Promise<Result<null, RegisterFailure>> {
  return (await sent).ok ? ok(null) : fail({kind: 'unavailable'});
}

/** What the provider does not take, at the fields that we have for it. */
function errorsOf(fields: readonly string[]): IdentityErrors {
  const errors: IdentityErrors = {};
  if (fields.includes('email'))
    errors.email = 'Please enter an email address like name@example.com.';
  if (fields.includes('password')) errors.newPassword = 'Please choose another password.';
  if (fields.includes('firstName')) errors.firstName = 'Please enter your first name.';
  if (fields.includes('lastName')) errors.lastName = 'Please enter your last name.';
  return errors;
}
