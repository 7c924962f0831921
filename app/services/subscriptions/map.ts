import type {AddressInput} from '~/domains/account/address';
import type {
  Delivery,
  DeliveryAddress,
  DeliveryCard,
  DeliveryItem,
  Frequency,
  Subscription,
} from '~/domains/autoship/subscription';
import {toCents} from '~/platform/money';
import type {WireAddress, WireItem, WireOrder, WirePayment, WireSubscription} from './contract';

/** AUTO-04 */
export function mapSubscription(wire: WireSubscription): Subscription {
  const {paused} = wire.extra_data;
  return {
    id: wire.public_id,
    customerId: `gid://shopify/Customer/${wire.customer}`,
    variantId: toVariantId(wire.product),
    contractId: wire.external_id,
    quantity: wire.quantity,
    frequency: {
      every: wire.every,
      period: PERIODS[wire.every_period] ?? 'week',
      days: wire.frequency_days,
    },
    startDate: wire.start_date,
    status: !wire.live ? 'canceled' : paused ? 'paused' : 'active',
    pause: wire.live && paused ? {until: paused.until, reason: paused.reason} : null,
    canceled: wire.cancelled === null ? null : {at: wire.cancelled, reason: wire.cancel_reason},
    addressId: wire.shipping_address,
  };
}

/** Ordergroove's `every_period`. */
const PERIODS: Record<number, Frequency['period']> = {1: 'day', 2: 'week', 3: 'month', 4: 'year'};

export function periodNumber(period: Frequency['period']): number {
  return Number(Object.keys(PERIODS).find((number) => PERIODS[Number(number)] === period));
}

const STATUSES: Record<number, Delivery['status']> = {
  1: 'coming',
  3: 'retrying',
  4: 'skipped',
  5: 'placed',
};

/** Returns `null` for a status that the shop doesn't know. */
export function mapStatus({status}: Pick<WireOrder, 'status'>): Delivery['status'] | null {
  return STATUSES[status] ?? null;
}

/** Returns `null` for a status that the shop doesn't know. */
export function mapDelivery(
  wire: WireOrder,
  items: readonly WireItem[],
  now: number,
): Delivery | null {
  const status = mapStatus(wire);
  const locksAt = Date.parse(wire.extra_data.locks_at);
  const sendNowTotal = wire.extra_data.send_now_total;
  if (!status || Number.isNaN(locksAt)) return null;
  return {
    id: wire.public_id,
    status,
    day: wire.place.slice(0, 10),
    locksAt: new Date(locksAt).toISOString(),
    isLocked: wire.extra_data.locked ?? now >= locksAt,
    retryOn: wire.extra_data.retry_at,
    orderId: wire.merchant_order_id,
    orderNumber: wire.extra_data.order_number,
    addressId: wire.shipping_address,
    paymentId: wire.payment,
    items: items.filter(({order}) => order === wire.public_id).map(mapItem),
    subtotalCents: cents(wire.sub_total),
    savingCents: cents(wire.discount_total),
    shippingCents: cents(wire.shipping_total),
    taxCents: cents(wire.tax_total),
    totalCents: cents(wire.total),
    sendNowCents: sendNowTotal === null ? null : cents(sendNowTotal),
  };
}

function mapItem(wire: WireItem): DeliveryItem {
  return {
    id: wire.public_id,
    subscriptionId: wire.one_time ? null : wire.subscription,
    variantId: toVariantId(wire.product),
    quantity: wire.quantity,
    priceCents: cents(wire.price),
    totalCents: cents(wire.total_price),
    isOutOfStock: wire.out_of_stock,
  };
}

export function mapAddress(wire: WireAddress): DeliveryAddress {
  const {first_name, last_name, company_name, address, address2} = wire;
  return {
    id: wire.public_id,
    name: `${first_name} ${last_name}`.trim(),
    lines: [
      company_name,
      address,
      address2,
      `${wire.city}, ${wire.state_province_code} ${wire.zip_postal_code}`,
    ].filter((line): line is string => Boolean(line)),
  };
}

type NewWireAddress = Record<(typeof ADDRESS_FIELDS)[number], string>;

const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'company_name',
  'address',
  'address2',
  'city',
  'state_province_code',
  'zip_postal_code',
] as const;

export function toWireAddress(
  address: AddressInput,
): NewWireAddress & {country_code: string; phone: string} {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: address.company ?? '',
    address: address.address1,
    address2: address.address2 ?? '',
    city: address.city,
    state_province_code: address.provinceCode,
    zip_postal_code: address.zip,
    country_code: address.countryCode,
    phone: address.phone ?? '',
  };
}

export function isSameAddress(known: WireAddress, address: NewWireAddress): boolean {
  return ADDRESS_FIELDS.every((field) => (known[field] ?? '') === address[field]);
}

export function mapPayment({public_id: id, label}: WirePayment): DeliveryCard {
  return {id, label};
}

/** On Shopify the provider's external product id is the number of the variant. */
const toVariantId = (product: string) => `gid://shopify/ProductVariant/${product}`;

const cents = (amount: string) => toCents({amount, currencyCode: 'USD'});
