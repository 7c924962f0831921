import type {SandboxContext} from '../context';
import {createOutbox} from '../control/outbox';
import {createCatalog} from '../commerce/catalog/store';
import {formatDollars} from '../commerce/checkout/summary';
import {createCustomerRecords} from '../commerce/customers/records';
import {formatDay, type Day} from '../day';
import {AUTOSHIP} from '../world/selling-plans';
import type {Amounts, Delivery, Item, Subscription} from './records';
import {LOCK_HOURS, REMINDER_DAYS} from './schedule';
import type {Tables} from './tables';

const SHOP = 'http://localhost:3000';
const MANAGE = `Change, skip or cancel: ${SHOP}/account/autoships`;

export type SubscriptionMails = ReturnType<typeof createMails>;

/** By item id, in US cents. */
export type ItemCosts = Map<string, NonNullable<Item['cost']>>;

interface Reminder {
  items: readonly Item[];
  costs: ItemCosts;
  amounts: Amounts;
  at: Date;
}

/** The provider's mails to customers. They land in the control room's outbox. */
export function createMails(sandbox: Pick<SandboxContext, 'db'>, tables: Tables) {
  const {db} = sandbox;
  const catalog = createCatalog(db);
  const customers = createCustomerRecords(db);

  function send(customer: string, at: Date, subject: string, lines: (string | null)[]) {
    const buyer = customers.byId(`gid://shopify/Customer/${customer}`);
    if (!buyer) return;
    const outbox = createOutbox(db, {now: () => at, set: () => undefined});
    const text = [`Hello ${buyer.firstName ?? 'there'},`, '', ...lines, '', MANAGE]
      .filter((line) => line !== null)
      .join('\n');
    outbox.send({to: buyer.email, subject, text});
  }

  const nameOf = (variantId: string) => {
    const found = catalog.variantById(variantId);
    return found ? `${found.product.title}, ${found.variant.title}` : 'a product we no longer sell';
  };
  const lineOf = ({quantity, variantId}: Pick<Item, 'quantity' | 'variantId'>) =>
    `${quantity} x ${nameOf(variantId)}`;

  function shipTo({addressId, paymentId}: Pick<Delivery, 'addressId' | 'paymentId'>): string {
    const address = tables.addresses.byId(addressId);
    const payment = tables.payments.byId(paymentId);
    const place = address && `${address.address1}, ${address.city}, ${address.provinceCode}`;
    const card = payment && `${payment.brand} ending in ${payment.last4}`;
    return `Ships to ${place ?? 'your address'}, paid with ${card ?? 'your card'}.`;
  }

  return {
    lineOf,

    started(subscriptions: readonly Subscription[], firstDay: Day, at: Date) {
      const [first] = subscriptions;
      if (!first) return;
      send(first.customer, at, 'Your autoship has started', [
        'You’ll get these regularly until you cancel:',
        ...subscriptions.map(
          (item) =>
            `${lineOf(item)}, every ${item.weeks} weeks, ships next on ${formatDay(firstDay)}`,
        ),
        '',
        `We charge each delivery at that day’s price less ${AUTOSHIP.plans[0]?.percentOff ?? 0}%.`,
        `You can change or cancel up to ${LOCK_HOURS} hours before a delivery ships. There are no other charges.`,
        shipTo(first),
      ]);
    },

    reminder(delivery: Delivery, reminder: Reminder) {
      const {items, amounts, at} = reminder;
      const changes = changesSinceLast(delivery, reminder);
      send(delivery.customer, at, `Your delivery ships in ${REMINDER_DAYS} days`, [
        `On ${formatDay(delivery.day)}:`,
        ...items.map(lineOf),
        '',
        `Total: ${formatDollars(amounts.total)}`,
        ...(changes.length === 0 ? [] : ['', 'What’s different from last time:', ...changes, '']),
        shipTo(delivery),
      ]);
    },

    shipped(delivery: Delivery, items: readonly Item[], at: Date) {
      send(delivery.customer, at, `Your delivery is on its way`, [
        `Order #${delivery.order?.number ?? ''}:`,
        ...items.map(lineOf),
        '',
        `We charged ${formatDollars(delivery.amounts?.total ?? 0)}.`,
        shipTo(delivery),
      ]);
    },

    paymentFailed(
      delivery: Delivery,
      {amounts, nextAttempt, at}: {amounts: Amounts; nextAttempt: Day | null; at: Date},
    ) {
      send(delivery.customer, at, 'Your card was declined', [
        `We couldn’t charge ${formatDollars(amounts.total)} for the delivery due to ship on ${formatDay(delivery.day)}.`,
        nextAttempt === null
          ? 'Your autoship is paused until you resume it. Nothing was charged.'
          : `We’ll try again on ${formatDay(nextAttempt)}. Nothing was charged.`,
      ]);
    },

    changed(subscription: Subscription, next: Day | null, at: Date) {
      send(subscription.customer, at, 'Your autoship has changed', [
        `${lineOf(subscription)}, every ${subscription.weeks} weeks.`,
        next === null ? 'No delivery is scheduled right now.' : `Ships next on ${formatDay(next)}.`,
        shipTo(subscription),
      ]);
    },

    deliveryChanged(delivery: Delivery, change: string, at: Date) {
      send(delivery.customer, at, 'Your delivery has changed', [change, shipTo(delivery)]);
    },

    canceled(subscription: Subscription, last: Day | null, at: Date) {
      send(subscription.customer, at, 'Your autoship is canceled', [
        last === null
          ? `We won’t send ${lineOf(subscription)} anymore, and you won’t be charged for it.`
          : `${lineOf(subscription)} ships one last time, on ${formatDay(last)}. You won’t be charged for it after that.`,
        'You can start it again anytime.',
      ]);
    },
  };

  /** The total compared with the last delivery, and each item with the last time that its subscription came. */
  function changesSinceLast(
    {customer}: Delivery,
    {items, costs, amounts: {total}}: Reminder,
  ): string[] {
    const placed = tables.deliveries
      .ofCustomer(customer)
      .filter(({status}) => status === 'placed')
      .sort((a, b) => (a.day < b.day ? 1 : -1));
    const lastTotal = placed[0]?.amounts?.total ?? total;
    const pastItems = placed.flatMap(({id}) =>
      tables.items.ofCustomer(customer).filter(({deliveryId}) => deliveryId === id),
    );
    return [
      ...(lastTotal === total ? [] : [`The total was ${formatDollars(lastTotal)}.`]),
      ...items.flatMap((item) => {
        if (item.subscriptionId === null) return [`${lineOf(item)}: just this once.`];
        const last = pastItems.find(({subscriptionId}) => subscriptionId === item.subscriptionId);
        if (!last) return [`${lineOf(item)}: for the first time.`];
        if (last.variantId !== item.variantId) {
          return [`${nameOf(item.variantId)} replaces ${nameOf(last.variantId)}.`];
        }
        const price = costs.get(item.id)?.price ?? 0;
        const lastPrice = last.cost?.price ?? price;
        const name = nameOf(item.variantId);
        return [
          ...(last.quantity === item.quantity
            ? []
            : [`${name}: ${item.quantity} instead of ${last.quantity}.`]),
          ...(lastPrice === price
            ? []
            : [`${name}: ${formatDollars(price)} each instead of ${formatDollars(lastPrice)}.`]),
        ];
      }),
    ];
  }
}
