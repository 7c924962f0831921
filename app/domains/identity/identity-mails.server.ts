import {z} from 'zod';
import type {SiteContent} from '~/domains/content/site-content';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {seal, unseal} from '~/domains/session/session-crypto.server';
import type {Site} from '~/domains/session/site';
import {DAY_SECONDS} from '~/platform/duration';
import type {Log} from '~/platform/log.server';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {Mail, MailMessage} from '~/services/mail/mail.server';
import {
  CONFIRM_EMAIL_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  RESET_PASSWORD_PATH,
} from '~/domains/session/sign-in-paths';
import {emailKeyOf} from './trier.server';

export interface MailContext {
  mail: Mail;
  /** For what goes on after the answer: each call begins a time budget of its own. */
  afterwards(): {mail: Mail};
  waitUntil(promise: Promise<unknown>): void;
  pause(ms: number): Promise<void>;
  site: Site;
  log: Log;
  siteContent(): Promise<Pick<SiteContent, 'contact'>>;
  /** Where links in mails lead; `null` when it is not known, and then no mail with a link is sent. */
  siteOrigin: string | null;
  secrets: readonly string[];
}

/**
 * Mails to one address, whoever asks for them: at most 12 in any hour. Beyond that nothing is sent, and nobody is told,
 * since the links of the mails before still work.
 */
export const INBOX_LIMIT = {burst: 6, perSecond: 6 / 3600};
const ofInbox = createRateLimit(INBOX_LIMIT);

/** Waits before each retry while the mail service is away. With the calls themselves that is at most 30 s. */
const RETRY_AFTER_MS = [1000, 2000, 4000, 5000];

const CONFIRMATION_SECONDS = 3 * DAY_SECONDS;

const confirmation = z.object({
  uid: z.string().min(1),
  /** Where somebody goes on to after signing in. */
  to: z.string(),
  /** Milliseconds since the epoch. */
  endsAt: z.number(),
});

const confirmationPurpose = (site: Site) => `confirm-email:${site.id}`;

/** Asks somebody to show that the address is theirs. */
export async function sendConfirmation(
  context: MailContext,
  {email, uid, to}: {email: string; uid: string; to: string},
) {
  const endsAt = Date.now() + CONFIRMATION_SECONDS * 1000;
  const token = await seal({uid, to, endsAt}, context.secrets, confirmationPurpose(context.site));
  return send(context, email, 'Confirm your email address', (origin) => [
    'Welcome! Please confirm that this is your email address:',
    `${origin}${CONFIRM_EMAIL_PATH}?token=${token}`,
    '',
    'The link works for three days. If it was not you who made an account with us, do nothing.',
  ]);
}

/** Whose confirmation it is and where they go on to; `null` for a link that is none, or is too old. */
export async function readConfirmation(
  {secrets, site}: Pick<MailContext, 'secrets' | 'site'>,
  token: string,
): Promise<{uid: string; to: string} | null> {
  const opened = confirmation.safeParse(await unseal(token, secrets, confirmationPurpose(site)));
  return opened.success && opened.data.endsAt > Date.now() ? opened.data : null;
}

/** Tells the owner of an address with an account that somebody wanted to make another one. */
export function sendAlreadyRegistered(
  context: MailContext,
  {email, to}: {email: string; to: string},
) {
  return send(context, email, 'You have an account with us', (origin) => [
    'Somebody, most likely you, wanted to make an account with this email address. You have one already.',
    '',
    'Sign in:',
    `${origin}${LOGIN_PATH}?redirect=${encodeRedirect(to)}`,
    '',
    'Choose a new password, if you have forgotten it:',
    `${origin}${FORGOT_PASSWORD_PATH}`,
    '',
    'If it was not you, do nothing: your account stays as it is.',
  ]);
}

const reset = z.object({email: z.string().min(1), token: z.string().min(1)});

const resetPurpose = (site: Site) => `reset-password:${site.id}`;

interface ResetMail {
  email: string;
  /** The provider's. */
  token: string;
  /** Set when this browser has logged in with this email before. It then gets a mail even if others used up the limit. */
  isKnownDevice: boolean;
}

/**
 * Leads to where a new password is chosen. The link carries the email beside the provider's token, sealed: the new
 * password has to end that person's sessions.
 */
export async function sendReset(context: MailContext, {email, token, isKnownDevice}: ResetMail) {
  const sealed = await seal({email, token}, context.secrets, resetPurpose(context.site));
  const lines = (origin: string) => [
    'Someone, most likely you, asked for a new password. Choose it here:',
    `${origin}${RESET_PASSWORD_PATH}?pwrt=${sealed}`,
    '',
    "The link works once, for an hour. If you didn't ask for it, do nothing: your password stays the same.",
  ];
  return send(context, email, 'Choose a new password', lines, {isLimited: !isKnownDevice});
}

/** The provider's token and whose it is; `null` for a link that isn't ours. */
export async function readReset(
  {secrets, site}: Pick<MailContext, 'secrets' | 'site'>,
  link: string,
): Promise<{email: string; token: string} | null> {
  return reset.safeParse(await unseal(link, secrets, resetPurpose(site))).data ?? null;
}

/** Where links lead; when it is not known, the log says so. */
export function linkOrigin({siteOrigin, log}: Pick<MailContext, 'siteOrigin' | 'log'>) {
  if (siteOrigin === null) log.error('mail not sent: PUBLIC_SITE_ORIGIN is not set');
  return siteOrigin;
}

async function send(
  context: MailContext,
  to: string,
  subject: string,
  lines: (origin: string) => string[],
  {isLimited = true} = {},
): Promise<Result<null, unknown>> {
  const origin = linkOrigin(context);
  if (origin === null) return fail(null);
  if (isLimited && ofInbox.take(await emailKeyOf(to)) !== null) return ok(null);
  const {mail, site, siteContent} = context;
  const {contact} = await siteContent();
  const message = {
    from: contact.email,
    to,
    replyTo: contact.email,
    subject,
    text: ['Hello,', '', ...lines(origin), '', site.name, contact.email, ''].join('\n'),
  };
  const sent = await mail.send(message);
  if (!sent.ok) context.waitUntil(sendAgain(context, message));
  return sent;
}

/** The mail service sends the same message once, however often it is handed over. */
async function sendAgain({afterwards, pause, log}: MailContext, message: MailMessage) {
  for (const ms of RETRY_AFTER_MS) {
    await pause(ms);
    if ((await afterwards().mail.send(message)).ok) return;
  }
  log.error('mail not sent: the mail service stayed away');
}
