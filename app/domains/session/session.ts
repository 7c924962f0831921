import type {SavedCart} from './saved-cart';

/** Who is signed in (SESS-02, SESS-03). It lives in a sealed cookie alone: browser code never holds any of it. */
export interface Session {
  /** The person's id at the identity provider. */
  uid: string;
  /** `gid://shopify/Customer/<n>` */
  customerId: string;
  /** What opens the customer's own data at the commerce platform. */
  customerToken: string;
  email: string;
  firstName: string;
  lastName: string;
  country: 'US';
  /** Of the profile; `null` while it has no address. */
  zipCode: string | null;
  /** Two letters. */
  state: string | null;
  /** Staff whose account has both a customer group and a preferred ship-to (STAFF-19). */
  isRegistered: boolean;
  /** Their clinic takes nothing in: food goes to their home (CHK-07). */
  isHomeDeliveryOnly: boolean;
  /** SESS-06 */
  isEligibleForPd: boolean;
  /** When the session ends at the latest, in milliseconds since the epoch. Nothing moves it (SEC-13). */
  endsAt: number;
  /** The last request of this session, in milliseconds since the epoch; up to one heartbeat behind (SEC-17). */
  lastSeenAt: number;
  /** When the customer's token was last renewed, in milliseconds since the epoch. */
  refreshedAt: number;
  /** `undefined` until the cart was brought in, which is tried again with every page. */
  savedCart?: SavedCart | null | undefined;
  /** Checkout was begun: the next page asks afresh what has become of the cart. */
  hasRecentCheckout: boolean;
  /** What the next page has to tell. */
  notices: string[];
}
