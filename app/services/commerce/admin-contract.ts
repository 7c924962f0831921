import {z} from 'zod';
import {image} from './contract';

/** Enums are open, so an unknown value is a plain string. */

const time = z.iso.datetime({offset: true});
const owner = z.object({id: z.string()}).nullable();

const fulfillment = z.object({
  status: z.string(),
  displayStatus: z.string().nullable(),
  createdAt: time,
  deliveredAt: time.nullable(),
  /* Only of a single order. */
  estimatedDeliveryAt: time.nullish(),
});

const otherNode = z.strictObject({}).transform(() => null);

export const adminDeliveriesReply = z.object({
  nodes: z.array(
    z
      .union([
        z.object({id: z.string(), customer: owner, fulfillments: z.array(fulfillment)}),
        otherNode,
      ])
      .nullable(),
  ),
});

export const adminOrderReply = z.object({
  order: z
    .object({
      id: z.string(),
      processedAt: time,
      note: z.string().nullable(),
      customer: owner,
      fulfillments: z.array(fulfillment),
      transactions: z.array(
        z.object({
          kind: z.string(),
          status: z.string(),
          /* Only cards have these. */
          paymentDetails: z
            .object({company: z.string().nullish(), number: z.string().nullish()})
            .nullable(),
        }),
      ),
      lineItems: z.object({
        nodes: z.array(
          z.object({
            title: z.string(),
            quantity: z.number().int(),
            sku: z.string().nullable(),
            variantTitle: z.string().nullable(),
            sellingPlan: z.object({name: z.string()}).nullable(),
            image: image.nullable(),
          }),
        ),
      }),
    })
    .nullable(),
});

export const adminMarketingConsentReply = z.object({
  customer: z
    .object({
      id: z.string(),
      defaultEmailAddress: z
        .object({marketingState: z.string(), marketingUpdatedAt: time.nullable()})
        .nullable(),
    })
    .nullable(),
});

export const adminMetafieldByEmailReply = z.object({
  customer: z.object({metafield: z.object({value: z.string()}).nullable()}).nullable(),
});

export const adminMetafieldOwnerReply = z.object({
  node: z
    .union([
      z.object({
        id: z.string(),
        namespace: z.string(),
        key: z.string(),
        /* Empty if the owner isn't a customer. */
        owner: z.object({id: z.string().optional()}),
      }),
      otherNode,
    ])
    .nullable(),
});

const userErrors = z.array(z.object({field: z.array(z.string()).nullable(), message: z.string()}));

export const adminCustomerUpdateReply = z.object({
  change: z.object({customer: owner, userErrors}).nullable(),
});

export const adminMetafieldsDeleteReply = z.object({
  change: z
    .object({
      deletedMetafields: z
        .array(z.object({namespace: z.string(), key: z.string()}).nullable())
        .nullable(),
      userErrors,
    })
    .nullable(),
});

export const adminOrderCancelReply = z.object({
  change: z
    .object({
      job: z.object({id: z.string()}).nullable(),
      orderCancelUserErrors: z.array(z.object({code: z.string().nullable(), message: z.string()})),
    })
    .nullable(),
});

export type WireAdminOrder = NonNullable<z.output<typeof adminOrderReply>['order']>;
export type WireFulfillment = z.output<typeof fulfillment>;

export const adminStatusPageReply = z.object({
  orders: z.object({
    nodes: z.array(
      z.object({
        name: z.string(),
        email: z.string().nullable(),
        statusPageUrl: z.url({protocol: /^https?$/}),
      }),
    ),
  }),
});
