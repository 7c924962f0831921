import type {VariantInStock} from '../commerce/catalog/types';
import {MERCHANT_ID} from './auth';
import {
  gidNumber,
  rejectionOf,
  type Address,
  type Amounts,
  type Delivery,
  type Item,
  type Payment,
  type Subscription,
} from './records';
import {isLocked, lockTime, placeTime, REMINDER_DAYS} from './schedule';

/* Converts records to the provider's JSON and field names. */

const WEEK_PERIOD = 2;
const DAYS_PER_WEEK = 7;
/** Ordergroove's order status. */
export const STATUS = {unsent: 1, retrying: 3, skipped: 4, placed: 5} as const;

const dollars = (cents: number) => (cents / 100).toFixed(2);
/** `2026-11-24 10:00:00` */
const stamp = (moment: Date | string) =>
  new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

export function subscriptionWire(subscription: Subscription) {
  const {id, customer, variantId, weeks, canceled, paused} = subscription;
  return {
    public_id: id,
    merchant: MERCHANT_ID,
    customer,
    merchant_user_id: customer,
    product: gidNumber(variantId),
    external_id: subscription.contractId,
    payment: subscription.paymentId,
    shipping_address: subscription.addressId,
    offer: null,
    subscription_type: 'replenishment',
    components: [],
    extra_data: {paused},
    quantity: subscription.quantity,
    price: null,
    frequency_days: weeks * DAYS_PER_WEEK,
    reminder_days: REMINDER_DAYS,
    every: weeks,
    every_period: WEEK_PERIOD,
    start_date: subscription.startDay,
    cancelled: canceled && stamp(canceled.at),
    cancel_reason: canceled?.reason ?? null,
    cancel_reason_code: null,
    iteration: null,
    sequence: null,
    session_id: null,
    merchant_order_id: subscription.orderId,
    customer_rep: null,
    club: null,
    created: stamp(subscription.createdAt),
    updated: stamp(subscription.updatedAt),
    live: canceled === null,
    currency_code: 'USD',
  };
}

interface OrderFacts {
  amounts: Amounts;
  /** In US cents. */
  sendNowTotal: number | null;
  now: Date;
}

export function orderWire(delivery: Delivery, {amounts, sendNowTotal, now}: OrderFacts) {
  const {id, customer, day, status, order} = delivery;
  return {
    public_id: id,
    merchant: MERCHANT_ID,
    customer,
    payment: delivery.paymentId,
    shipping_address: delivery.addressId,
    merchant_order_id: order?.id ?? null,
    status: STATUS[status],
    place: stamp(placeTime(day)),
    cancelled: status === 'skipped' ? stamp(delivery.updatedAt) : null,
    tries: delivery.attempts,
    created: stamp(delivery.createdAt),
    updated: stamp(delivery.updatedAt),
    sub_total: dollars(amounts.subtotal),
    discount_total: dollars(amounts.saving),
    shipping_total: dollars(amounts.shipping),
    tax_total: dollars(amounts.tax),
    total: dollars(amounts.total),
    currency_code: 'USD',
    rejected_message: rejectionOf(delivery),
    extra_data: {
      locks_at: lockTime(day).toISOString(),
      locked: status === 'unsent' && isLocked(day, now),
      retry_at: delivery.retryDay,
      order_number: order?.number ?? null,
      skipped: status === 'skipped',
      send_now_total: sendNowTotal === null ? null : dollars(sendNowTotal),
    },
  };
}

interface ItemFacts {
  cost: {price: number; total: number};
  isOutOfStock: boolean;
}

export function itemWire(item: Item, {cost: {price, total}, isOutOfStock}: ItemFacts) {
  return {
    public_id: item.id,
    order: item.deliveryId,
    offer: null,
    subscription: item.subscriptionId,
    product: gidNumber(item.variantId),
    components: [],
    quantity: item.quantity,
    price: dollars(price),
    total_price: dollars(total),
    one_time: item.subscriptionId === null,
    out_of_stock: isOutOfStock,
    frozen: false,
    first_placed: null,
  };
}

export function addressWire(address: Address) {
  return {
    public_id: address.id,
    customer: address.customer,
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: address.company,
    address: address.address1,
    address2: address.address2,
    city: address.city,
    state_province_code: address.provinceCode,
    zip_postal_code: address.zip,
    country_code: 'US',
    phone: address.phone,
    live: true,
  };
}

export function paymentWire({id, customer, brand, last4, expires}: Payment) {
  return {
    public_id: id,
    customer,
    label: `${brand} ending in ${last4}`,
    cc_type: brand,
    cc_number_ending: last4,
    cc_exp_date: expires,
    live: true,
  };
}

export function productWire({product, variant, availableForSale}: VariantInStock, origin: string) {
  return {
    merchant: MERCHANT_ID,
    external_product_id: gidNumber(variant.id),
    sku: variant.sku,
    name: `${product.title}, ${variant.title}`,
    price: dollars(variant.price),
    image_url: variant.image && origin + variant.image.path,
    detail_url: `${origin}/products/${product.handle}`,
    autoship_enabled: product.sellingPlanGroupIds.length > 0,
    autoship_by_default: false,
    live: availableForSale,
    discontinued: false,
    every: null,
    every_period: null,
    groups: [],
    offer_profile: null,
    prepaid_eligible: false,
    extra_data: {},
  };
}
