import type {DeliveryView, Food, SubscriptionView} from '~/domains/autoship/parts/autoship-view';

export const FOOD: Food = {
  title: 'Country Table',
  details: 'Chicken, 30 lb',
  image: null,
  path: '/products/country-table',
  weight: 30,
  weightUnit: 'lbs',
};

export const NEXT = {
  day: '2026-12-01',
  deliveryId: 'order-1',
  isLocked: false,
  isOutOfStock: false,
};

/** Two bags at $50.00 every four weeks, next on December 1. */
export function subscriptionOf(parts: Partial<SubscriptionView> = {}): SubscriptionView {
  return {
    id: 'sub-1',
    customerId: 'gid://shopify/Customer/1',
    variantId: 'gid://shopify/ProductVariant/1',
    contractId: 'gid://shopify/SubscriptionContract/1',
    quantity: 2,
    frequency: {every: 4, period: 'week', days: 28},
    startDate: '2026-10-06',
    status: 'active',
    pause: null,
    canceled: null,
    addressId: 'home',
    food: FOOD,
    priceCents: 5000,
    choices: [],
    next: NEXT,
    dayToRestore: NEXT.day,
    canceledOn: null,
    address: {id: 'home', name: 'Ada Whitfield', lines: ['1842 Larkspur Lane', 'Aurora, CO 80011']},
    ...parts,
  };
}

export function deliveryOf(parts: Partial<DeliveryView> = {}): DeliveryView {
  return {
    id: 'order-1',
    status: 'coming',
    day: '2026-12-01',
    locksAt: '2026-11-30T10:00:00.000Z',
    locksAtText: 'Monday, November 30 at 3:00 a.m. MST',
    isLocked: false,
    retryOn: null,
    orderId: null,
    orderNumber: null,
    addressId: 'home',
    paymentId: 'visa',
    items: [
      {
        id: 'item-1',
        subscriptionId: 'sub-1',
        variantId: 'gid://shopify/ProductVariant/1',
        quantity: 2,
        priceCents: 5000,
        totalCents: 9500,
        isOutOfStock: false,
        food: FOOD,
        facts: '30 lb · Quantity 2',
      },
    ],
    subtotalCents: 10_000,
    savingCents: 500,
    shippingCents: 0,
    taxCents: 760,
    totalCents: 10_260,
    sendNowCents: 10_260,
    address: null,
    card: null,
    ...parts,
  };
}
