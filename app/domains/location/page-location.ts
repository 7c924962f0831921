import type {UserLocation} from './user-location';

/** The sentence about delivery; `null` when there is nothing to say. */
export type DeliveryEstimate = {text: string} | null;

/** What every page knows of the visitor's location; the estimate may come late. */
export interface PageLocation {
  location: UserLocation;
  estimate: DeliveryEstimate | Promise<DeliveryEstimate>;
}
