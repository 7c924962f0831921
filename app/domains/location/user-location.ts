import {isZipForm} from './zip';

/** Deliver to the shopper's home, or to their clinic. */
export const DESTINATIONS = ['HOME', 'CLINIC'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export interface UserLocation {
  /** Five digits. */
  zip: string;
  destination: Destination;
  /** Whether the shopper has set it. Otherwise it is the default, and must not be shown as the shopper's own. */
  isKnown: boolean;
}

/** The zip of a shopper who hasn't set one (SESS-05, CONST-17). */
const DEFAULT_ZIP = '80011';

const SEPARATOR = '::';

/** The stored format: `80011::HOME` (LOC-01, SESS-11). */
export function formatUserLocation({
  zip,
  destination,
}: Pick<UserLocation, 'zip' | 'destination'>): string {
  return zip + SEPARATOR + destination;
}

/** Parses the stored format; anything else gives the default location. */
export function parseUserLocation(stored: string | null): UserLocation {
  const [zip = '', destination, ...rest] = stored?.split(SEPARATOR) ?? [];
  return isZipForm(zip) && isDestination(destination) && rest.length === 0
    ? {zip, destination, isKnown: true}
    : {zip: DEFAULT_ZIP, destination: 'HOME', isKnown: false};
}

export function isDestination(text: string | undefined): text is Destination {
  return DESTINATIONS.some((destination) => destination === text);
}
