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

/** An order as it is kept: one JSON document. Money in US cents, times ISO 8601 in UTC. */
export const orderSchema = z.object({
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
  financialStatus: z.literal('PAID'),
  fulfillmentStatus: z.enum(['UNFULFILLED', 'FULFILLED']),
  fulfillments: z.array(
    z.object({
      trackingCompany: z.string().nullable(),
      tracking: z.array(z.object({number: z.string(), url: z.string().nullable()})),
      lines: z.array(z.object({lineId: z.string(), quantity: z.int().positive()})),
    }),
  ),
});

export type Order = z.infer<typeof orderSchema>;
export type OrderLine = Order['lines'][number];
export type OrderAddress = Order['shippingAddress'];
export type OrderDiscount = OrderLine['discounts'][number];
export type OrderFulfillment = Order['fulfillments'][number];

/** What checkout knows; the rest of an order is given by the store. */
export type NewOrder = Omit<
  Order,
  | 'id'
  | 'number'
  | 'name'
  | 'statusToken'
  | 'processedAt'
  | 'financialStatus'
  | 'fulfillmentStatus'
  | 'fulfillments'
>;
