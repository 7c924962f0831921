import {isZipForm} from './zip';

/** To the shopper's home, or to the clinic that they belong to. */
export const DESTINATIONS = ['HOME', 'CLINIC'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export interface UserLocation {
  /** Five digits. */
  zip: string;
  destination: Destination;
  /** The visitor set it. Else it is the default, and must not be shown as if it were known. */
  isKnown: boolean;
}

/** The zip of a visitor who has not set one (SESS-05, CONST-17). */
const DEFAULT_ZIP = '80011';

const SEPARATOR = '::';

/** As it is stored: `80011::HOME` (LOC-01, SESS-11). */
export function formatUserLocation({
  zip,
  destination,
}: Pick<UserLocation, 'zip' | 'destination'>): string {
  return zip + SEPARATOR + destination;
}

/** Reads the stored form; whatever does not have it is the default location. */
export function parseUserLocation(stored: string | null): UserLocation {
  const [zip = '', destination, ...rest] = stored?.split(SEPARATOR) ?? [];
  return isZipForm(zip) && isDestination(destination) && rest.length === 0
    ? {zip, destination, isKnown: true}
    : {zip: DEFAULT_ZIP, destination: 'HOME', isKnown: false};
}

export function isDestination(text: string | undefined): text is Destination {
  return DESTINATIONS.some((destination) => destination === text);
}
