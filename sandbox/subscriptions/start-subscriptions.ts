import {AUTOSHIP} from '../world/selling-plans';
import type {Order} from '../commerce/checkout/order';
import {homeDay, type Day} from '../day';
import type {Program} from './program';
import {
  newId,
  gidNumber,
  type Address,
  type Delivery,
  type Payment,
  type Subscription,
} from './records';
import {dayAfter} from './schedule';
import type {Tables} from './tables';

const FIRST_CONTRACT = 700_001;

/**
 * Starts a subscription for each autoship line of a paid order, which counts as its first delivery. A guest's order
 * starts none.
 */
export function startSubscriptions(
  program: Program,
  order: Order,
  cardNumber: string,
): Subscription[] {
  const lines = order.lines.filter(({sellingPlan}) => sellingPlan !== null);
  if (order.customerId === null || lines.length === 0) return [];
  const {tables, planner, mails} = program;
  const customer = gidNumber(order.customerId);
  const day = homeDay(order.processedAt);
  const addressId = addressOf(tables, customer, order).id;
  const paymentId = paymentOf(tables, customer, order, cardNumber).id;
  const started = lines.map((line) => {
    const plan = AUTOSHIP.plans.find(({id}) => id === line.sellingPlan?.id);
    return tables.subscriptions.save({
      id: newId(),
      customer,
      variantId: line.variantId,
      contractId: nextContract(tables),
      quantity: line.quantity,
      weeks: plan?.intervalCount ?? 4,
      startDay: day,
      canceled: null,
      paused: null,
      addressId,
      paymentId,
      orderId: order.id,
      createdAt: order.processedAt,
      updatedAt: order.processedAt,
    });
  });
  recordDelivery(program, order, {addressId, paymentId, subscriptions: started});
  for (const subscription of started) planner.plan(subscription, dayAfter(day, subscription.weeks));
  mails.started(started, nextDayOf(program, started), new Date(order.processedAt));
  return started;
}

/** Lists an order with autoship lines among the deliveries. */
export function recordDelivery(
  {tables}: Pick<Program, 'tables'>,
  order: Order,
  {
    addressId,
    paymentId,
    subscriptions,
  }: {addressId: string; paymentId: string; subscriptions: readonly Subscription[]},
): Delivery {
  const customer = gidNumber(order.customerId ?? '');
  const subtotal = order.lines.reduce((sum, {price, quantity}) => sum + price * quantity, 0);
  const delivery = tables.deliveries.save({
    id: newId(),
    customer,
    day: homeDay(order.processedAt),
    status: 'placed',
    addressId,
    paymentId,
    order: {id: order.id, number: order.number},
    attempts: 0,
    retryDay: null,
    amounts: {
      subtotal,
      saving: subtotal - order.subtotal,
      shipping: order.shipping,
      tax: order.tax,
      total: order.total,
    },
    isReminded: true,
    hasShippedMail: true,
    createdAt: order.processedAt,
    updatedAt: order.processedAt,
  });
  for (const line of order.lines) {
    tables.items.save({
      id: newId(),
      customer,
      deliveryId: delivery.id,
      subscriptionId:
        line.sellingPlan === null
          ? null
          : (subscriptions.find(({variantId}) => variantId === line.variantId)?.id ?? null),
      variantId: line.variantId,
      quantity: line.quantity,
      cost: {price: line.price, total: line.total},
    });
  }
  return delivery;
}

function addressOf(tables: Tables, customer: string, order: Order): Address {
  const {shippingAddress: to} = order;
  const same = tables.addresses
    .ofCustomer(customer)
    .find(
      (item) =>
        item.firstName === to.firstName &&
        item.lastName === to.lastName &&
        item.address1 === to.address1 &&
        item.address2 === to.address2 &&
        item.zip === to.zip,
    );
  return same ?? tables.addresses.save({id: newId(), customer, ...to});
}

function paymentOf(
  tables: Tables,
  customer: string,
  {payment}: Order,
  cardNumber: string,
): Payment {
  const same = tables.payments.ofCustomer(customer).find((item) => item.cardNumber === cardNumber);
  return (
    same ??
    tables.payments.save({
      id: newId(),
      customer,
      brand: payment?.brand ?? 'Card',
      last4: payment?.last4 ?? '0000',
      cardNumber,
      expires: '12/2030',
    })
  );
}

function nextContract(tables: Tables): string {
  return `gid://shopify/SubscriptionContract/${FIRST_CONTRACT + tables.subscriptions.all().length}`;
}

function nextDayOf({planner}: Program, subscriptions: readonly Subscription[]): Day {
  const days = subscriptions.flatMap((item) => planner.nextOf(item)?.delivery.day ?? []);
  return days.sort()[0] ?? '';
}
