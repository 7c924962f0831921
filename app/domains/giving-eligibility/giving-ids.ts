import {plainGuid} from '~/platform/guid';

/** The giving service's word for no cause: no choice yet, or a choice that was cleared (GIVE-33). */
export const NO_CAUSE_ID = '0';

/** No id of the giving service is longer. */
export const MAX_CAUSE_ID_LENGTH = 64;

/** The store's id as 32 hexadecimal digits; `null` if it is something else (GIVE-49, GIVE-50). */
export function parseStoreId(text: string): string | null {
  return plainGuid(text);
}

/** GIVE-52, GIVE-53 */
export function causeKind(causeId: string): 'charity' | 'portfolio' {
  return /^[0-9/-]{1,31}$/.test(causeId) ? 'charity' : 'portfolio';
}
