/** The form that sets the visitor's location, and its page. */
export const LOCATION_PATH = '/location';

export const LOCATION_HEADING = 'Where should we deliver?';

export const NOT_A_ZIP = 'Please enter the 5 digits of your zip code.';

export function notServed(zip: string): string {
  return `We do not deliver to ${zip} yet.`;
}

/** What came of the form where it does not lead to another page. */
export type LocationFormResult = {savedZip: string} | {error: string};
