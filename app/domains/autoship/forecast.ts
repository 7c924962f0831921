import {AUTOSHIP_SAVING_PERCENT} from '~/domains/autoship-offer/offer';
import {addDays} from './parts/day';
import type {AutoshipView, DeliveryView, SubscriptionView} from './parts/autoship-view';
import type {Day} from './subscription';

/** A delivery to come. The next ones are reckoned by the provider, later ones here, at today's prices. */
export interface ForecastDelivery {
  day: Day;
  addressId: string | null;
  items: {title: string; details: string; quantity: number}[];
  /** With shipping and tax for the provider's own, without for later ones. */
  totalCents: number;
  isEstimate: boolean;
}

const FORECAST_DAYS = 365;
/** A subscription comes at most every two weeks, so this is only a guard against bad data. */
const MAX_PER_SUBSCRIPTION = 60;

/** All deliveries until `FORECAST_DAYS` after the first one, the earliest first. */
export function forecast({deliveries, subscriptions}: AutoshipView): ForecastDelivery[] {
  const next = deliveries.map(toForecast);
  const later = subscriptions.flatMap(laterDeliveries);
  const firstDay = [...next, ...later].map(({day}) => day).sort()[0];
  if (firstDay === undefined) return [];
  const lastDay = addDays(firstDay, FORECAST_DAYS);
  return [...next, ...joinDeliveries(later)]
    .filter(({day}) => day <= lastDay)
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function toForecast({day, addressId, items, totalCents}: DeliveryView): ForecastDelivery {
  return {
    day,
    addressId,
    items: items.map(({food, quantity}) => ({...titleOf(food), quantity})),
    totalCents,
    isEstimate: false,
  };
}

/** Those after the one that the provider already has. */
function laterDeliveries(subscription: SubscriptionView): ForecastDelivery[] {
  const {status, next, pause, frequency, quantity, priceCents, food, addressId} = subscription;
  if (status === 'canceled') return [];
  const first = next ? addDays(next.day, frequency.days) : (pause?.until ?? null);
  if (first === null) return [];
  const count = Math.min(MAX_PER_SUBSCRIPTION, Math.ceil(FORECAST_DAYS / frequency.days) + 1);
  return Array.from({length: count}, (_, index) => ({
    day: addDays(first, index * frequency.days),
    addressId,
    items: [{...titleOf(food), quantity}],
    totalCents: autoshipPriceCents(priceCents ?? 0) * quantity,
    isEstimate: true,
  }));
}

/** For one unit, as the selling plan prices it. */
export function autoshipPriceCents(priceCents: number): number {
  return Math.round((priceCents * (100 - AUTOSHIP_SAVING_PERCENT)) / 100);
}

/** What comes on the same day to the same address is one delivery. */
function joinDeliveries(deliveries: readonly ForecastDelivery[]): ForecastDelivery[] {
  const joined = new Map<string, ForecastDelivery>();
  for (const delivery of deliveries) {
    const key = `${delivery.day} ${delivery.addressId ?? ''}`;
    const same = joined.get(key);
    joined.set(
      key,
      same
        ? {
            ...same,
            items: [...same.items, ...delivery.items],
            totalCents: same.totalCents + delivery.totalCents,
          }
        : delivery,
    );
  }
  return [...joined.values()];
}

const titleOf = ({title, details}: {title: string; details: string}) => ({title, details});
