import {z} from 'zod';
import {FOOD_FORMS} from '~/domains/catalog/product';
import {
  imageEntity,
  moneyEntity,
  selectedOptionEntity,
  weightUnit,
} from '~/domains/catalog/product-entity.server';
import type {CartLine, StoredCart} from '../cart';

/** The cart in the API's responses, with the specification's field names (CART-01 to CART-03). */

const attributeEntity = z
  .object({key: z.string(), value: z.string()})
  .meta({id: 'Attribute', description: 'A text that a cart or a line passes on to the order.'});

const sellingPlanEntity = z.object({id: z.string(), name: z.string()});

const lineItemEntity = z
  .object({
    id: z.string(),
    quantity: z.int(),
    attributes: z.array(attributeEntity),
    product: z.object({
      id: z.string(),
      handle: z.string(),
      title: z.string(),
      brand: z.string(),
      productType: z.string(),
      foodForm: z.enum(FOOD_FORMS).nullable(),
      isPrescription: z.boolean(),
      isDropship: z.boolean(),
      requiresAutoship: z.boolean(),
      autoshipPlans: z
        .array(sellingPlanEntity)
        .describe('The frequencies that the product is sold with.'),
    }),
    variant: z.object({
      id: z.string(),
      adminGraphqlId: z.string(),
      sku: z.string(),
      selectedOptions: z.array(selectedOptionEntity),
      price: moneyEntity,
      compareAtPrice: moneyEntity.nullable(),
      inStock: z.boolean(),
      quantityAvailable: z.number().nullable().describe('`null` if the stock isn’t counted.'),
      weight: z.number(),
      weightUnit,
      image: imageEntity.nullable(),
    }),
    sellingPlanAllocation: z
      .object({sellingPlan: sellingPlanEntity})
      .nullable()
      .describe('`null` for a one-time purchase.'),
    cost: z.object({
      amountPerQuantity: moneyEntity,
      subtotalAmount: moneyEntity,
      totalAmount: moneyEntity.describe('After discounts.'),
    }),
  })
  .meta({id: 'LineItem', description: 'One line of a cart.'}) satisfies z.ZodType<CartLine>;

export const cartEntity = z
  .object({
    id: z.string(),
    buyerIdentity: z.object({
      email: z.string().nullable(),
      phone: z.string().nullable(),
      countryCode: z.string().nullable(),
    }),
    lineItems: z.array(lineItemEntity),
    totalQuantity: z.int(),
    attributes: z.array(attributeEntity),
    discountCodes: z.array(
      z.object({
        code: z.string(),
        applicable: z.boolean().describe('Whether the code applies to the cart.'),
      }),
    ),
    note: z.string().nullable(),
    cost: z.object({
      subtotalAmount: moneyEntity,
      totalAmount: moneyEntity.describe('After discounts, before tax and shipping.'),
    }),
  })
  .meta({
    id: 'Cart',
    description: 'A cart. Reading or changing it requires its id and its cookie.',
  }) satisfies z.ZodType<Omit<StoredCart, 'checkoutUrl'>>;

const noticeEntity = z
  .object({
    tone: z.enum(['error', 'warning', 'info']),
    text: z.string(),
    lineItemId: z.string().nullable().describe('`null` if the notice is about the whole cart.'),
  })
  .meta({id: 'Notice', description: 'Tells the shopper how the result differs from the request.'});

export const cartChangeOutput = z.object({
  cart: cartEntity.nullable().describe('The cart after the change; `null` if it’s empty.'),
  notices: z.array(noticeEntity),
});

export type CartChangeOutput = z.input<typeof cartChangeOutput>;
