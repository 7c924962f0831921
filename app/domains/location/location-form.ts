import type {ZipVerdict} from './zip';

export const LOCATION_PATH = '/location';

export const LOCATION_HEADING = 'Where should we deliver?';

export const NOT_A_ZIP = 'Enter your 5-digit zip code.';

export function zipError(verdict: Exclude<ZipVerdict, 'valid'>, zip: string): string {
  return verdict === 'not-a-zip' ? NOT_A_ZIP : `We don’t deliver to ${zip} yet.`;
}

export function fixedByPreview(zip: string): string {
  return `This preview is for ${zip}. Leave or change the preview to choose another zip code.`;
}

export type LocationFormResult = {savedZip: string} | {error: string; typed?: string};
