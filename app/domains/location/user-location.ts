import {isZipForm} from './zip';

export const DESTINATIONS = ['HOME', 'CLINIC'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export interface UserLocation {
  zip: string;
  destination: Destination;
  /** The shopper has set it. Otherwise it's the default, and must not be shown as the shopper's own. */
  isKnown: boolean;
}

/** SESS-05, CONST-17 */
const DEFAULT_ZIP = '80011';

const SEPARATOR = '::';

/** `80011::HOME` (LOC-01, SESS-11). */
export function formatUserLocation({
  zip,
  destination,
}: Pick<UserLocation, 'zip' | 'destination'>): string {
  return zip + SEPARATOR + destination;
}

/** Anything but the stored format gives the default location. */
export function parseUserLocation(stored: string | null): UserLocation {
  const [zip = '', destination, ...rest] = stored?.split(SEPARATOR) ?? [];
  return isZipForm(zip) && isDestination(destination) && rest.length === 0
    ? {zip, destination, isKnown: true}
    : {zip: DEFAULT_ZIP, destination: 'HOME', isKnown: false};
}

export function isDestination(text: string | undefined): text is Destination {
  return DESTINATIONS.some((destination) => destination === text);
}
