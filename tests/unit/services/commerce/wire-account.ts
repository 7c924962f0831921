/** Complete, valid platform replies about customers. Each test changes the part that it is about. */

import {wireImage, wireMoney} from './wire';

export const wireAddress = {
  id: 'gid://shopify/MailingAddress/7?model_name=CustomerAddress&customer_access_token=secret',
  firstName: 'Jo',
  lastName: 'Doe',
  company: null,
  address1: '1 Main St',
  address2: 'Apt 2',
  city: 'Denver',
  provinceCode: 'CO',
  zip: '80205',
  countryCodeV2: 'US',
  phone: '+13035550142',
};

const metafield = (name: string) => ({id: `gid://shopify/Metafield/${name}`, value: name});

export const wireCustomer = {
  id: 'gid://shopify/Customer/1',
  email: 'jo@example.com',
  firstName: 'Jo',
  lastName: 'Doe',
  phone: null,
  acceptsMarketing: true,
  defaultAddress: wireAddress,
  addresses: {
    nodes: [{...wireAddress, id: 'gid://shopify/MailingAddress/6', zip: '10001'}, wireAddress],
  },
  shipTo: metafield('ship_to'),
  soldTo: metafield('sold_to'),
  clinicZip: metafield('clinic_zip'),
  preferredAddress: metafield('preferred_address'),
  persistedCart: metafield('persisted_cart_id'),
  quotaMonth: metafield('quota_month'),
  cause: metafield('giving_cause'),
  quotaValue: metafield('quota_value'),
  pets: metafield('pets'),
};

const variant = {id: 'gid://shopify/ProductVariant/1', image: wireImage('front')};

export const wireOrderSummary = {
  id: 'gid://shopify/Order/1042?key=secret',
  name: '#1042',
  orderNumber: 1042,
  processedAt: '2026-05-01T10:00:00Z',
  canceledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'FULFILLED',
  totalPrice: wireMoney('31.07'),
  lineItems: {
    nodes: [
      {title: 'Beef Feast', quantity: 2, variant},
      {title: 'Gone Treats', quantity: 1, variant: null},
    ],
  },
};

const allocations = (amount: string) => [{allocatedAmount: wireMoney(amount)}];

export const wireOrder = {
  ...wireOrderSummary,
  subtotalPrice: wireMoney('23.5'),
  totalShippingPrice: wireMoney('5.0'),
  totalTax: wireMoney('2.57'),
  totalRefunded: wireMoney('0.0'),
  customAttributes: [],
  shippingAddress: {...wireAddress, id: 'gid://shopify/MailingAddress/10421?model_name=Address'},
  billingAddress: null,
  successfulFulfillments: [
    {
      trackingCompany: 'UPS',
      trackingInfo: [{number: '1Z999', url: 'https://track.test/1Z999'}],
    },
  ],
  lines: {
    nodes: [
      {
        title: 'Beef Feast',
        quantity: 2,
        currentQuantity: 2,
        originalTotalPrice: wireMoney('20.0'),
        discountedTotalPrice: wireMoney('16.5'),
        discountAllocations: allocations('3.5'),
        variant: {
          ...variant,
          sku: 'BEF-4',
          title: 'Beef / 4 lb',
          product: {handle: 'beef-feast', productType: 'Dog Food', dropship: {value: 'false'}},
        },
      },
      {
        title: 'Gone Treats',
        quantity: 1,
        currentQuantity: 0,
        originalTotalPrice: wireMoney('7.0'),
        discountedTotalPrice: wireMoney('7.0'),
        discountAllocations: [],
        variant: null,
      },
    ],
  },
};

export const wireFulfillment = {
  status: 'SUCCESS',
  displayStatus: 'DELIVERED',
  createdAt: '2026-05-02T10:00:00Z',
  deliveredAt: '2026-05-04T16:00:00Z',
};

export const wireAdminOrder = {
  id: 'gid://shopify/Order/1042',
  processedAt: '2026-05-01T10:00:00Z',
  note: null,
  customer: {id: 'gid://shopify/Customer/1'},
  fulfillments: [wireFulfillment],
  transactions: [
    {
      kind: 'SALE',
      status: 'SUCCESS',
      paymentDetails: {company: 'Visa', number: '•••• •••• •••• 4242'},
    },
  ],
  lineItems: {
    nodes: [
      {
        title: 'Beef Feast',
        quantity: 2,
        sku: 'BEF-4',
        variantTitle: 'Beef / 4 lb',
        sellingPlan: {name: 'Every 4 weeks'},
        image: null,
      },
      {
        title: 'Gone Treats',
        quantity: 1,
        sku: 'GON-1',
        variantTitle: null,
        sellingPlan: null,
        image: wireImage('gone'),
      },
    ],
  },
};

export const wirePageInfo = {
  hasNextPage: true,
  hasPreviousPage: false,
  startCursor: 'a',
  endCursor: 'b',
};
