import {parseJson} from '~/platform/attempt';
import {MAX_CAUSE_ID_LENGTH} from './giving-ids';

/** The cause that a customer has chosen, as the account keeps it (GIVE-99). */
export interface AccountCause {
  causeId: string;
  causeName: string;
}

/** Longer names don't fit into a metafield of one line. */
const MAX_NAME_LENGTH = 200;

/** `null` for none, and for text that the shop didn't write: Shopify lets customers write metafields themselves. */
export function parseAccountCause(text: string | null | undefined): AccountCause | null {
  if (!text || text.length > 1000) return null;
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return null;
  const {causeId, causeName} = value as Record<string, unknown>;
  if (typeof causeId !== 'string' || typeof causeName !== 'string') return null;
  return isCauseId(causeId) && causeName !== '' && causeName.length <= MAX_NAME_LENGTH
    ? {causeId, causeName}
    : null;
}

export function writeAccountCause({causeId, causeName}: AccountCause): string {
  return JSON.stringify({causeId, causeName: causeName.slice(0, MAX_NAME_LENGTH)});
}

/** Whether the text is the id of a charity or portfolio. `0` stands for no cause. */
export function isCauseId(text: string): boolean {
  return /^[\w/-]+$/.test(text) && text !== '0' && text.length <= MAX_CAUSE_ID_LENGTH;
}
