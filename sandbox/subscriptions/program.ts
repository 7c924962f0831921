import type {SandboxContext} from '../context';
import {createCatalog} from '../commerce/catalog/store';
import {createCustomerRecords} from '../commerce/customers/records';
import {createChanges} from './changes';
import {createMails, type ItemCosts} from './mails';
import {createFulfillment} from './fulfillment';
import {createPlanner, isOpen} from './planner';
import {createQuotes, type QuotedDelivery} from './quote-delivery';
import {gidNumber, type Amounts, type Delivery, type Item} from './records';
import {isLocked} from './schedule';
import {isShort} from './shortage';
import {createTables} from './tables';
import {createTimeline} from './timeline';

export type ProgramContext = Pick<SandboxContext, 'db' | 'clock'>;
export type Program = ReturnType<typeof createProgram>;

const NOTHING: Amounts = {subtotal: 0, saving: 0, shipping: 0, tax: 0, total: 0};

/** All parts of the subscription program on one database: records, rules, and due deliveries. */
export function createProgram(sandbox: ProgramContext) {
  const {db, clock} = sandbox;
  const tables = createTables(db);
  const catalog = createCatalog(db);
  const customers = createCustomerRecords(db);
  const planner = createPlanner(tables, clock.now);
  const mails = createMails(sandbox, tables);
  const quoteDelivery = createQuotes(sandbox);

  /**
   * Whether the item is held back when its delivery ships. Stock matters once the delivery can't be changed anymore;
   * until then nobody knows what the warehouse will have.
   */
  const isOutOfStock = (item: Item, {status, day}: Delivery) =>
    status === 'unsent' && isLocked(day, clock.now()) && isShort(catalog, item);

  /** The items that ship on the delivery's day; all items if every one of them has to wait. */
  function shippingItems(delivery: Delivery): Item[] {
    const items = planner.itemsOf(delivery);
    const ready = items.filter((item) => !isOutOfStock(item, delivery));
    return ready.length > 0 ? ready : items;
  }

  function quoteOf(delivery: Delivery, contents: readonly Item[]): QuotedDelivery | null {
    const buyer = customers.byId(`gid://shopify/Customer/${delivery.customer}`);
    const address = tables.addresses.byId(delivery.addressId);
    if (!buyer || !address) return null;
    const items = contents.map((item) => {
      const subscription =
        item.subscriptionId === null ? null : tables.subscriptions.byId(item.subscriptionId);
      return {...item, weeks: subscription?.weeks ?? null};
    });
    return quoteDelivery(items, address, buyer);
  }

  /** The delivery's cost: as charged, or at today's prices. */
  const amountsOf = (delivery: Delivery): Amounts =>
    delivery.amounts ?? quoteOf(delivery, shippingItems(delivery))?.amounts ?? NOTHING;

  /** The charge if the delivery were sent right now; `null` if nothing in it can ship, or if it isn't open. */
  function sendNowTotal(delivery: Delivery): number | null {
    if (!isOpen(delivery)) return null;
    const ready = planner.itemsOf(delivery).filter((item) => !isShort(catalog, item));
    return ready.length === 0 ? null : (quoteOf(delivery, ready)?.amounts.total ?? null);
  }

  function costsOf(delivery: Delivery): ItemCosts {
    const items = planner.itemsOf(delivery);
    const quoted = items.every(({cost}) => cost !== null) ? null : quoteOf(delivery, items);
    return new Map(
      items.map((item) => [
        item.id,
        item.cost ?? quoted?.costs.get(item.id) ?? {price: 0, total: 0},
      ]),
    );
  }

  const fulfillment = createFulfillment({db, tables, mails});
  const timeline = createTimeline({
    tables,
    planner,
    fulfillment,
    mails,
    amountsOf,
    costsOf,
    now: clock.now,
  });

  return {
    tables,
    planner,
    mails,
    catalog,
    changes: createChanges({tables, catalog, now: clock.now}),
    timeline,
    amountsOf,
    sendNowTotal,
    costsOf,
    isOutOfStock,
    /** Sends a delivery right now. */
    sendNow: (delivery: Delivery) => fulfillment.send(delivery, clock.now()),
    hasLive: (customerId: string) =>
      tables.subscriptions
        .ofCustomer(gidNumber(customerId))
        .some(({canceled}) => canceled === null),
  };
}
