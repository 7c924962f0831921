import type {UserLocation} from './user-location';

/** `null` if the estimate is unknown. */
export type DeliveryEstimate = {text: string} | null;

export interface PageLocation {
  location: UserLocation;
  estimate: DeliveryEstimate | Promise<DeliveryEstimate>;
}
