import type {SandboxContext} from '../context';
import {createCatalog} from '../commerce/catalog/store';
import {createCustomerRecords} from '../commerce/customers/records';
import {charge} from '../commerce/checkout/gateway';
import type {Contact} from '../commerce/checkout/form';
import {createOrders} from '../commerce/checkout/orders';
import {newOrderOf} from '../commerce/checkout/place-order';
import {homeDay} from '../day';
import {createPlanner} from './planner';
import {createQuotes, type QuotedDelivery} from './quote-delivery';
import type {Delivery, Item, Subscription} from './records';
import {dayAfter, nextDay, placeTime, retryDay} from './schedule';
import {isShort} from './shortage';
import type {SubscriptionMails} from './mails';
import type {Tables} from './tables';

interface FulfillmentDeps {
  db: SandboxContext['db'];
  tables: Tables;
  mails: SubscriptionMails;
}

/**
 * Sends deliveries: prices them, charges the card and places the order at the commerce platform, in one transaction.
 * Out-of-stock items wait for the next delivery time. A declined card is charged again later; after the last attempt, the
 * subscriptions are paused. Without a customer, address or card, the delivery is rejected until it's sent again.
 */
export function createFulfillment({db, tables, mails}: FulfillmentDeps) {
  const catalog = createCatalog(db);
  const customers = createCustomerRecords(db);

  function send(delivery: Delivery, at: Date): void {
    const clock = {now: () => at, set: () => undefined};
    const planner = createPlanner(tables, clock.now);
    const buyer = customers.byId(`gid://shopify/Customer/${delivery.customer}`);
    const address = tables.addresses.byId(delivery.addressId);
    const payment = tables.payments.byId(delivery.paymentId);
    if (!buyer || !address || !payment) {
      reject(delivery, {retryDay: null}, at);
      return;
    }

    const items = splitOffShortages(delivery, at);
    if (items.length === 0) return;
    const quoted = createQuotes({db, clock})(
      items.map((item) => ({...item, weeks: weeksOf(item)})),
      address,
      buyer,
    );
    const charged = charge(payment.cardNumber);
    if (charged.status !== 'approved') {
      decline(delivery, items, quoted, at);
      return;
    }
    const contact: Contact = {
      email: buyer.email,
      acceptsMarketing: buyer.acceptsMarketing,
      ...address,
      address2: address.address2 ?? '',
      state: address.provinceCode,
      phone: address.phone ?? '',
    };
    const card = {brand: payment.brand, last4: payment.last4};
    const order = createOrders(db, clock).place(newOrderOf(quoted.quote, contact, card));
    for (const line of order.lines) catalog.takeFromStock(line.variantId, line.quantity);
    for (const item of items) {
      tables.items.save({...item, cost: quoted.costs.get(item.id) ?? null});
    }
    tables.deliveries.save({
      ...delivery,
      day: homeDay(at),
      status: 'placed',
      order: {id: order.id, number: order.number},
      retryDay: null,
      amounts: quoted.amounts,
      updatedAt: at.toISOString(),
    });
    for (const {subscriptionId} of items) {
      const subscription = subscriptionOf(subscriptionId);
      if (!subscription || subscription.canceled || planner.nextOf(subscription)) continue;
      const running = tables.subscriptions.save({...subscription, paused: null});
      planner.plan(running, dayAfter(homeDay(at), running.weeks));
    }
  }

  const subscriptionOf = (id: string | null): Subscription | null =>
    id === null ? null : tables.subscriptions.byId(id);
  const weeksOf = ({subscriptionId}: Item) => subscriptionOf(subscriptionId)?.weeks ?? null;

  /** Moves out-of-stock items to the next delivery time and returns the remaining ones. */
  function splitOffShortages(delivery: Delivery, at: Date): Item[] {
    const planner = createPlanner(tables, () => at);
    const items = planner.itemsOf(delivery);
    const short = items.filter((item) => isShort(catalog, item));
    if (short.length === 0) return items;
    const next = planner.deliveryOn(delivery, nextDay(at));
    for (const item of short) tables.items.save({...item, deliveryId: next.id});
    planner.removeIfEmpty(delivery);
    return items.filter((item) => !short.includes(item));
  }

  function decline(
    delivery: Delivery,
    items: readonly Item[],
    {amounts}: QuotedDelivery,
    at: Date,
  ): void {
    const attempts = delivery.attempts + 1;
    const next = retryDay(delivery.day, attempts);
    mails.paymentFailed(delivery, {amounts, nextAttempt: next, at});
    if (next !== null) {
      reject(delivery, {attempts, retryDay: next}, at);
      return;
    }
    for (const item of items) tables.items.remove(item.id);
    tables.deliveries.remove(delivery.id);
    for (const {subscriptionId} of items) {
      const subscription = subscriptionOf(subscriptionId);
      if (!subscription || subscription.canceled) continue;
      tables.subscriptions.save({
        ...subscription,
        paused: {since: homeDay(at), until: null, reason: 'payment'},
        updatedAt: at.toISOString(),
      });
    }
  }

  function reject(
    delivery: Delivery,
    change: Pick<Delivery, 'retryDay'> & Partial<Delivery>,
    at: Date,
  ): void {
    tables.deliveries.save({
      ...delivery,
      status: 'retrying',
      ...change,
      updatedAt: at.toISOString(),
    });
  }

  return {
    send: (delivery: Delivery, at: Date) => db.transaction(() => send(delivery, at)).immediate(),
    /** The time of the next attempt to send this delivery; `null` if none is due. */
    dueAt: ({status, day, retryDay: next}: Delivery): Date | null => {
      if (status === 'unsent') return placeTime(day);
      return status === 'retrying' && next !== null ? placeTime(next) : null;
    },
  };
}
