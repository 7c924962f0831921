import type {UserLocation} from './user-location';

/** `null` if the estimate is unknown. */
export type DeliveryEstimate = {text: string} | null;

export interface ShownLocation extends UserLocation {
  /** A staff member's workplace as texts call it: `clinic`, `school`, or both while it's unknown. */
  workplace?: string;
  /** The destination of the staff site's orders: `home` or the workplace. */
  place?: string;
}

export interface PageLocation {
  location: ShownLocation;
  estimate: DeliveryEstimate | Promise<DeliveryEstimate>;
}
