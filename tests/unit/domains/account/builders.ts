import type {OrderDetail, OrderLine} from '~/domains/account/order';
import {makeSession} from '~tests/support/session';
import type {UpstreamFailure} from '~/platform/http.server';

export const PERSON = makeSession();

export const AWAY: UpstreamFailure = {
  kind: 'timeout',
  service: 'commerce',
  operation: 'Any',
  detail: 'no answer',
};

export function lineOf(line: Partial<OrderLine>): OrderLine {
  return {
    title: 'Country Table',
    image: null,
    merchandiseId: 'gid://shopify/ProductVariant/1',
    variantTitle: '15 lb',
    sku: 'CT-15',
    quantity: 1,
    currentQuantity: line.quantity ?? 1,
    unitPrice: 4999,
    total: 4999,
    sellingPlanName: null,
    handle: 'country-table',
    productType: 'Dog Food',
    isDropship: false,
    ...line,
  };
}

export function orderOf(...lines: OrderLine[]): OrderDetail {
  return {
    id: 'gid://shopify/Order/1042',
    number: '1042',
    name: '#1042',
    placedAt: '2026-11-01T18:00:00Z',
    total: 5199,
    itemCount: lines.length,
    status: 'delivered',
    lines,
    timeline: [],
    tracking: [],
    subtotal: 4999,
    discounts: 0,
    shipping: 0,
    tax: 200,
    refunded: 0,
    autoshipTerms: null,
    shippingAddress: null,
    destination: 'HOME',
    billingAddress: null,
    payment: null,
    gift: null,
    note: null,
    expectedAt: null,
  };
}
