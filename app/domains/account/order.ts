import type {Image} from '~/domains/catalog/product';
import type {Destination} from '~/domains/location/user-location';
import type {AddressInput} from './address';

/** An order's donation. */
export interface OrderGift {
  /** From the shop. */
  cents: number;
  /** From the customer, as part of the total. */
  extraCents: number;
  /** Names of the causes; `''` if they were unknown. */
  to: string;
}

export type OrderStatus = 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** An order as shown in lists. Money is in US cents, times are ISO 8601. */
export interface OrderSummary {
  id: string;
  /** Such as `1042`. */
  number: string;
  /** Such as `#1042`. */
  name: string;
  placedAt: string;
  total: number;
  itemCount: number;
  lines: OrderSummaryLine[];
  status: OrderStatus;
}

export interface OrderSummaryLine {
  title: string;
  image: Image | null;
  /** The variant's id (ACCT-05); `null` if it's no longer sold. */
  merchandiseId: string | null;
}

export interface OrderPage {
  orders: OrderSummary[];
  pageInfo: OrderPageInfo;
}

export interface OrderPageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface OrderLine extends OrderSummaryLine {
  /** Shopify's: "Lamb / 30 lb" */
  variantTitle: string | null;
  sku: string | null;
  quantity: number;
  /** Without refunded units. */
  currentQuantity: number;
  /** For one unit, before discounts. */
  unitPrice: number;
  /** For the whole line, after discounts. */
  total: number;
  sellingPlanName: string | null;
  /** The product's handle; `null` if it's no longer sold. */
  handle: string | null;
  /** The product's; `''` if it's no longer sold. */
  productType: string;
  /** Its maker ships it. `false` if it's no longer sold. */
  isDropship: boolean;
}

export type OrderStep = 'placed' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** `at` can be `null` for a step that was reached: not every time is known. */
export interface OrderTimelineStep {
  step: OrderStep;
  isReached: boolean;
  at: string | null;
}

export interface OrderTracking {
  company: string | null;
  number: string | null;
  url: string | null;
}

export interface OrderDetail extends Omit<OrderSummary, 'lines'> {
  lines: OrderLine[];
  timeline: OrderTimelineStep[];
  tracking: OrderTracking[];
  /** The cost of the items after discounts. */
  subtotal: number;
  /** The discounts on the items, without those on shipping. */
  discounts: number;
  shipping: number;
  tax: number;
  refunded: number;
  shippingAddress: AddressInput | null;
  /** Clinics have delivery routes of their own. */
  destination: Destination;
  billingAddress: AddressInput | null;
  /** `null` if no card was charged, or if the payment couldn't be loaded. */
  payment: {brand: string; last4: string} | null;
  /** The customer's note from the cart; `null` without one, or if it couldn't be loaded. */
  note: string | null;
  /** The autoship terms that the customer accepted, and when; `null` without autoship. */
  autoshipTerms: {text: string; acceptedAt: string} | null;
  /** When the carrier expects to deliver it, if it's on its way. */
  expectedAt: string | null;
  /** The donation for this order. */
  gift: OrderGift | null;
}

/** Written as the shop writes a variant's options: "Lamb, 30 lb" */
export function lineOptions({variantTitle}: Pick<OrderLine, 'variantTitle'>): string | null {
  return variantTitle?.replaceAll(' / ', ', ') ?? null;
}
