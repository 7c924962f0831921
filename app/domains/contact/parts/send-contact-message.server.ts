import type {Site} from '~/domains/session/site';
import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {fail, type Result} from '~/platform/result';
import {PET_SPECIES, type ContactMessage} from '../contact-message';

export type ContactContext = Needs<{
  request: 'siteContent';
  services: 'mail';
  site: true;
  visitor: 'secondsToWait';
  settings: 'contactEmailTo';
}>;

export type ContactFailure =
  {kind: 'unknown-topic'} | {kind: 'too-many'; seconds: number} | {kind: 'not-sent'};

export const CONTACT_LIMIT = {burst: 5, perSecond: 1 / 60};

const limit = createRateLimit(CONTACT_LIMIT);

/**
 * Emails a validated message to customer service (CMS-01). An identical message is sent only once. While the site's
 * topics are unavailable any topic is accepted, because it may have been chosen from the site's list earlier.
 */
export async function sendContactMessage(
  context: ContactContext,
  message: ContactMessage,
): Promise<Result<null, ContactFailure>> {
  const {contact, isBuiltIn} = await context.request.siteContent();
  const offered = contact.topics.find(({value}) => value === message.topic);
  if (!offered && !isBuiltIn) return fail({kind: 'unknown-topic'});
  const topic = offered?.label ?? message.topic;
  const seconds = context.visitor.secondsToWait(limit);
  if (seconds !== null) return fail({kind: 'too-many', seconds});
  const sent = await context.services.mail.send({
    from: contact.email,
    to: context.settings.contactEmailTo ?? contact.email,
    replyTo: message.email,
    subject: toSubject(message, topic),
    text: toText(message, topic, context.site),
  });
  return sent.ok ? sent : fail({kind: 'not-sent'});
}

function toSubject({orderNumber}: ContactMessage, topic: string): string {
  return `Contact form: ${topic}${orderNumber ? ` (order ${orderNumber})` : ''}`;
}

function toText(message: ContactMessage, topic: string, site: Site): string {
  const {name, email, phone, orderNumber, petSpecies} = message;
  const facts = {
    Site: site.name,
    Topic: topic,
    Name: name,
    Email: email,
    Phone: phone,
    Order: orderNumber,
    Pet: isSpecies(petSpecies) ? PET_SPECIES[petSpecies] : '',
  };
  const lines = Object.entries(facts)
    .filter(([, fact]) => fact !== '')
    .map(([label, fact]) => `${label}: ${fact}`);
  return `${lines.join('\n')}\n\n${message.message.replace(/\r\n?/g, '\n')}\n`;
}

function isSpecies(text: string): text is keyof typeof PET_SPECIES {
  return Object.hasOwn(PET_SPECIES, text);
}
