import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {emailKeyOf} from '~/platform/email-key.server';
import {linkOrigin} from '~/domains/contact/mail-customer.server';
import type {IdentityErrors} from '../forms/identity-form';
import {
  readConfirmation,
  sendAlreadyRegistered,
  sendConfirmation,
  type MailContext,
} from '../identity-mails.server';
import {tooMany, type TooMany} from '../limits/too-many';

export type RegisterContext = MailContext &
  Needs<{services: 'identity'; visitor: 'secondsToWait' | 'network'}>;

interface NewCustomer {
  email: string;
  newPassword: string;
  firstName: string;
  lastName: string;
}

export type RegisterFailure =
  {kind: 'invalid'; errors: IdentityErrors} | TooMany | {kind: 'busy' | 'unavailable'};

export const REGISTER_LIMIT = {burst: 8, perSecond: 1 / 60};
/** Per email address and network. Attempts from other networks aren't counted. */
export const EMAIL_LIMIT = {burst: 4, perSecond: 1 / 300};
const networkLimit = createRateLimit(REGISTER_LIMIT);
const addressLimit = createRateLimit(EMAIL_LIMIT);

/**
 * Creates an account, which the customer confirms by email. The result doesn't reveal whether the address already had
 * an account; only the email to its owner does. `isMailed` is `false` if the email will be retried after the response.
 */
export async function register(
  context: RegisterContext,
  {newPassword: password, ...customer}: NewCustomer,
  to: string,
): Promise<Result<{isMailed: boolean}, RegisterFailure>> {
  const {email} = customer;
  const seconds =
    context.visitor.secondsToWait(networkLimit) ??
    addressLimit.take(`${context.visitor.network ?? ''} ${await emailKeyOf(email)}`);
  if (seconds !== null) return fail(tooMany(seconds));
  if (linkOrigin(context) === null) return fail({kind: 'unavailable'});
  const made = await context.services.identity.register({...customer, password});
  if (made.ok) {
    const {uid} = made.value;
    return ok({isMailed: (await sendConfirmation(context, {email, uid, to})).ok});
  }
  switch (made.failure.kind) {
    case 'TAKEN':
      return ok({isMailed: (await sendAlreadyRegistered(context, {email, to})).ok});
    case 'INVALID':
      return fail({kind: 'invalid', errors: toIdentityErrors(made.failure.fields)});
    case 'LIMITED':
      return fail({kind: 'busy'});
    default:
      return fail({kind: 'unavailable'});
  }
}

export async function confirmEmail(
  context: Needs<{services: 'identity'; site: true; settings: 'secrets'}>,
  token: string,
): Promise<Result<{to: string}, {kind: 'expired-link' | 'busy' | 'unavailable'}>> {
  const confirmation = await readConfirmation(context, token);
  if (!confirmation) return fail({kind: 'expired-link'});
  const confirmed = await context.services.identity.confirmEmail(confirmation.uid);
  if (confirmed.ok) return ok({to: confirmation.to});
  return fail({kind: confirmed.failure.kind === 'throttled' ? 'busy' : 'unavailable'});
}

function toIdentityErrors(fields: readonly string[]): IdentityErrors {
  const errors: IdentityErrors = {};
  if (fields.includes('email')) errors.email = 'Enter an email address like name@example.com.';
  if (fields.includes('password')) errors.newPassword = 'Choose a different password.';
  if (fields.includes('firstName')) errors.firstName = 'Enter your first name.';
  if (fields.includes('lastName')) errors.lastName = 'Enter your last name.';
  return errors;
}
