import type {ZipVerdict} from './zip';

/** The form that sets the visitor's location, and its page. */
export const LOCATION_PATH = '/location';

export const LOCATION_HEADING = 'Where should we deliver?';

export const NOT_A_ZIP = 'Please enter the 5 digits of your zip code.';

/** What is said of a zip that was not taken. */
export function zipError(verdict: Exclude<ZipVerdict, 'valid'>, zip: string): string {
  return verdict === 'not-a-zip' ? NOT_A_ZIP : `We do not deliver to ${zip} yet.`;
}

/** An editor's preview says where it is delivered to, whatever is chosen. */
export function fixedByPreview(zip: string): string {
  return `This preview is for ${zip}. Leave it or change it to choose another zip.`;
}

/** What came of the form where it does not lead to another page. */
export type LocationFormResult = {savedZip: string} | {error: string};
