import {fullSiteName} from '~/domains/content/brand';
import {emailKeyOf} from '~/platform/email-key.server';
import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, ok, type Result} from '~/platform/result';
import type {MailMessage} from '~/services/mail/mail.server';

export type CustomerMailContext = Needs<{
  request: 'waitUntil' | 'pause' | 'log' | 'siteContent';
  services: 'mail' | 'background';
  site: true;
  settings: 'siteOrigin';
}>;

/**
 * Limits emails to one address to 12 per hour, whoever requests them. Emails beyond that are silently dropped, because
 * the links in the earlier ones still work.
 */
export const INBOX_LIMIT = {burst: 6, perSecond: 6 / 3600};
const inboxLimit = createRateLimit(INBOX_LIMIT);

/** Waits before each retry while the mail service is down. Including the calls, the retries take at most 30 s. */
const RETRY_AFTER_MS = [1000, 2000, 4000, 5000];

/** The origin of links in emails; `null`, and an error in the log, if the deployment doesn't know its own. */
export function linkOrigin({
  request: {log},
  settings: {siteOrigin},
}: Needs<{request: 'log'; settings: 'siteOrigin'}>) {
  if (siteOrigin === null) log.error('mail not sent: PUBLIC_SITE_ORIGIN is not set');
  return siteOrigin;
}

/**
 * Sends a customer an email that they requested. If the mail service fails, tries again after the response.
 *
 * @param lines the text, without salutation and signature
 * @param isLimited whether the email counts toward `INBOX_LIMIT`
 */
export async function mailCustomer(
  context: CustomerMailContext,
  to: string,
  subject: string,
  lines: (origin: string) => string[],
  {isLimited = true} = {},
): Promise<Result<null, unknown>> {
  const origin = linkOrigin(context);
  if (origin === null) return fail(null);
  if (isLimited && inboxLimit.take(await emailKeyOf(to)) !== null) return ok(null);
  const {
    request: {siteContent},
    services: {mail},
    site,
  } = context;
  const {contact} = await siteContent();
  const message = {
    from: contact.email,
    to,
    replyTo: contact.email,
    subject,
    text: ['Hello,', '', ...lines(origin), '', fullSiteName(site), contact.email, ''].join('\n'),
  };
  const sent = await mail.send(message);
  if (!sent.ok) context.request.waitUntil(sendAgain(context, message));
  return sent;
}

/** The mail service delivers a repeated message only once. */
async function sendAgain(
  {request: {pause, log}, services}: CustomerMailContext,
  message: MailMessage,
) {
  for (const ms of RETRY_AFTER_MS) {
    await pause(ms);
    if ((await services.background().mail.send(message)).ok) return;
  }
  log.error('mail not sent: the mail service is unavailable');
}
