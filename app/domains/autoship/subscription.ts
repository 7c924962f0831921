/** A day without a time zone, `YYYY-MM-DD`. */
export type Day = string;

/** A product that a customer gets regularly. */
export interface Subscription {
  /** The provider's id. */
  id: string;
  customerId: string;
  variantId: string;
  /** Shopify's contract. */
  contractId: string | null;
  quantity: number;
  frequency: Frequency;
  startDate: Day;
  status: 'active' | 'paused' | 'canceled';
  /** `until` is `null` if the customer has to resume it. */
  pause: {until: Day | null; reason: 'customer' | 'payment'} | null;
  /** Both as the provider has stored them; `dayOfMoment` reads `at`. */
  canceled: {at: string; reason: string | null} | null;
  addressId: string | null;
}

export interface Frequency {
  every: number;
  period: 'day' | 'week' | 'month' | 'year';
  days: number;
}

/** One shipment: all items for one day and address. Amounts are in cents. */
export interface Delivery {
  id: string;
  /** `retrying`: the card was declined, and the provider tries again on `retryOn`. */
  status: 'coming' | 'retrying' | 'skipped' | 'placed';
  day: Day;
  /** ISO 8601. From this moment on the delivery can't be changed. */
  locksAt: string;
  isLocked: boolean;
  retryOn: Day | null;
  /** Shopify's order, once there is one. */
  orderId: string | null;
  orderNumber: number | null;
  addressId: string | null;
  paymentId: string | null;
  items: DeliveryItem[];
  /** Before the autoship saving. */
  subtotalCents: number;
  savingCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** The total if it's sent right now, without what is out of stock; `null` if nothing in it can ship. */
  sendNowCents: number | null;
}

export interface DeliveryItem {
  id: string;
  /** `null` for an item that was added to this delivery only. */
  subscriptionId: string | null;
  variantId: string;
  quantity: number;
  /** Per unit, before the autoship saving. */
  priceCents: number;
  /** After the saving, for all units. */
  totalCents: number;
  /** Waits until it's in stock again; the rest of the delivery ships. */
  isOutOfStock: boolean;
}

export interface DeliveryAddress {
  id: string;
  name: string;
  lines: string[];
}

export interface DeliveryCard {
  id: string;
  /** "Visa ending in 4242" */
  label: string;
}
