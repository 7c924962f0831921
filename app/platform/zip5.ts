import {LENGTHS} from './lengths';

/** The first five digits of a zip code. Profiles, addresses and orders may have all nine. */
export const zip5 = (zip: string): string => zip.trim().slice(0, LENGTHS.zip.max);
