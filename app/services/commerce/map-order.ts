import type {
  OrderDetail,
  OrderLine,
  OrderStatus,
  OrderSummary,
  OrderTimelineStep,
} from '~/domains/account/order';
import type {Destination} from '~/domains/location/user-location';
import {toCents, type Money} from '~/platform/money';
import type {WireOrder, WireOrderSummary} from './account-contract';
import type {WireAdminOrder, WireFulfillment} from './admin-contract';
import {mapImage} from './map-catalog';
import {mapAddress, plainId} from './map-customer';

const LINES_IN_SUMMARY = 4;

const SHIPPED = ['FULFILLED', 'PARTIALLY_FULFILLED'];
const DELIVERED = ['DELIVERED', 'PICKED_UP'];
const NOT_SENT = ['CANCELLED', 'ERROR', 'FAILURE'];

type StatusFields = Pick<WireOrderSummary, 'canceledAt' | 'financialStatus' | 'fulfillmentStatus'>;

/**
 * Returns the first that applies: canceled, fully refunded, fully delivered, at least partly shipped, processing. An
 * order without packages isn't delivered.
 */
export function orderStatus(
  {canceledAt, financialStatus, fulfillmentStatus}: StatusFields,
  parcels: readonly WireFulfillment[],
): OrderStatus {
  if (canceledAt !== null) return 'cancelled';
  if (financialStatus === 'REFUNDED') return 'refunded';
  if (!SHIPPED.includes(fulfillmentStatus)) return 'processing';
  const sent = sentParcels(parcels);
  const isDelivered =
    fulfillmentStatus === 'FULFILLED' && sent.length > 0 && sent.every(wasDelivered);
  return isDelivered ? 'delivered' : 'shipped';
}

export function mapOrderSummary(
  order: WireOrderSummary,
  parcels: readonly WireFulfillment[],
): OrderSummary {
  const lines = order.lineItems.nodes;
  return {
    id: plainId(order.id),
    number: String(order.orderNumber),
    name: order.name,
    placedAt: order.processedAt,
    total: toCents(order.totalPrice),
    itemCount: lines.reduce((sum, {quantity}) => sum + quantity, 0),
    lines: lines.slice(0, LINES_IN_SUMMARY).map(({title, variant}) => ({
      title,
      image: mapImage(variant?.image),
      merchandiseId: variant?.id ?? null,
    })),
    status: orderStatus(order, parcels),
  };
}

/** `admin` is the same order from the Admin API. Without it some details are missing. */
export function mapOrder(order: WireOrder, admin: WireAdminOrder | null): OrderDetail {
  const parcels = admin?.fulfillments ?? [];
  const summary = mapOrderSummary(order, parcels);
  const allocations = order.lines.nodes.flatMap(({discountAllocations}) => discountAllocations);
  return {
    ...summary,
    lines: order.lines.nodes.map((line, index) => mapLine(line, admin?.lineItems.nodes[index])),
    timeline: toTimeline(order, summary, parcels),
    tracking: (order.successfulFulfillments ?? []).flatMap(({trackingCompany, trackingInfo}) =>
      trackingInfo.map(({number, url}) => ({company: trackingCompany, number, url})),
    ),
    subtotal: toCentsOrZero(order.subtotalPrice),
    discounts: allocations.reduce((sum, {allocatedAmount}) => sum + toCents(allocatedAmount), 0),
    shipping: toCents(order.totalShippingPrice),
    tax: toCentsOrZero(order.totalTax),
    refunded: toCents(order.totalRefunded),
    shippingAddress: order.shippingAddress && mapAddress(order.shippingAddress),
    destination: toDestination(order.customAttributes),
    billingAddress: order.billingAddress && mapAddress(order.billingAddress),
    payment: admin && toPayment(admin),
    note: admin && admin.note,
    autoshipTerms: toAutoshipTerms(order.customAttributes),
    expectedAt: summary.status === 'shipped' ? toExpectedAt(parcels) : null,
    gift: toGift(order.customAttributes),
  };
}

type WireLine = WireOrder['lines']['nodes'][number];
type WireAdminLine = WireAdminOrder['lineItems']['nodes'][number];

/** Both APIs list an order's lines in the same order. If a line doesn't match, the Admin API's data is ignored. */
function mapLine(line: WireLine, listed: WireAdminLine | undefined): OrderLine {
  const {variant} = line;
  const isSame = listed?.title === line.title && listed.quantity === line.quantity;
  const admin = isSame ? listed : null;
  return {
    title: line.title,
    variantTitle: admin?.variantTitle ?? variant?.title ?? null,
    sku: admin?.sku ?? variant?.sku ?? null,
    quantity: line.quantity,
    currentQuantity: line.currentQuantity,
    image: mapImage(variant?.image ?? admin?.image),
    unitPrice: line.quantity > 0 ? Math.round(toCents(line.originalTotalPrice) / line.quantity) : 0,
    total: toCents(line.discountedTotalPrice),
    merchandiseId: variant?.id ?? null,
    sellingPlanName: admin?.sellingPlan?.name ?? null,
    handle: variant?.product.handle ?? null,
    productType: variant?.product.productType ?? '',
    isDropship: variant?.product.dropship?.value === 'true',
  };
}

/** The hosted checkout stores them with the order. */
function toAutoshipTerms(attributes: WireOrder['customAttributes']): OrderDetail['autoshipTerms'] {
  const valueOf = (name: string) => attributes.find(({key}) => key === name)?.value ?? null;
  const text = valueOf('autoship_terms');
  const acceptedAt = valueOf('autoship_terms_accepted_at');
  if (text === null || acceptedAt === null || Number.isNaN(Date.parse(acceptedAt))) return null;
  return {text, acceptedAt};
}

/** The shop writes it at the handoff to checkout. */
const toDestination = (attributes: WireOrder['customAttributes']): Destination =>
  attributes.some(({key, value}) => key === 'is_clinic_address' && value === 'true')
    ? 'CLINIC'
    : 'HOME';

/** The shop writes it at the handoff to checkout. */
export function toGift(attributes: WireOrder['customAttributes']): OrderDetail['gift'] {
  const valueOf = (name: string) => attributes.find(({key}) => key === name)?.value ?? '';
  const centsOf = (name: string) => {
    const cents = Math.round(Number(valueOf(name)) * 100);
    return Number.isSafeInteger(cents) && cents > 0 ? cents : 0;
  };
  const gift = {
    cents: centsOf('_gift_amount'),
    extraCents: centsOf('_gift_extra'),
    to: valueOf('_gift_to'),
  };
  return gift.cents + gift.extraCents > 0 ? gift : null;
}

function toTimeline(
  {canceledAt}: WireOrder,
  {placedAt, status}: OrderSummary,
  parcels: readonly WireFulfillment[],
): OrderTimelineStep[] {
  const sent = sentParcels(parcels);
  const isDelivered = status === 'delivered' || (sent.length > 0 && sent.every(wasDelivered));
  const sentAt = sent.map(({createdAt}) => createdAt).sort();
  const deliveredAt = sent.flatMap(({deliveredAt: at}) => at ?? []).sort();
  const steps: OrderTimelineStep[] = [
    {step: 'placed', isReached: true, at: placedAt},
    {
      step: 'shipped',
      isReached: sent.length > 0 || status === 'shipped',
      at: sentAt[0] ?? null,
    },
    {
      step: 'delivered',
      isReached: isDelivered,
      at: isDelivered ? (deliveredAt.at(-1) ?? null) : null,
    },
  ];
  if (status !== 'cancelled' && status !== 'refunded') return steps;
  const end: OrderTimelineStep = {
    step: status,
    isReached: true,
    at: status === 'cancelled' ? canceledAt : null,
  };
  /* The order has reached its last step. */
  return [...steps.filter(({isReached}) => isReached), end];
}

/** Of the last parcel. */
function toExpectedAt(parcels: readonly WireFulfillment[]): string | null {
  const times = sentParcels(parcels).flatMap((parcel) => parcel.estimatedDeliveryAt ?? []);
  return times.sort().at(-1) ?? null;
}

function sentParcels(parcels: readonly WireFulfillment[]): WireFulfillment[] {
  return parcels.filter(({status}) => !NOT_SENT.includes(status));
}

function wasDelivered({deliveredAt, displayStatus}: WireFulfillment): boolean {
  return deliveredAt !== null || DELIVERED.includes(displayStatus ?? '');
}

/** Shopify formats the card's number like `•••• •••• •••• 4242`. */
function toPayment({transactions}: WireAdminOrder): OrderDetail['payment'] {
  for (const {status, paymentDetails} of transactions) {
    const brand = paymentDetails?.company;
    const last4 = /\d{4}$/.exec(paymentDetails?.number ?? '')?.[0];
    if (status === 'SUCCESS' && brand && last4 !== undefined) return {brand, last4};
  }
  return null;
}

const toCentsOrZero = (money: Money | null): number => (money ? toCents(money) : 0);
