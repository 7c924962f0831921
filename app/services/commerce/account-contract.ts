import {z} from 'zod';
import {image, money} from './contract';

/** Enums are open, so an unknown value is a plain string. */

const time = z.iso.datetime({offset: true});
const metafield = z.object({id: z.string(), value: z.string()}).nullable();

const address = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  city: z.string().nullable(),
  provinceCode: z.string().nullable(),
  zip: z.string().nullable(),
  countryCodeV2: z.string().nullable(),
  phone: z.string().nullable(),
});

const customer = z.object({
  id: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  acceptsMarketing: z.boolean(),
  defaultAddress: address.nullable(),
  addresses: z.object({nodes: z.array(address)}),
  shipTo: metafield,
  soldTo: metafield,
  clinicZip: metafield,
  preferredAddress: metafield,
  persistedCart: metafield,
  cause: metafield,
  quotaMonth: metafield,
  quotaValue: metafield,
  pets: metafield,
});

const field = z.array(z.string()).nullable();
const customerUserErrors = z.array(
  z.object({code: z.string().nullable(), field, message: z.string()}),
);
const userErrors = z.array(z.object({field, message: z.string()}));

export const customerReply = z.object({customer: customer.nullable()});

export const customerMetafieldReply = z.object({
  customer: z.object({metafield: z.object({value: z.string()}).nullable()}).nullable(),
});

export const customerUpdateReply = z.object({
  change: z.object({customer: customer.nullable(), customerUserErrors}).nullable(),
});

export const addressReply = z.object({
  change: z.object({customerAddress: address.nullable(), customerUserErrors}).nullable(),
});

export const addressDeleteReply = z.object({
  change: z
    .object({deletedCustomerAddressId: z.string().nullable(), customerUserErrors})
    .nullable(),
});

export const defaultAddressReply = z.object({
  change: z
    .object({
      customer: z.object({defaultAddress: z.object({id: z.string()}).nullable()}).nullable(),
      customerUserErrors,
    })
    .nullable(),
});

const customerAccessToken = z.object({accessToken: z.string().min(1), expiresAt: time}).nullable();

export const tokenCreateReply = z.object({
  change: z.object({customerAccessToken, customerUserErrors}).nullable(),
});

export const tokenOwnerReply = z.object({
  customer: z.object({id: z.string(), persistedCart: metafield}).nullable(),
});

export const tokenRenewReply = z.object({
  change: z.object({customerAccessToken, userErrors}).nullable(),
});

export const tokenDeleteReply = z.object({
  change: z.object({deletedAccessToken: z.string().nullable(), userErrors}).nullable(),
});

const orderSummary = z.object({
  id: z.string(),
  name: z.string(),
  orderNumber: z.number().int(),
  processedAt: time,
  canceledAt: time.nullable(),
  financialStatus: z.string().nullable(),
  fulfillmentStatus: z.string(),
  totalPrice: money,
  lineItems: z.object({
    nodes: z.array(
      z.object({
        title: z.string(),
        quantity: z.number().int(),
        variant: z.object({id: z.string(), image: image.nullable()}).nullable(),
      }),
    ),
  }),
});

const orderDetail = orderSummary.extend({
  subtotalPrice: money.nullable(),
  totalShippingPrice: money,
  totalTax: money.nullable(),
  totalRefunded: money,
  customAttributes: z.array(z.object({key: z.string(), value: z.string().nullable()})),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  successfulFulfillments: z
    .array(
      z.object({
        trackingCompany: z.string().nullable(),
        trackingInfo: z.array(
          z.object({number: z.string().nullable(), url: z.url({protocol: /^https?$/}).nullable()}),
        ),
      }),
    )
    .nullable(),
  lines: z.object({
    nodes: z.array(
      z.object({
        title: z.string(),
        quantity: z.number().int(),
        currentQuantity: z.number().int(),
        originalTotalPrice: money,
        discountedTotalPrice: money,
        discountAllocations: z.array(z.object({allocatedAmount: money})),
        variant: z
          .object({
            id: z.string(),
            sku: z.string().nullable(),
            title: z.string(),
            image: image.nullable(),
            product: z.object({
              handle: z.string(),
              productType: z.string(),
              dropship: z.object({value: z.string()}).nullable(),
            }),
          })
          .nullable(),
      }),
    ),
  }),
});

export const ordersReply = z.object({
  customer: z
    .object({
      id: z.string(),
      orders: z.object({
        edges: z.array(z.object({cursor: z.string(), node: orderSummary})),
        pageInfo: z.object({
          hasNextPage: z.boolean(),
          hasPreviousPage: z.boolean(),
          startCursor: z.string().nullable(),
          endCursor: z.string().nullable(),
        }),
      }),
    })
    .nullable(),
});

export const orderReply = z.object({
  customer: z.object({id: z.string(), orders: z.object({nodes: z.array(orderDetail)})}).nullable(),
});

export const orderedFoodReply = z.object({
  customer: z
    .object({
      orders: z.object({
        nodes: z.array(
          z.object({
            processedAt: time,
            canceledAt: time.nullable(),
            lineItems: z.object({
              nodes: z.array(
                z.object({
                  currentQuantity: z.number().int(),
                  customAttributes: z.array(
                    z.object({key: z.string(), value: z.string().nullable()}),
                  ),
                  variant: z
                    .object({weight: z.number().nullish(), weightUnit: z.string()})
                    .nullable(),
                }),
              ),
            }),
          }),
        ),
      }),
    })
    .nullable(),
});

export const orderGiftsReply = z.object({
  customer: z
    .object({
      orders: z.object({
        nodes: z.array(
          z.object({
            canceledAt: time.nullable(),
            customAttributes: z.array(z.object({key: z.string(), value: z.string().nullable()})),
          }),
        ),
      }),
    })
    .nullable(),
});

export type WireAddress = z.output<typeof address>;
export type WireCustomer = z.output<typeof customer>;
export type WireCustomerUserError = z.output<typeof customerUserErrors>[number];
export type WireOrderSummary = z.output<typeof orderSummary>;
export type WireOrder = z.output<typeof orderDetail>;
export type WireOrderedFood = NonNullable<
  z.output<typeof orderedFoodReply>['customer']
>['orders']['nodes'][number];
