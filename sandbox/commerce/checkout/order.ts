import {z} from 'zod';

const cents = z.int();

const attributeSchema = z.object({key: z.string(), value: z.string()});

/** What one code took off a line or off shipping. */
const discountSchema = z.object({
  code: z.string(),
  level: z.enum(['line', 'order', 'shipping']),
  /** The code's own value: a percentage, else an amount. */
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
  /** Each, before any saving: the compare-at price if the variant has one. */
  listPrice: cents,
  /** Each, today's price with no selling plan. */
  price: cents,
  /** Each, with the selling plan's saving taken off, before discounts. */
  unitPrice: cents,
  discounts: z.array(discountSchema),
  /** Of the whole line, after discounts. */
  total: cents,
  attributes: z.array(attributeSchema),
  sellingPlan: z.object({id: z.string(), name: z.string()}).nullable(),
});

const addressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  /** State code, for instance `CO`. */
  provinceCode: z.string(),
  zip: z.string(),
  phone: z.string().nullable(),
});

/** Lines, or parts of them, that were paid back, with their share of tax. */
const refundSchema = z.object({
  at: z.string(),
  /** `subtotal` is what the pieces had cost, after discounts. */
  lines: z.array(z.object({lineId: z.string(), quantity: z.int().positive(), subtotal: cents})),
  tax: cents,
  shipping: cents,
});

/** An order as it is kept: one JSON document. Money in US cents, times ISO 8601 in UTC. */
export const orderRecordSchema = z.object({
  /** `gid://shopify/Order/<number>`. */
  id: z.string(),
  /** From 1001 up. */
  number: z.int(),
  /** `#1001`. */
  name: z.string(),
  /** Secret part of the status page's address. */
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
  /** `null` when nothing is shipped. `amount` is before discounts. */
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
  /** What list prices, plans and discounts took off the lines; already out of `subtotal`. */
  savings: cents,
  /** After discounts. */
  shipping: cents,
  tax: cents,
  /** subtotal + shipping + tax. */
  total: cents,
  /** The part of the total that gift cards paid; the rest was charged. */
  giftCards: z.array(z.object({lastCharacters: z.string(), amount: cents})),
  /** `null` when gift cards paid for everything. */
  payment: z.object({brand: z.string(), last4: z.string()}).nullable(),
  processedAt: z.string(),
  cancellation: z
    .object({at: z.string(), reason: z.enum(['CUSTOMER', 'INVENTORY', 'OTHER'])})
    .nullable()
    .default(null),
  refunds: z.array(refundSchema).default([]),
});

export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** A parcel on its way, or there. */
export interface OrderFulfillment {
  /** For instance `#1001.1`. */
  name: string;
  shippedAt: string;
  estimatedDeliveryAt: string;
  /** `null` until it is there. */
  deliveredAt: string | null;
  trackingCompany: string;
  tracking: {number: string; url: string}[];
  lines: {lineId: string; quantity: number}[];
}

/** Where an order stands at a moment; worked out at each read (`progress.ts`). */
export interface OrderProgress {
  financialStatus: 'PAID' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  fulfillmentStatus: 'UNFULFILLED' | 'FULFILLED';
  fulfillments: OrderFulfillment[];
}

export type Order = OrderRecord & OrderProgress;
export type OrderLine = Order['lines'][number];
export type OrderAddress = Order['shippingAddress'];
export type OrderDiscount = OrderLine['discounts'][number];

/** What checkout knows; the rest of an order is given by the store. */
export type NewOrder = Omit<OrderRecord, 'id' | 'number' | 'name' | 'statusToken' | 'processedAt'>;
