import type {CatalogStore} from '../commerce/catalog/types';
import {homeDay, type Day} from '../day';
import {AUTOSHIP} from '../world/selling-plans';
import {createPlanner, isOpen} from './planner';
import {newId, type Delivery, type Item, type Subscription} from './records';
import {invalid, locked, notAllowed} from './refusal';
import {dayAfter, firstDay, isLocked, lastDay, reminderTime} from './schedule';
import type {Tables} from './tables';

const MAX_QUANTITY = 5;
const WEEKS = AUTOSHIP.plans.map(({intervalCount}) => intervalCount);

interface ChangeDeps {
  tables: Tables;
  catalog: CatalogStore;
  now(): Date;
}

/**
 * The changes that a customer can make. Each one is applied completely or refused.
 * @throws {Refusal} in the provider's words
 */
export function createChanges({tables, catalog, now}: ChangeDeps) {
  const planner = createPlanner(tables, now);

  const save = (subscription: Subscription, change: Partial<Subscription>): Subscription =>
    tables.subscriptions.save({...subscription, ...change, updatedAt: now().toISOString()});

  function requireLive({canceled}: Subscription) {
    if (canceled) throw notAllowed('This subscription is cancelled.');
  }

  /** One whose card was declined can change until it's paid. */
  const isBeingPacked = ({status, day}: Delivery) => status === 'unsent' && isLocked(day, now());

  function requireOpen(delivery: Delivery) {
    if (!isOpen(delivery)) throw notAllowed('This order was sent already.');
    if (isBeingPacked(delivery)) throw locked();
  }

  function requireDay(day: Day) {
    if (day < firstDay(now()) || day > lastDay(now())) {
      throw invalid('order_date', 'Choose a later date, at most a year ahead.');
    }
  }

  /** The planned item may change until its delivery is locked; the subscription itself always may. */
  function openItemOf(subscription: Subscription): Item | null {
    const next = planner.nextOf(subscription);
    return next && !isLocked(next.delivery.day, now()) ? next.item : null;
  }

  function replan(subscription: Subscription, day: Day) {
    const next = planner.nextOf(subscription);
    if (next) requireOpen(next.delivery);
    planner.unplan(subscription);
    planner.plan(subscription, day);
  }

  return {
    changeQuantity(subscription: Subscription, quantity: number): Subscription {
      requireLive(subscription);
      if (quantity > MAX_QUANTITY) {
        throw invalid('quantity', `Ensure this value is less than or equal to ${MAX_QUANTITY}.`);
      }
      const item = openItemOf(subscription);
      if (item) tables.items.save({...item, quantity});
      return save(subscription, {quantity});
    },

    /** The next date stays; later ones follow. */
    changeFrequency(subscription: Subscription, weeks: number): Subscription {
      requireLive(subscription);
      if (!WEEKS.includes(weeks)) throw invalid('every', 'This frequency is not offered.');
      return save(subscription, {weeks});
    },

    changeVariant(subscription: Subscription, variantId: string): Subscription {
      requireLive(subscription);
      const current = catalog.variantById(subscription.variantId);
      const newVariant = catalog.variantById(variantId);
      const isSameProduct = current?.product.id === newVariant?.product.id;
      if (!newVariant || !isSameProduct || newVariant.product.sellingPlanGroupIds.length === 0) {
        throw invalid('product', 'This product is not available for this subscription.');
      }
      const item = openItemOf(subscription);
      if (item) tables.items.save({...item, variantId});
      return save(subscription, {variantId});
    },

    changeAddress(subscription: Subscription, addressId: string): Subscription {
      requireLive(subscription);
      if (tables.addresses.byId(addressId)?.customer !== subscription.customer) {
        throw invalid('shipping_address', 'Object does not exist.');
      }
      const next = planner.nextOf(subscription);
      if (openItemOf(subscription)) planner.unplan(subscription);
      const changed = save(subscription, {addressId});
      if (next && !planner.nextOf(changed)) planner.plan(changed, next.delivery.day);
      return changed;
    },

    changeNextDay(subscription: Subscription, day: Day): Subscription {
      requireLive(subscription);
      requireDay(day);
      replan(subscription, day);
      return save(subscription, {paused: null});
    },

    pause(subscription: Subscription, until: Day | null): Subscription {
      requireLive(subscription);
      if (until !== null) requireDay(until);
      const next = planner.nextOf(subscription);
      if (next) requireOpen(next.delivery);
      planner.unplan(subscription);
      if (until !== null) planner.plan(subscription, until);
      const since = homeDay(now());
      return save(subscription, {paused: {since, until, reason: 'customer'}});
    },

    resume(subscription: Subscription): Subscription {
      requireLive(subscription);
      if (!subscription.paused) throw notAllowed('This subscription is not paused.');
      const next = planner.nextOf(subscription);
      if (!next || !isLocked(next.delivery.day, now())) {
        planner.unplan(subscription);
        planner.plan(subscription, firstDay(now()));
      }
      return save(subscription, {paused: null});
    },

    /** A locked delivery still ships. A declined card isn't charged again. */
    cancel(subscription: Subscription, reason: string): Subscription {
      requireLive(subscription);
      const next = planner.nextOf(subscription);
      if (next && !isBeingPacked(next.delivery)) planner.unplan(subscription);
      return save(subscription, {canceled: {at: now().toISOString(), reason}, paused: null});
    },

    reactivate(subscription: Subscription, day: Day | null): Subscription {
      if (!subscription.canceled) throw notAllowed('This subscription is not cancelled.');
      if (day !== null) requireDay(day);
      const changed = save(subscription, {canceled: null, paused: null});
      if (!planner.nextOf(changed)) planner.plan(changed, day ?? firstDay(now()));
      return changed;
    },

    moveDelivery(delivery: Delivery, day: Day): Delivery {
      requireOpen(delivery);
      requireDay(day);
      const sameDay = tables.deliveries
        .ofCustomer(delivery.customer)
        .find(
          (item) =>
            item.id !== delivery.id &&
            item.status === 'unsent' &&
            item.day === day &&
            item.addressId === delivery.addressId,
        );
      for (const item of sameDay ? planner.itemsOf(sameDay) : []) {
        tables.items.save({...item, deliveryId: delivery.id});
      }
      if (sameDay) tables.deliveries.remove(sameDay.id);
      return tables.deliveries.save({
        ...delivery,
        day,
        status: 'unsent',
        attempts: 0,
        retryDay: null,
        isReminded: now() >= reminderTime(day),
        updatedAt: now().toISOString(),
      });
    },

    /** Each subscription's next item comes one interval later. */
    skipDelivery(delivery: Delivery, costs: (item: Item) => Item['cost']): Delivery {
      requireOpen(delivery);
      const items = planner.itemsOf(delivery);
      for (const item of items) tables.items.save({...item, cost: costs(item)});
      const skipped = tables.deliveries.save({
        ...delivery,
        status: 'skipped',
        updatedAt: now().toISOString(),
      });
      for (const item of items) planNextOf(item, delivery.day);
      return skipped;
    },

    skipItem(item: Item, delivery: Delivery): Item {
      requireOpen(delivery);
      if (item.subscriptionId === null) throw notAllowed('A one-time item can only be removed.');
      tables.items.remove(item.id);
      planNextOf(item, delivery.day);
      planner.removeIfOnlyOneTime(delivery);
      return item;
    },

    addOnce(delivery: Delivery, variantId: string, quantity: number): Item {
      requireOpen(delivery);
      const found = catalog.variantById(variantId);
      if (!found || found.product.productType === 'Donation') {
        throw invalid('product', 'Object does not exist.');
      }
      return tables.items.save({
        id: newId(),
        customer: delivery.customer,
        deliveryId: delivery.id,
        subscriptionId: null,
        variantId,
        quantity,
        cost: null,
      });
    },

    removeOnce(item: Item, delivery: Delivery): void {
      requireOpen(delivery);
      if (item.subscriptionId !== null) throw notAllowed('Only a one-time item can be removed.');
      tables.items.remove(item.id);
      planner.removeIfEmpty(delivery);
    },

    requireOpen,
  };

  function planNextOf({subscriptionId}: Item, day: Day) {
    const subscription = subscriptionId === null ? null : tables.subscriptions.byId(subscriptionId);
    if (!subscription || subscription.canceled || planner.nextOf(subscription)) return;
    planner.plan(subscription, dayAfter(day, subscription.weeks));
  }
}
