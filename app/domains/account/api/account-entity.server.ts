import {z} from 'zod';
import {imageEntity, moneyEntity} from '~/domains/catalog/product-entity.server';
import {METAFIELDS, type MetafieldName} from '~/domains/session/customer-metafields';
import type {KnownQuota} from '~/domains/staff-access/read-quota.server';
import {fromCents} from '~/platform/money';
import type {Subscriptions} from '~/services/subscriptions/subscriptions.server';
import type {CustomerAddress} from '../address';
import type {OrderDetail, OrderLine, OrderPage, OrderSummary, OrderSummaryLine} from '../order';
import type {CustomerProfile} from '../profile';

/** Customers and orders as `/api` returns them, with the field names of the specification. */

const addressFields = {
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  provinceCode: z.string().describe('Two letters.'),
  zip: z.string(),
  countryCode: z.string(),
  phone: z.string().nullable(),
};

const postalEntity = z
  .object(addressFields)
  .meta({id: 'PostalAddress', description: 'A shipping or billing address of an order.'});

const addressEntity = z
  .object({id: z.string(), ...addressFields, isDefault: z.boolean()})
  .meta({id: 'Address', description: 'An address in the customer’s address book.'});

const metafieldEntity = z
  .object({
    namespace: z.string(),
    key: z.string(),
    type: z.literal('single_line_text_field'),
    value: z.string(),
    id: z.string(),
  })
  .meta({id: 'Metafield', description: 'A value stored with the customer.'});

const summaryLine = {
  title: z.string(),
  image: imageEntity.nullable(),
  variant: z.object({id: z.string()}).nullable().describe('`null` if it’s no longer sold.'),
};

const summaryFields = {
  id: z.string(),
  number: z.string(),
  name: z.string().describe('The order number that customers see, with a leading `#`.'),
  placedAt: z.string().describe('ISO 8601.'),
  total: moneyEntity,
  itemCount: z.int(),
  status: z.enum(['processing', 'shipped', 'delivered', 'cancelled', 'refunded']),
};

export const orderSummaryEntity = z
  .object({
    ...summaryFields,
    lineItems: z.array(z.object(summaryLine)).describe('The first four lines.'),
  })
  .meta({id: 'OrderSummary', description: 'An order in a list.'});

export const orderEntity = z
  .object({
    ...summaryFields,
    lineItems: z.array(
      z.object({
        ...summaryLine,
        variantTitle: z.string().nullable(),
        sku: z.string().nullable(),
        quantity: z.int(),
        unitPrice: moneyEntity.describe('Before discounts.'),
        total: moneyEntity.describe('After discounts.'),
        sellingPlanName: z.string().nullable(),
        handle: z.string().nullable(),
      }),
    ),
    timeline: z.array(
      z.object({step: z.string(), isReached: z.boolean(), at: z.string().nullable()}),
    ),
    tracking: z.array(
      z.object({
        company: z.string().nullable(),
        number: z.string().nullable(),
        url: z.string().nullable(),
      }),
    ),
    subtotal: moneyEntity.describe('After discounts.'),
    discounts: moneyEntity.describe('Of the items.'),
    shipping: moneyEntity.describe('After discounts.'),
    tax: moneyEntity,
    refunded: moneyEntity,
    shippingAddress: postalEntity.nullable(),
    billingAddress: postalEntity.nullable(),
    payment: z.object({brand: z.string(), last4: z.string()}).nullable(),
  })
  .meta({id: 'Order', description: 'An order with all its details.'});

export const orderPageEntity = z.object({
  orders: z.array(orderSummaryEntity),
  pageInfo: z.object({
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
  }),
});

export const customerEntity = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().nullable().describe('E.164.'),
    acceptsMarketing: z.boolean(),
    quotaMonth: z.string().nullable().describe('`YYYY-MM`.'),
    quotaValue: z
      .string()
      .nullable()
      .describe(
        'Pounds ordered in that month or planned by autoship. `null` where no quota applies, and while the orders can’t be read.',
      ),
    persistedCartMetafield: z.object({id: z.string(), value: z.string()}).nullable(),
    preferredAddress: z.string().nullable().describe('`home` or `clinic`.'),
    shipTo: z.string().nullable(),
    soldTo: z.string().nullable(),
    shipToZip: z
      .string()
      .nullable()
      .describe('The clinic’s if `preferredAddress` is `clinic`, otherwise the default address’s.'),
    clinicZip: z.string().nullable(),
    metafields: z.array(metafieldEntity),
    orders: orderPageEntity.describe('The newest ten orders.'),
    addresses: z.array(addressEntity).describe('The default address first.'),
    defaultAddress: addressEntity.nullable(),
    subscriptions: z
      .array(
        z.object({
          productId: z.string().describe('The variant’s `id` in Shopify.'),
          contractId: z.string().nullable(),
          quantity: z.int(),
          frequencyDays: z.int(),
          startDateString: z.string().describe('`YYYY-MM-DD`'),
          cancelled: z
            .string()
            .nullable()
            .describe('The time of cancellation; `null` if it’s live.'),
        }),
      )
      .nullable()
      .describe(
        '`null` while the subscription provider can’t be read. `/api/get-subscriptions` has more.',
      ),
  })
  .meta({id: 'Customer', description: 'The logged-in customer.'});

type CustomerEntity = z.input<typeof customerEntity>;

type ProviderSubscriptions = Awaited<ReturnType<Subscriptions['list']>>;

export function toCustomerEntity(
  profile: CustomerProfile,
  orders: OrderPage,
  subscriptions: ProviderSubscriptions,
  quota: KnownQuota,
): CustomerEntity {
  const {metafields, addresses, defaultAddress, ...rest} = profile;
  const value = (name: MetafieldName) => metafields[name]?.value ?? null;
  const prefersClinic = value('preferredAddress') === 'clinic';
  const knownQuota = quota === 'unknown' ? null : quota;
  return {
    ...rest,
    quotaMonth: knownQuota && knownQuota.month,
    quotaValue: knownQuota && String(knownQuota.usedLbs),
    persistedCartMetafield: metafields.persistedCart,
    preferredAddress: value('preferredAddress'),
    shipTo: value('shipTo'),
    soldTo: value('soldTo'),
    shipToZip: prefersClinic ? value('clinicZip') : (defaultAddress?.zip ?? null),
    clinicZip: value('clinicZip'),
    metafields: (Object.keys(METAFIELDS) as MetafieldName[]).flatMap((name) => {
      const metafield = metafields[name];
      return metafield
        ? [{...METAFIELDS[name], type: 'single_line_text_field' as const, ...metafield}]
        : [];
    }),
    orders: toOrderPageEntity(orders),
    addresses: addresses satisfies CustomerAddress[],
    defaultAddress,
    subscriptions: subscriptions.ok
      ? subscriptions.value.map(
          ({variantId, contractId, quantity, frequency, startDate, canceled}) => ({
            productId: variantId,
            contractId,
            quantity,
            frequencyDays: frequency.days,
            startDateString: startDate,
            cancelled: canceled?.at ?? null,
          }),
        )
      : null,
  };
}

export function toOrderPageEntity({orders, pageInfo}: OrderPage): z.input<typeof orderPageEntity> {
  return {orders: orders.map(toOrderSummaryEntity), pageInfo};
}

export function toOrderSummaryEntity(order: OrderSummary): z.input<typeof orderSummaryEntity> {
  const {lines, total, ...rest} = order;
  return {...rest, total: fromCents(total), lineItems: lines.map(toSummaryLine)};
}

export function toOrderEntity(order: OrderDetail): z.input<typeof orderEntity> {
  const {lines, total, subtotal, discounts, shipping, tax, refunded, ...rest} = order;
  return {
    ...rest,
    total: fromCents(total),
    subtotal: fromCents(subtotal),
    discounts: fromCents(discounts),
    shipping: fromCents(shipping),
    tax: fromCents(tax),
    refunded: fromCents(refunded),
    lineItems: lines.map(toLine),
  };
}

function toLine(line: OrderLine) {
  const {variantTitle, sku, quantity, unitPrice, total, sellingPlanName, handle} = line;
  return {
    ...toSummaryLine(line),
    variantTitle,
    sku,
    quantity,
    unitPrice: fromCents(unitPrice),
    total: fromCents(total),
    sellingPlanName,
    handle,
  };
}

function toSummaryLine({title, image, merchandiseId}: OrderSummaryLine) {
  return {title, image, variant: merchandiseId === null ? null : {id: merchandiseId}};
}
