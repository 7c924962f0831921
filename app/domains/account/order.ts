import type {Image} from '~/domains/catalog/product';
import type {AddressInput} from './address';

export type OrderStatus = 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** An order as lists show it. Money in US cents, times ISO 8601. */
export interface OrderSummary {
  /** `gid://shopify/Order/1`. */
  id: string;
  /** `1042`. */
  number: string;
  /** `#1042`. */
  name: string;
  placedAt: string;
  total: number;
  /** Pieces. */
  itemCount: number;
  /** The first four. */
  lines: OrderSummaryLine[];
  status: OrderStatus;
}

export interface OrderSummaryLine {
  title: string;
  image: Image | null;
  /** The variant's id (ACCT-05); `null` when it is sold no more. */
  merchandiseId: string | null;
}

/** A page of orders, the newest first, and where its neighbours begin (ACCT-06). */
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
  variantTitle: string | null;
  sku: string | null;
  quantity: number;
  /** Of one piece, before discounts. */
  unitPrice: number;
  /** Of the whole line, after discounts. */
  total: number;
  sellingPlanName: string | null;
  /** The product's; `null` when it is sold no more. */
  handle: string | null;
}

export type OrderStep = 'placed' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';

/** A step on an order's way. What is still to come is not reached; when one was reached is not always known. */
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
  /** Of the lines, after discounts. */
  subtotal: number;
  /** What discounts took off lines and shipping. */
  discounts: number;
  /** What was charged for it. */
  shipping: number;
  tax: number;
  refunded: number;
  shippingAddress: AddressInput | null;
  billingAddress: AddressInput | null;
  /** `null` when no card was charged, or when it is not known now. */
  payment: {brand: string; last4: string} | null;
}
