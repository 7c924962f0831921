import type {Day} from '../day';
import {newId, type Delivery, type Item, type Subscription} from './records';
import {reminderTime} from './schedule';
import type {Tables} from './tables';

/** Adds subscriptions to deliveries and removes them. All items for one day and one address are one delivery. */
export interface Planner {
  /** The subscription's next item and its delivery; `null` if none is planned. */
  nextOf(subscription: Subscription): {item: Item; delivery: Delivery} | null;
  plan(subscription: Subscription, day: Day): void;
  /** Removes the subscription from its next delivery, and the delivery if it has no other. */
  unplan(subscription: Subscription): void;
  /** The unsent delivery on that day to that address. Creates one if needed. */
  deliveryOn(place: Pick<Delivery, 'customer' | 'addressId' | 'paymentId'>, day: Day): Delivery;
  itemsOf(delivery: Delivery): Item[];
  removeIfEmpty(delivery: Delivery): void;
  /** Removes a delivery that has no subscription left, with its one-time items: they aren't sent on their own. */
  removeIfOnlyOneTime(delivery: Delivery): void;
}

export function createPlanner(tables: Tables, now: () => Date): Planner {
  const {deliveries, items} = tables;

  const itemsOf = (delivery: Delivery) =>
    items.ofCustomer(delivery.customer).filter(({deliveryId}) => deliveryId === delivery.id);

  function nextOf(subscription: Subscription) {
    for (const item of items.ofCustomer(subscription.customer)) {
      if (item.subscriptionId !== subscription.id) continue;
      const delivery = deliveries.byId(item.deliveryId);
      if (delivery && isOpen(delivery)) return {item, delivery};
    }
    return null;
  }

  function deliveryOn(
    {customer, addressId, paymentId}: Pick<Delivery, 'customer' | 'addressId' | 'paymentId'>,
    day: Day,
  ): Delivery {
    const same = deliveries
      .ofCustomer(customer)
      .find((item) => item.status === 'unsent' && item.day === day && item.addressId === addressId);
    if (same) return same;
    const at = now().toISOString();
    return deliveries.save({
      id: newId(),
      customer,
      day,
      status: 'unsent',
      addressId,
      paymentId,
      order: null,
      attempts: 0,
      retryDay: null,
      amounts: null,
      isReminded: now() >= reminderTime(day),
      hasShippedMail: false,
      createdAt: at,
      updatedAt: at,
    });
  }

  function removeIfEmpty(delivery: Delivery) {
    if (isOpen(delivery) && itemsOf(delivery).length === 0) deliveries.remove(delivery.id);
  }

  function removeIfOnlyOneTime(delivery: Delivery) {
    const left = itemsOf(delivery);
    if (left.some(({subscriptionId}) => subscriptionId !== null)) return;
    for (const {id} of left) items.remove(id);
    removeIfEmpty(delivery);
  }

  function unplan(subscription: Subscription) {
    const next = nextOf(subscription);
    if (!next) return;
    items.remove(next.item.id);
    removeIfOnlyOneTime(next.delivery);
  }

  return {
    nextOf,
    unplan,
    deliveryOn,
    itemsOf,
    removeIfEmpty,
    removeIfOnlyOneTime,
    plan(subscription, day) {
      const {id, customer, variantId, quantity} = subscription;
      items.save({
        id: newId(),
        customer,
        deliveryId: deliveryOn(subscription, day).id,
        subscriptionId: id,
        variantId,
        quantity,
        cost: null,
      });
    },
  };
}

export function isOpen({status}: Pick<Delivery, 'status'>): boolean {
  return status === 'unsent' || status === 'retrying';
}
