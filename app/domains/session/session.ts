import type {SavedCart} from './saved-cart';
import type {WorkplaceName} from './workplace-name';

/** Data about the logged-in customer (SESS-02, SESS-03). Stored in a sealed cookie only; browser code never sees it. */
export interface Session {
  /** The customer's id at the identity provider. */
  uid: string;
  /** `gid://shopify/Customer/<n>` */
  customerId: string;
  customerToken: string;
  email: string;
  firstName: string;
  lastName: string;
  country: 'US';
  /** `null` without an address in the profile or account. */
  zipCode: string | null;
  state: string | null;
  /** A staff member's account has both a customer group and a preferred ship-to (STAFF-19). */
  isRegistered: boolean;
  /** The staff member's workplace as pages call it. */
  workplaceName: WorkplaceName;
  /** Orders go to the staff member's home, because the clinic takes no deliveries (CHK-07). */
  isHomeDeliveryOnly: boolean;
  /** SESS-06 */
  isEligibleForPd: boolean;
  /** Absolute end of the session, in milliseconds since the epoch. Renewals don't extend it (SEC-13). */
  endsAt: number;
  /** Time of the last request, in milliseconds since the epoch; can be one heartbeat behind (SEC-17). */
  lastSeenAt: number;
  /** Time of the last token renewal, in milliseconds since the epoch. */
  refreshedAt: number;
  /** `undefined` until the saved cart is restored, which every page tries; `null` if there is none. */
  savedCart?: SavedCart | null | undefined;
  /** Checkout was started: the next page refreshes the session, because the cart may have been bought. */
  hasRecentCheckout: boolean;
  notices: string[];
}
