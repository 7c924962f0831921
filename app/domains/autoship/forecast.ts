import {autoshipPriceCents} from './parts/autoship-price';
import {addDays} from './parts/day';
import {shipDay} from './parts/ship-day';
import type {AutoshipView, DeliveryView, SubscriptionView} from './parts/autoship-view';
import type {Day} from './subscription';

/** A future delivery. The provider prices the next ones; later ones are estimated here, at today's prices. */
export interface ForecastDelivery {
  day: Day;
  addressId: string | null;
  items: {title: string; details: string; quantity: number}[];
  /**
   * Includes shipping and tax, except in an estimate. `null` without today's price: the catalog couldn't be read, or no
   * longer has the product.
   */
  totalCents: number | null;
  /** Without shipping and tax. */
  itemsCents: number | null;
  isEstimate: boolean;
}

const FORECAST_DAYS = 365;
/** Subscriptions ship at most every two weeks. This only guards against bad data. */
const MAX_PER_SUBSCRIPTION = 60;

/**
 * All deliveries until `FORECAST_DAYS` after the first one, the earliest first. Items that wait for stock have no day
 * yet, so they aren't listed.
 */
export function forecast({deliveries, subscriptions}: AutoshipView): ForecastDelivery[] {
  const all = joinDeliveries([
    ...deliveries.flatMap(toForecast),
    ...subscriptions.flatMap(laterDeliveries),
  ]);
  const firstDay = all.map(({day}) => day).sort()[0];
  if (firstDay === undefined) return [];
  const lastDay = addDays(firstDay, FORECAST_DAYS);
  return all
    .filter(({day}) => day <= lastDay)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

function toForecast(delivery: DeliveryView): ForecastDelivery[] {
  const {addressId, items, ...amounts} = delivery;
  const day = shipDay(delivery);
  const ready = items.filter(({isOutOfStock}) => !isOutOfStock);
  if (day === null || ready.length === 0) return [];
  return [
    {
      day,
      addressId,
      items: ready.map(({food, quantity}) => ({...titleOf(food), quantity})),
      totalCents: amounts.totalCents,
      itemsCents: amounts.subtotalCents - amounts.savingCents,
      isEstimate: false,
    },
  ];
}

/** Deliveries after the one that the provider has already planned. They have no day while that one has none. */
function laterDeliveries(subscription: SubscriptionView): ForecastDelivery[] {
  const {status, next, pause, frequency, quantity, priceCents, food, addressId} = subscription;
  if (status === 'canceled') return [];
  const first = next ? next.day && addDays(next.day, frequency.days) : pause?.until;
  if (!first) return [];
  const count = Math.min(MAX_PER_SUBSCRIPTION, Math.ceil(FORECAST_DAYS / frequency.days) + 1);
  const cents = priceCents === null ? null : autoshipPriceCents(priceCents) * quantity;
  return Array.from({length: count}, (_, index) => ({
    day: addDays(first, index * frequency.days),
    addressId,
    items: [{...titleOf(food), quantity}],
    totalCents: cents,
    itemsCents: cents,
    isEstimate: true,
  }));
}

/** Items for the same day and address are one delivery. */
function joinDeliveries(deliveries: readonly ForecastDelivery[]): ForecastDelivery[] {
  const joined = new Map<string, ForecastDelivery>();
  for (const delivery of deliveries) {
    const key = `${delivery.day} ${delivery.addressId ?? ''}`;
    const same = joined.get(key);
    joined.set(key, same ? join(same, delivery) : delivery);
  }
  return [...joined.values()];
}

function join(a: ForecastDelivery, b: ForecastDelivery): ForecastDelivery {
  const itemsCents =
    a.itemsCents === null || b.itemsCents === null ? null : a.itemsCents + b.itemsCents;
  return {
    ...a,
    items: [...a.items, ...b.items],
    itemsCents,
    totalCents: itemsCents,
    isEstimate: true,
  };
}

const titleOf = ({title, details}: {title: string; details: string}) => ({title, details});
