import type {SandboxContext} from '../context';
import {createCatalog} from '../commerce/catalog/store';
import {charge} from '../commerce/checkout/gateway';
import {createOrders} from '../commerce/checkout/orders';
import {createCustomerRecords} from '../commerce/customers/records';
import type {CustomerRecord} from '../commerce/customers/types';
import {addDays, DAY_MS, homeDay} from '../day';
import {SUBSCRIPTIONS, type WorldSubscription} from '../world/subscriptions';
import {createProgram, type Program} from './program';
import {recordDelivery} from './start-subscriptions';
import {newId, gidNumber, type Subscription} from './records';

const APPROVED_CARD = '4242424242424242';
const FIRST_CONTRACT = 600_001;

/** Inserts the world's subscriptions into empty tables. Past orders with autoship lines count as their deliveries. */
export function seedSubscriptions(context: Pick<SandboxContext, 'db' | 'clock' | 'origin'>): void {
  const program = createProgram(context);
  if (program.tables.subscriptions.all().length > 0) return;
  const customers = createCustomerRecords(context.db);
  const catalog = createCatalog(context.db);
  const orders = createOrders(context.db, context.clock);
  const now = context.clock.now();
  context.db.transaction(() => {
    for (const [index, seed] of SUBSCRIPTIONS.entries()) {
      const customer = customers.byEmail(seed.customer);
      const variantId = catalog.variantBySku(seed.sku)?.variant.id;
      if (!customer || variantId === undefined) continue;
      beginSubscription(program, {
        seed,
        customer,
        variantId,
        now,
        contract: FIRST_CONTRACT + index,
      });
    }
    for (const customer of customers.all()) {
      const subscriptions = program.tables.subscriptions.ofCustomer(gidNumber(customer.id));
      const [first] = subscriptions;
      if (!first) continue;
      const {addressId, paymentId} = first;
      for (const order of orders.ofCustomer(customer.id)) {
        if (order.cancellation || order.lines.every(({sellingPlan}) => sellingPlan === null)) {
          continue;
        }
        recordDelivery(program, order, {addressId, paymentId, subscriptions});
      }
    }
  })();
}

interface Beginning {
  seed: WorldSubscription;
  customer: CustomerRecord;
  variantId: string;
  now: Date;
  contract: number;
}

function beginSubscription(
  program: Program,
  {seed, customer, variantId, now, contract}: Beginning,
): void {
  const {tables, planner} = program;
  const today = homeDay(now);
  const number = gidNumber(customer.id);
  const {begunDaysAgo = seed.weeks * 7} = seed;
  const at = new Date(now.getTime() - begunDaysAgo * DAY_MS).toISOString();
  const subscription: Subscription = tables.subscriptions.save({
    id: newId(),
    customer: number,
    variantId,
    contractId: `gid://shopify/SubscriptionContract/${contract}`,
    quantity: seed.quantity ?? 1,
    weeks: seed.weeks,
    startDay: addDays(today, -begunDaysAgo),
    canceled:
      seed.canceledDaysAgo === undefined
        ? null
        : {
            at: new Date(now.getTime() - seed.canceledDaysAgo * DAY_MS).toISOString(),
            reason: 'I have too much food',
          },
    paused:
      seed.pausedForDays === undefined
        ? null
        : {since: today, until: addDays(today, seed.pausedForDays), reason: 'customer'},
    addressId: addressIdOf(program, number, customer),
    paymentId: paymentIdOf(program, number, seed.card ?? APPROVED_CARD),
    orderId: null,
    createdAt: at,
    updatedAt: at,
  });
  if (!subscription.canceled) planner.plan(subscription, addDays(today, seed.nextInDays));
}

function addressIdOf(
  {tables}: Program,
  number: string,
  {addresses: [home]}: CustomerRecord,
): string {
  const [known] = tables.addresses.ofCustomer(number);
  if (known) return known.id;
  return tables.addresses.save({
    id: newId(),
    customer: number,
    firstName: home?.firstName ?? '',
    lastName: home?.lastName ?? '',
    company: home?.company ?? null,
    address1: home?.address1 ?? '',
    address2: home?.address2 ?? null,
    city: home?.city ?? '',
    provinceCode: home?.provinceCode ?? '',
    zip: home?.zip ?? '',
    phone: home?.phone ?? null,
  }).id;
}

function paymentIdOf({tables}: Program, number: string, cardNumber: string): string {
  const known = tables.payments.ofCustomer(number).find((item) => item.cardNumber === cardNumber);
  if (known) return known.id;
  const charged = charge(cardNumber);
  const brand = charged.status === 'approved' ? charged.brand : 'Visa';
  return tables.payments.save({
    id: newId(),
    customer: number,
    brand,
    last4: cardNumber.slice(-4),
    cardNumber,
    expires: '12/2030',
  }).id;
}
