import {z} from 'zod';

const cents = z.int();

const attributeSchema = z.object({key: z.string(), value: z.string()});

const discountSchema = z.object({
  code: z.string(),
  level: z.enum(['line', 'order', 'shipping']),
  /** The code's value if it is a percentage, `null` if it is an amount. */
  percent: z.number().nullable(),
  amount: cents,
});

const lineSchema = z.object({
  id: z.string(),
  variantId: z.string(),
  sku: z.string(),
  title: z.string(),
  variantTitle: z.string(),
  productType: z.string(),
  image: z.object({path: z.string(), altText: z.string()}).nullable(),
  quantity: z.int().positive(),
  /** Price of one item before savings: the compare-at price, if it is higher. */
  listPrice: cents,
  /** Per item: the price without a selling plan. */
  price: cents,
  /** Per item, with the selling plan's discount, before discount codes. */
  unitPrice: cents,
  discounts: z.array(discountSchema),
  /** After discounts. */
  total: cents,
  attributes: z.array(attributeSchema),
  sellingPlan: z.object({id: z.string(), name: z.string()}).nullable(),
});

export const addressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  provinceCode: z.string(),
  zip: z.string(),
  phone: z.string().nullable(),
});

/** Refunded lines or quantities, with their share of tax. */
const refundSchema = z.object({
  at: z.string(),
  /** `subtotal` is the price paid for the refunded quantity, after discounts. */
  lines: z.array(z.object({lineId: z.string(), quantity: z.int().positive(), subtotal: cents})),
  tax: cents,
  shipping: cents,
});

/** An order as stored: one JSON document. Money is in US cents, times are ISO 8601 in UTC. */
export const orderRecordSchema = z.object({
  /** `gid://shopify/Order/<number>` */
  id: z.string(),
  /** Starts at 1001. */
  number: z.int(),
  /** For instance `#1001`. */
  name: z.string(),
  /** The secret in the URL of the status page. */
  statusToken: z.string(),
  cartToken: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  customerId: z.string().nullable(),
  acceptsMarketing: z.boolean(),
  lines: z.array(lineSchema),
  attributes: z.array(attributeSchema),
  note: z.string().nullable(),
  discountCodes: z.array(z.string()),
  shippingAddress: addressSchema,
  billingAddress: addressSchema,
  /** `null` if nothing ships. `amount` is before discounts. */
  shippingLine: z
    .object({
      handle: z.string(),
      title: z.string(),
      amount: cents,
      discounts: z.array(discountSchema),
    })
    .nullable(),
  /** Sum of the lines' totals. */
  subtotal: cents,
  /** The savings by list prices, selling plans and discounts on the lines. Already subtracted from `subtotal`. */
  savings: cents,
  /** After discounts. */
  shipping: cents,
  tax: cents,
  /** subtotal + shipping + tax. */
  total: cents,
  /** The amounts paid by gift card. The rest was charged to a card. */
  giftCards: z.array(z.object({lastCharacters: z.string(), amount: cents})),
  /** `null` if nothing was charged to a card. */
  payment: z.object({brand: z.string(), last4: z.string()}).nullable(),
  processedAt: z.string(),
  cancellation: z
    .object({at: z.string(), reason: z.enum(['CUSTOMER', 'INVENTORY', 'OTHER'])})
    .nullable()
    .default(null),
  refunds: z.array(refundSchema).default([]),
});

export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** A package in transit or delivered. */
export interface OrderFulfillment {
  shippedAt: string;
  /** As the carrier estimates it. */
  arrivesAt: string;
  /** `null` until delivered. */
  deliveredAt: string | null;
  trackingCompany: string;
  tracking: {number: string; url: string}[];
}

/** An order's status at a point in time, recalculated on each read (`progress.ts`). */
export interface OrderProgress {
  financialStatus: 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  fulfillmentStatus: 'UNFULFILLED' | 'FULFILLED';
  fulfillments: OrderFulfillment[];
}

export type Order = OrderRecord & OrderProgress;
export type OrderLine = Order['lines'][number];
export type OrderAddress = Order['shippingAddress'];
export type OrderDiscount = OrderLine['discounts'][number];

export type NewOrder = Omit<OrderRecord, 'id' | 'number' | 'name' | 'statusToken' | 'processedAt'>;
