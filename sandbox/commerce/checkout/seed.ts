import type {SandboxContext} from '../../context';
import type {WorldOrder} from '../../world/orders';
import {AUTOSHIP} from '../../world/selling-plans';
import {createPricing} from '../cart/cart-service';
import {taxCents} from '../cart/delivery';
import {newLineId} from '../cart/ids';
import {createCarts} from '../cart/store';
import type {CartRecord} from '../cart/types';
import type {CatalogStore, CatalogVariant, WeightUnit} from '../catalog/types';
import type {CustomerRecord, PostalAddress} from '../customers/types';
import type {Contact} from './form';
import type {OrderLine, OrderRecord} from './order';
import {createOrders, fullRefund} from './orders';
import {newOrderOf} from './place-order';
import {quoteCart, type Quote} from './quote';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DAYS_TO_REFUND = 9;
const CARD = {brand: 'Visa', last4: '4242'};
/** No variant has this id. */
const MISSING_VARIANT = 'gid://shopify/ProductVariant/1';

interface SeedDeps {
  sandbox: Pick<SandboxContext, 'db' | 'clock'>;
  catalog: CatalogStore;
  customerByEmail(email: string): CustomerRecord | null;
}

/**
 * Places past orders with the checkout's own calculations, oldest first, so order numbers follow dates. Changes no
 * stock and sends no mail. Lines with an unknown SKU are skipped.
 */
export function seedOrders(deps: SeedDeps, orders: readonly WorldOrder[]): void {
  const {db, clock} = deps.sandbox;
  const now = clock.now().getTime();
  db.transaction(() => {
    for (const order of orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const customer = deps.customerByEmail(order.customer);
      const address = customer?.addresses[order.address ?? 0];
      if (customer && address) {
        place(order, customer, address, new Date(now - order.daysAgo * DAY_MS), deps);
      }
    }
  })();
}

function place(
  order: WorldOrder,
  customer: CustomerRecord,
  address: PostalAddress,
  placedAt: Date,
  {sandbox, catalog}: SeedDeps,
): void {
  const clock = {now: () => placedAt, set: () => undefined};
  const carts = createCarts(sandbox.db, clock);
  const cart = cartOf(order, customer, carts.newCart(), catalog);
  if (cart.lines.length === 0) return;
  const {price} = createPricing({sandbox: {db: sandbox.db, clock}, catalog});
  const contact = contactOf(customer, address);
  const quote = quoteCart(price(cart), {
    state: contact.state,
    shipping: order.express ? 'express' : 'standard',
  });
  createOrders(sandbox.db, clock).place({
    ...newOrderOf(quote, contact, CARD),
    lines: quote.summary.lines.map((line) => withDiscontinued(line, order)),
    ...laterEventsOf(order, quote, placedAt, (lines) => refundedTax(contact.state, lines, catalog)),
  });
}

function cartOf(
  order: WorldOrder,
  customer: CustomerRecord,
  blank: CartRecord,
  catalog: CatalogStore,
): CartRecord {
  return {
    ...blank,
    buyerIdentity: {...blank.buyerIdentity, email: customer.email, customerId: customer.id},
    discountCodes: order.codes ?? [],
    lines: order.lines.flatMap(({sku, quantity = 1, everyWeeks}) => {
      const found = catalog.variantBySku(sku);
      const plan = AUTOSHIP.plans.find(({intervalCount}) => intervalCount === everyWeeks);
      return found
        ? [
            {
              id: newLineId(blank.token),
              merchandiseId: found.variant.id,
              quantity,
              attributes: weightAttributes(found.variant),
              sellingPlanId: plan?.id ?? null,
            },
          ]
        : [];
    }),
  };
}

function contactOf(customer: CustomerRecord, address: PostalAddress): Contact {
  return {
    email: customer.email,
    acceptsMarketing: customer.acceptsMarketing,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    state: address.provinceCode ?? '',
    zip: address.zip ?? '',
    phone: address.phone ?? '',
  };
}

function withDiscontinued(line: OrderLine, order: WorldOrder): OrderLine {
  const discontinued = order.lines.find(({sku}) => sku === line.sku)?.discontinued;
  return discontinued ? {...line, ...discontinued, variantId: MISSING_VARIANT, image: null} : line;
}

/** The order's later cancellation or refund. */
function laterEventsOf(
  order: WorldOrder,
  {summary}: Quote,
  placedAt: Date,
  taxOf: (lines: OrderLine[]) => number,
): Pick<OrderRecord, 'cancellation' | 'refunds'> {
  const after = (ms: number) => new Date(placedAt.getTime() + ms).toISOString();
  if (order.canceled) {
    const at = after(HOUR_MS);
    const {lines, tax, shipping} = summary;
    return {
      cancellation: {at, reason: 'CUSTOMER'},
      refunds: [fullRefund({lines, tax: tax ?? 0, shipping: shipping ?? 0}, at)],
    };
  }
  const lines = summary.lines.filter(({sku}) => sku === order.refundedSku);
  const at = after(DAYS_TO_REFUND * DAY_MS);
  const refund = fullRefund({lines, tax: taxOf(lines), shipping: 0}, at);
  return {cancellation: null, refunds: lines.length > 0 ? [refund] : []};
}

function refundedTax(state: string, lines: readonly OrderLine[], catalog: CatalogStore): number {
  return taxCents(
    {countryCode: 'US', provinceCode: state},
    lines.map(({variantId, total}) => ({
      taxable: catalog.variantById(variantId)?.variant.taxable ?? true,
      cents: total,
    })),
  );
}

const UNITS: Record<WeightUnit, string> = {
  POUNDS: 'lbs',
  OUNCES: 'oz',
  KILOGRAMS: 'kg',
  GRAMS: 'g',
};

/** The attributes that the shop writes on each line. */
function weightAttributes({weight, weightUnit}: Pick<CatalogVariant, 'weight' | 'weightUnit'>) {
  return [
    {key: '_weightValue', value: String(weight)},
    {key: '_weightUnit', value: UNITS[weightUnit]},
  ];
}
