import type {Session} from '~/domains/session/session';
import type {Needs} from '~/platform/needs';
import {createRateLimit, retryAfterInit, type RefusalInit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import {LOCK_SECONDS} from '~/services/identity/identity.server';
import {hasErrors} from '~/ui/form-answer';
import {readIdentityFields, type IdentityAnswer} from './forms/identity-form';
import {readEmailChange, sendEmailChange, type MailContext} from './identity-mails.server';

export type RequestEmailChangeContext = MailContext &
  Needs<{
    services: 'identity' | 'customerTokens';
    visitor: 'confirmSession' | 'secondsToWait';
  }>;

export type EmailRefusal = RefusalInit<422 | 503> & {answer: IdentityAnswer};

/** Attempts per client address. Throttles guessing of the password. */
const LIMIT = {burst: 5, perSecond: 1 / 60};
const limit = createRateLimit(LIMIT);

const TOO_MANY = 'Too many attempts. Wait a few minutes, then try again.';
const UNAVAILABLE =
  'We couldn’t change your email address. Nothing has changed. Try again in a moment.';

/**
 * Checks the password, and emails a link to the new address. Doesn't reveal whether that address belongs to another
 * account: only its owner finds out, from the link.
 */
export async function requestEmailChange(
  context: RequestEmailChangeContext,
  customer: Session,
  posted: Record<string, string>,
): Promise<Result<null, EmailRefusal>> {
  const {uid, email: from, firstName, lastName} = customer;
  const {fields, errors} = readIdentityFields(posted, ['email', 'password']);
  const refuse = (init: RefusalInit<422 | 503>, rest: Partial<IdentityAnswer>) =>
    fail({...init, answer: {values: {email: fields.email}, errors: {}, problem: null, ...rest}});
  const throttle = (seconds: number) => refuse(retryAfterInit(seconds), {problem: TOO_MANY});
  if (hasErrors(errors)) return refuse({status: 422}, {errors});
  const to = fields.email.toLowerCase();
  if (to === from.toLowerCase()) {
    return refuse({status: 422}, {errors: {email: 'That’s your email address already.'}});
  }
  const waitSeconds = context.visitor.secondsToWait(limit);
  if (waitSeconds !== null) return throttle(waitSeconds);
  /* Our calls to the provider are trusted to name the customer, so Shopify confirms the session first (SEC-15). */
  if ((await context.visitor.confirmSession(customer)) !== 'confirmed') {
    return refuse({status: 503}, {problem: UNAVAILABLE});
  }
  const proof = await context.services.identity.login({email: from, password: fields.password});
  if (!proof.ok) {
    switch (proof.failure.kind) {
      case 'BAD_CREDENTIALS':
        return refuse({status: 422}, {errors: {password: 'That isn’t your current password.'}});
      case 'LOCKED_OUT':
        return throttle(LOCK_SECONDS);
      default:
        return refuse({status: 503}, {problem: UNAVAILABLE});
    }
  }
  if (proof.value.uid !== uid) return refuse({status: 503}, {problem: UNAVAILABLE});
  const owner = {identifier: uid, email: from, firstName, lastName};
  const created = await context.services.customerTokens.create(owner);
  const sent = created.ok
    ? await sendEmailChange(context, {uid, from, to, customerToken: created.value.token})
    : created;
  return sent.ok ? ok(null) : refuse({status: 503}, {problem: UNAVAILABLE});
}

export type ConfirmEmailChangeContext = Needs<{
  request: 'waitUntil';
  services: 'identity' | 'customerTokens';
  site: true;
  visitor: 'session';
  settings: 'secrets';
}>;

const CONFIRM_PROBLEMS = {
  expired: {
    status: 410,
    text: 'This link has expired or was already used. Ask for a new one in your profile.',
  },
  taken: {status: 422, text: 'Another account uses this email address, so nothing was changed.'},
  unavailable: {status: 503, text: UNAVAILABLE},
} as const;

/**
 * Changes the address that the link names. The customer logs in with it again, which also gives it to Shopify. A link
 * works until the address has changed, or all sessions of the customer were ended.
 */
export async function confirmEmailChange(
  context: ConfirmEmailChangeContext,
  token: string,
): Promise<Result<null, {status: 410 | 422 | 503; answer: IdentityAnswer}>> {
  const refuse = (kind: keyof typeof CONFIRM_PROBLEMS) => {
    const {status, text} = CONFIRM_PROBLEMS[kind];
    return fail({status, answer: {values: {}, errors: {}, problem: text}});
  };
  const change = await readEmailChange(context, token);
  if (!change) return refuse('expired');
  const {
    request: {waitUntil},
    services: {identity, customerTokens},
    visitor,
  } = context;
  const [account, owner] = await Promise.all([
    identity.accountInfo(change.uid),
    customerTokens.owner(change.customerToken),
  ]);
  if (!account.ok || !owner.ok) return refuse('unavailable');
  const isReplaced = account.value.email.toLowerCase() !== change.from.toLowerCase();
  if (isReplaced || !owner.value) return refuse('expired');
  const changed = await identity.changeEmail(change);
  if (!changed.ok) return refuse(changed.failure.kind === 'TAKEN' ? 'taken' : 'unavailable');
  waitUntil(customerTokens.revoke(change.customerToken));
  if (visitor.session.current()?.uid === change.uid) visitor.session.end();
  return ok(null);
}
