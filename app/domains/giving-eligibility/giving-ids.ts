import {plainGuid} from '~/platform/guid';

/** The cause id before a choice, and after the choice was cleared (GIVE-33). */
export const NO_CAUSE_ID = '0';

/** Longer than any id of the giving service. */
export const MAX_CAUSE_ID_LENGTH = 64;

/** The store's id as 32 hexadecimal digits; `null` for any other text (GIVE-49, GIVE-50). */
export function parseStoreId(text: string): string | null {
  return plainGuid(text);
}

/** GIVE-52, GIVE-53 */
export function causeKind(causeId: string): 'charity' | 'portfolio' {
  return /^[0-9/-]{1,31}$/.test(causeId) ? 'charity' : 'portfolio';
}
