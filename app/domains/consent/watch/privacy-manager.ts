import {parseJson} from '~/platform/attempt';
import type {Choice, Choices} from '../consent';
import type {OptionalCategory} from '../third-parties';

/** TrustArc's preference dialog is served from its own host, not from the script's. */
const PREFERENCES_ORIGIN = 'https://consent-pref.trustarc.com';

/** A reply of TrustArc's `getConsent`. */
interface Reply {
  consent: 'approved' | 'denied';
  source: 'implied' | 'asserted';
}

/**
 * Asks TrustArc's browser interface for the choices (CONS-13). Only what the shopper has asserted counts (CONS-04,
 * CONS-07). Global Privacy Control declines advertising, whatever the privacy manager replies.
 *
 * @throws if the interface throws, or replies with anything but its own format
 */
export function readChoices(
  manager: {callApi: (...args: unknown[]) => unknown},
  {hostname, hasPrivacySignal}: {hostname: string; hasPrivacySignal: boolean},
): Choices {
  const ask = (category: OptionalCategory) =>
    choiceOf(manager.callApi('getConsent', hostname, null, null, category));
  const functional = ask('functional');
  const advertising = ask('advertising');
  return {functional, advertising: hasPrivacySignal ? 'declined' : advertising};
}

export function hasCallApi(value: unknown): value is {callApi: (...args: unknown[]) => unknown} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'callApi' in value &&
    typeof value.callApi === 'function'
  );
}

function choiceOf(reply: unknown): Choice {
  if (!isReply(reply)) throw new Error('the privacy manager replied in an unknown format');
  if (reply.source !== 'asserted') return 'unset';
  return reply.consent === 'approved' ? 'granted' : 'declined';
}

function isReply(reply: unknown): reply is Reply {
  if (typeof reply !== 'object' || reply === null) return false;
  const {consent, source} = reply as Record<string, unknown>;
  return (
    (consent === 'approved' || consent === 'denied') &&
    (source === 'implied' || source === 'asserted')
  );
}

interface WindowMessage {
  origin: string;
  data: unknown;
}

/**
 * Whether the message says that preferences were submitted (CONS-10). It comes as an object or as JSON text, from the
 * preference dialog or from the banner, which is part of the page.
 */
export function isSubmission(
  {origin, data}: WindowMessage,
  {ownOrigin, address}: {ownOrigin: string; address: string},
): boolean {
  const senders = [ownOrigin, new URL(address).origin, PREFERENCES_ORIGIN];
  if (!senders.includes(origin)) return false;
  const content = typeof data === 'string' ? parseMessage(data) : data;
  return (
    typeof content === 'object' &&
    content !== null &&
    'message' in content &&
    content.message === 'submit_preferences'
  );
}

/** `null` if the text isn't JSON, or is too long for a message of the privacy manager. */
function parseMessage(text: string): unknown {
  return text.length > 10_000 ? null : parseJson(text);
}
