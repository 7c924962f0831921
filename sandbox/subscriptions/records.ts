import {randomBytes} from 'node:crypto';
import {z} from 'zod';
import {addressSchema as orderAddress} from '../commerce/checkout/order';

export const newId = () => randomBytes(16).toString('hex');

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const moment = z.string();

/** `1042` for `gid://shopify/Customer/1042`: the provider knows customers and products by number. */
export const gidNumber = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);

/** `customer` is a number. */
const owned = z.object({id: z.string(), customer: z.string()});

export const subscriptionSchema = owned.extend({
  /** `gid://shopify/ProductVariant/<n>` */
  variantId: z.string(),
  contractId: z.string(),
  quantity: z.int().positive(),
  weeks: z.int().positive(),
  startDay: day,
  canceled: z.object({at: moment, reason: z.string()}).nullable(),
  /** `until: null` lasts until the customer resumes. */
  paused: z
    .object({since: day, until: day.nullable(), reason: z.enum(['customer', 'payment'])})
    .nullable(),
  addressId: z.string(),
  paymentId: z.string(),
  /** The order that started it. */
  orderId: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
});

const amountsSchema = z.object({
  /** Before the plan's saving. */
  subtotal: z.int(),
  saving: z.int(),
  shipping: z.int(),
  tax: z.int(),
  total: z.int(),
});

export const deliverySchema = owned.extend({
  day,
  /** `retrying`: it couldn't be charged. It's sent again on `retryDay`, or without one only at the customer's request. */
  status: z.enum(['unsent', 'retrying', 'skipped', 'placed']),
  addressId: z.string(),
  paymentId: z.string(),
  /** Set when placed. */
  order: z.object({id: z.string(), number: z.int()}).nullable(),
  attempts: z.int().nonnegative(),
  retryDay: day.nullable(),
  /** Set when placed or skipped; in US cents. */
  amounts: amountsSchema.nullable(),
  /** The reminder was sent, or isn't needed: the customer chose the day after it was due. */
  isReminded: z.boolean(),
  hasShippedMail: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
});

export const itemSchema = owned.extend({
  deliveryId: z.string(),
  /** `null`: this delivery only. */
  subscriptionId: z.string().nullable(),
  variantId: z.string(),
  quantity: z.int().positive(),
  /** Set when placed or skipped; in US cents. */
  cost: z.object({price: z.int(), total: z.int()}).nullable(),
});

export const addressSchema = owned.extend(orderAddress.shape);

export const paymentSchema = owned.extend({
  brand: z.string(),
  last4: z.string(),
  /** One of the gateway's test cards. A real provider keeps a token. */
  cardNumber: z.string(),
  /** `MM/YYYY` */
  expires: z.string(),
});

/** Why the delivery couldn't be charged, in the provider's words. */
export function rejectionOf({status, retryDay}: Delivery): string | null {
  if (status !== 'retrying') return null;
  return retryDay === null ? 'The customer, address or card is missing.' : 'The card was declined.';
}

export type Subscription = z.infer<typeof subscriptionSchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Amounts = z.infer<typeof amountsSchema>;
export type Item = z.infer<typeof itemSchema>;
export type Address = z.infer<typeof addressSchema>;
export type Payment = z.infer<typeof paymentSchema>;
