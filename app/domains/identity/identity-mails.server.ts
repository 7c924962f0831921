import {z} from 'zod';
import {mailCustomer, type CustomerMailContext} from '~/domains/contact/mail-customer.server';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {Site} from '~/domains/session/site';
import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';
import type {Needs} from '~/platform/needs';
import type {Result} from '~/platform/result';
import {
  CHANGE_EMAIL_PATH,
  CONFIRM_EMAIL_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  RESET_PASSWORD_PATH,
} from '~/domains/session/login-paths';

export type MailContext = CustomerMailContext & Needs<{settings: 'secrets'}>;

const CONFIRMATION_SECONDS = 3 * DAY_SECONDS;

const confirmationLink = z.object({
  uid: z.string().min(1),
  to: z.string(),
  /** Milliseconds since the epoch. */
  endsAt: z.number(),
});

const confirmationPurpose = (site: Site) => `confirm-email:${site.id}`;

export async function sendConfirmation(
  context: MailContext,
  {email, uid, to}: {email: string; uid: string; to: string},
) {
  const endsAt = Date.now() + CONFIRMATION_SECONDS * 1000;
  const token = await seal(
    {uid, to, endsAt},
    context.settings.secrets,
    confirmationPurpose(context.site),
  );
  return mailCustomer(context, email, 'Confirm your email address', (origin) => [
    'Welcome! Confirm your email address:',
    `${origin}${CONFIRM_EMAIL_PATH}?token=${token}`,
    '',
    'The link works for three days. If you didn’t create an account with us, ignore this email.',
  ]);
}

export async function readConfirmation(
  {site, settings: {secrets}}: Needs<{site: true; settings: 'secrets'}>,
  token: string,
): Promise<{uid: string; to: string} | null> {
  const opened = confirmationLink.safeParse(
    await unseal(token, secrets, confirmationPurpose(site)),
  );
  return opened.success && opened.data.endsAt > Date.now() ? opened.data : null;
}

const EMAIL_CHANGE_SECONDS = HOUR_SECONDS;

const emailChangeLink = z.object({
  uid: z.string().min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  /** Made for this link. It ends with all sessions, for instance at a new password, and so does the link (SEC-42). */
  customerToken: z.string().min(1),
  /** Milliseconds since the epoch. */
  endsAt: z.number(),
});

export type EmailChange = Omit<z.output<typeof emailChangeLink>, 'endsAt'>;

const emailChangePurpose = (site: Site) => `change-email:${site.id}`;

/**
 * Having the link proves that the customer owns the new address. The old address is notified, in case it wasn't them.
 */
export async function sendEmailChange(
  context: MailContext,
  change: EmailChange,
): Promise<Result<null, unknown>> {
  const endsAt = Date.now() + EMAIL_CHANGE_SECONDS * 1000;
  const purpose = emailChangePurpose(context.site);
  const token = await seal({...change, endsAt}, context.settings.secrets, purpose);
  const confirmation = await mailCustomer(
    context,
    change.to,
    'Confirm your new email address',
    (origin) => [
      'You asked to log in with this email address from now on. Confirm it here:',
      `${origin}${CHANGE_EMAIL_PATH}?token=${token}`,
      '',
      'The link works for an hour. If it wasn’t you, ignore this email: nothing changes.',
    ],
  );
  if (!confirmation.ok) return confirmation;
  return mailCustomer(context, change.from, 'Your email address is about to change', (origin) => [
    `Someone, most likely you, asked to change the email address of your account to ${change.to}.`,
    '',
    'It changes once that address is confirmed. If it wasn’t you, choose a new password now:',
    `${origin}${FORGOT_PASSWORD_PATH}`,
  ]);
}

export async function readEmailChange(
  {site, settings: {secrets}}: Needs<{site: true; settings: 'secrets'}>,
  token: string,
): Promise<EmailChange | null> {
  const {data} = emailChangeLink.safeParse(await unseal(token, secrets, emailChangePurpose(site)));
  return data && data.endsAt > Date.now() ? data : null;
}

/** Tells an account's owner that someone tried to register their address again. */
export function sendAlreadyRegistered(
  context: MailContext,
  {email, to}: {email: string; to: string},
) {
  return mailCustomer(context, email, 'You have an account with us', (origin) => [
    'Someone, most likely you, tried to create an account with this email address. You already have one.',
    '',
    'Log in:',
    `${origin}${LOGIN_PATH}?redirect=${encodeRedirect(to)}`,
    '',
    'Forgot your password? Choose a new one:',
    `${origin}${FORGOT_PASSWORD_PATH}`,
    '',
    'If it wasn’t you, ignore this email: nothing about your account has changed.',
  ]);
}

const resetLink = z.object({email: z.string().min(1), token: z.string().min(1)});

const resetPurpose = (site: Site) => `reset-password:${site.id}`;

interface ResetMail {
  email: string;
  token: string;
  /**
   * This browser has logged in with this email before. The email is then sent even if others have used up the limit.
   */
  isKnownDevice: boolean;
}

/**
 * The link seals the email together with the provider's token, because resetting the password must also end that
 * customer's sessions.
 */
export async function sendReset(context: MailContext, {email, token, isKnownDevice}: ResetMail) {
  const sealed = await seal({email, token}, context.settings.secrets, resetPurpose(context.site));
  const lines = (origin: string) => [
    'Someone, most likely you, asked to reset your password. Choose a new one here:',
    `${origin}${RESET_PASSWORD_PATH}?pwrt=${sealed}`,
    '',
    'The link works once, within an hour. If it wasn’t you, ignore this email: your password stays the same.',
  ];
  return mailCustomer(context, email, 'Choose a new password', lines, {isLimited: !isKnownDevice});
}

export async function readReset(
  {site, settings: {secrets}}: Needs<{site: true; settings: 'secrets'}>,
  link: string,
): Promise<{email: string; token: string} | null> {
  return resetLink.safeParse(await unseal(link, secrets, resetPurpose(site))).data ?? null;
}
