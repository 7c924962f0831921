import type {Image, ProductSummary, Variant} from '~/domains/catalog/product';
import {findVariant, optionsText} from '~/domains/catalog/product';
import {variantPath} from '~/domains/catalog/variant-url';
import {toCents} from '~/platform/money';
import type {
  Day,
  Delivery,
  DeliveryAddress,
  DeliveryCard,
  DeliveryItem,
  Subscription,
} from '../subscription';
import {dayOfMoment} from './day';
import {dayToRestore} from './day-to-restore';
import {shipDay} from './ship-day';
import {formatMoment} from '~/platform/format-moment';

/** The page's data. */
export interface AutoshipView {
  /** The earliest first. */
  deliveries: DeliveryView[];
  subscriptions: SubscriptionView[];
}

export interface DeliveryView extends Omit<Delivery, 'items'> {
  items: (DeliveryItem & {
    food: Food;
    /** "Lamb, 30 lb · Quantity 2". Joined here, so that browsers don't load code for it. */
    facts: string;
  })[];
  /** `locksAt` as text: formatting it takes code that browsers needn't load. */
  locksAtText: string;
  address: DeliveryAddress | null;
  card: DeliveryCard | null;
}

export interface SubscriptionView extends Subscription {
  food: Food;
  /** For one unit, before the autoship saving; `null` if the product is no longer sold. */
  priceCents: number | null;
  /** Variants of the same product that can be sent instead, and the current one. */
  choices: {variantId: string; label: string}[];
  /**
   * Its next delivery, whether that can still be changed, and whether the item waits for stock. `day` is `null` after a
   * declined card without a next attempt.
   */
  next: {day: Day | null; deliveryId: string; isLocked: boolean; isOutOfStock: boolean} | null;
  /** Undoing a pause or cancellation plans it for this day again; empty if it can't. */
  dayToRestore: Day;
  /** `canceled.at` as the shop's day. */
  canceledOn: Day | null;
  address: DeliveryAddress | null;
}

/** A product as autoship shows it, sold or not. */
export interface Food {
  title: string;
  /** "Chicken, 30 lb" */
  details: string;
  image: Image | null;
  path: string | null;
  weight: number;
  weightUnit: Variant['weightUnit'];
}

interface ViewParts {
  subscriptions: readonly Subscription[];
  deliveries: readonly Delivery[];
  /** `null` if the catalog couldn't be read. */
  products: readonly ProductSummary[] | null;
  addresses: readonly DeliveryAddress[];
  cards: readonly DeliveryCard[];
}

export function toAutoshipView({
  subscriptions,
  deliveries,
  products,
  addresses,
  cards,
}: ViewParts): AutoshipView {
  const byId = <Row extends {id: string}>(rows: readonly Row[], id: string | null) =>
    rows.find((row) => row.id === id) ?? null;
  return {
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      items: delivery.items.map((item) => {
        const food = foodOf(products, item.variantId);
        return {...item, food, facts: factsOf(item, food)};
      }),
      locksAtText: formatMoment(delivery.locksAt),
      address: byId(addresses, delivery.addressId),
      card: byId(cards, delivery.paymentId),
    })),
    subscriptions: subscriptions.map((subscription) => {
      const sold = findVariant(products ?? [], subscription.variantId);
      return {
        ...subscription,
        food: foodOf(products, subscription.variantId),
        priceCents: sold && toCents(sold.variant.price),
        choices: sold ? choicesOf(sold.product, subscription.variantId) : [],
        next: nextOf(deliveries, subscription.id),
        dayToRestore: dayToRestore(deliveries, subscription.id) ?? '',
        canceledOn: subscription.canceled && dayOfMoment(subscription.canceled.at),
        address: byId(addresses, subscription.addressId),
      };
    }),
  };
}

function factsOf({quantity, subscriptionId}: DeliveryItem, {details}: Food): string {
  return [details, `Quantity ${quantity}`, subscriptionId === null && 'Just this once']
    .filter(Boolean)
    .join(' · ');
}

function nextOf(deliveries: readonly Delivery[], id: string): SubscriptionView['next'] {
  for (const delivery of deliveries) {
    const {id: deliveryId, isLocked, items} = delivery;
    const item = items.find(({subscriptionId}) => subscriptionId === id);
    if (item) {
      return {day: shipDay(delivery), deliveryId, isLocked, isOutOfStock: item.isOutOfStock};
    }
  }
  return null;
}

/** Placeholder for a product whose data is missing. */
const toUnknownFood = (title: string): Food => ({
  title,
  details: '',
  image: null,
  path: null,
  weight: 0,
  weightUnit: 'lbs',
});
const DISCONTINUED = toUnknownFood('A product we no longer sell');
const UNREADABLE = toUnknownFood('A product (we can’t load its name right now)');

function foodOf(products: ViewParts['products'], variantId: string): Food {
  if (!products) return UNREADABLE;
  const found = findVariant(products, variantId);
  if (!found) return DISCONTINUED;
  const {product, variant} = found;
  return {
    title: product.title,
    details: optionsText(variant),
    image: variant.imagePrimary ?? product.featuredImage,
    path: variantPath(product, variant),
    weight: variant.weight,
    weightUnit: variant.weightUnit,
  };
}

/** Variants in stock, and the current one even if it's sold out. */
function choicesOf(product: ProductSummary, current: string): {variantId: string; label: string}[] {
  return product.variants
    .filter((variant) => variant.inStock || variant.id === current)
    .map((variant) => ({variantId: variant.id, label: optionsText(variant)}));
}
