import type {UserLocation} from './user-location';

/** The delivery estimate as text; `null` if it is unknown. */
export type DeliveryEstimate = {text: string} | null;

/** The location data of every page; the estimate may be deferred. */
export interface PageLocation {
  location: UserLocation;
  estimate: DeliveryEstimate | Promise<DeliveryEstimate>;
}
