import {z} from 'zod';

/* The subscription provider's replies (Ordergroove REST), as far as the shop reads them. */

const MAX_TEXT = 300;
const text = z.string().max(MAX_TEXT);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const amount = z.string().regex(/^\d{1,7}(\.\d{1,2})?$/);
/** `2026-11-24 10:00:00`, in UTC. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

const pause = z.object({
  since: day,
  until: day.nullable(),
  reason: z.enum(['customer', 'payment']),
});

const subscription = z.object({
  public_id: text.min(1),
  customer: text,
  product: text,
  external_id: text.nullable(),
  shipping_address: text.nullable(),
  quantity: z.int().min(1).max(1000),
  every: z.int().min(1).max(366),
  /** 1 day, 2 week, 3 month, 4 year. */
  every_period: z.int().min(1).max(4),
  frequency_days: z.int().min(1).max(3660),
  start_date: day,
  cancelled: text.nullable(),
  cancel_reason: text.nullable(),
  live: z.boolean(),
  extra_data: z.object({paused: pause.nullable().default(null)}),
});

const order = z.object({
  public_id: text.min(1),
  payment: text.nullable(),
  shipping_address: text.nullable(),
  merchant_order_id: text.nullable(),
  /** 1 unsent, 3 payment rejected, 4 skipped, 5 placed. */
  status: z.int(),
  place: moment,
  sub_total: amount,
  discount_total: amount,
  shipping_total: amount,
  tax_total: amount,
  total: amount,
  extra_data: z.object({
    locks_at: text,
    /** By the provider's clock. */
    locked: z.boolean().optional(),
    retry_at: day.nullable().default(null),
    order_number: z.int().nullable().default(null),
    /** The total if it's sent right now; `null` if nothing in it can ship, or if it isn't open. */
    send_now_total: amount.nullable(),
  }),
});

const item = z.object({
  public_id: text.min(1),
  order: text,
  subscription: text.nullable(),
  product: text,
  quantity: z.int().min(1).max(1000),
  price: amount,
  total_price: amount,
  one_time: z.boolean(),
  out_of_stock: z.boolean().default(false),
});

const address = z.object({
  public_id: text.min(1),
  first_name: text,
  last_name: text,
  company_name: text.nullable().default(null),
  address: text,
  address2: text.nullable().default(null),
  city: text,
  state_province_code: text,
  zip_postal_code: text,
});

const payment = z.object({public_id: text.min(1), label: text});

const product = z.object({
  external_product_id: text,
  sku: text.nullable(),
  name: text,
  price: amount,
  autoship_enabled: z.boolean(),
  live: z.boolean(),
  discontinued: z.boolean(),
});

/** A reply with more rows than a page is malformed. */
export const PAGE_SIZE = 100;

const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    results: z.array(row).max(PAGE_SIZE),
  });

export const subscriptionReply = subscription;
export const subscriptionsPage = pageOf(subscription);
export const orderReply = order;
export const ordersPage = pageOf(order);
export const itemReply = item;
export const itemsPage = pageOf(item);
export const addressReply = address;
export const addressesPage = pageOf(address);
export const paymentsPage = pageOf(payment);
export const productReply = product;

/** Django REST framework: one list of messages per field, or a single `detail`. */
export const problemReply = z.union([
  z.object({detail: z.string()}),
  z.record(z.string(), z.array(z.string())),
]);

export type WireSubscription = z.output<typeof subscription>;
export type WireOrder = z.output<typeof order>;
export type WireItem = z.output<typeof item>;
export type WireAddress = z.output<typeof address>;
export type WirePayment = z.output<typeof payment>;
export type WireProduct = z.output<typeof product>;
