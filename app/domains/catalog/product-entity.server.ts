import {z} from 'zod';

/** The schemas use the field names of the specification. */

/* Shopify leaves out trailing zeros: 185.2. */
const amount = z.string().overwrite((decimal) => Number(decimal).toFixed(2));

export const moneyEntity = z
  .object({amount, currencyCode: z.string()})
  .meta({id: 'Money', description: 'An amount in the main unit of its currency: `12.50`, `USD`.'});

export const imageEntity = z
  .object({url: z.string(), alt: z.string(), width: z.number(), height: z.number()})
  .meta({id: 'Image', description: 'An image and its natural size in pixels.'});

export const selectedOptionEntity = z
  .object({name: z.string(), value: z.string()})
  .meta({id: 'SelectedOption', description: '`name` is `Size`, `Flavor` or `Product Form`.'});

export const weightUnit = z.enum(['lbs', 'kg', 'oz', 'g']);

const variantEntity = z
  .object({
    id: z.string(),
    adminGraphqlId: z.string(),
    sku: z.string(),
    variantURL: z.string().describe('`{brand}/{handle}/{flavor}/{size}`, under `/products/`.'),
    selectedOptions: z.array(selectedOptionEntity),
    price: moneyEntity,
    compareAtPrice: moneyEntity.nullable(),
    inStock: z.boolean().describe("Whether it can be delivered to the caller's location."),
    quantityAvailable: z.number().nullable().describe('`null` if the stock isn’t counted.'),
    weight: z.number(),
    weightUnit,
    imagePrimary: imageEntity.nullable(),
    variantMediaList: z.array(imageEntity).describe('Empty in lists of products.'),
    badgeTags: z.array(z.string()).describe('`badge::{name}`.'),
  })
  .meta({id: 'Variant', description: 'A variant of a product, which can be added to the cart.'});

export const productEntity = z
  .object({
    id: z.string(),
    handle: z.string(),
    title: z.string(),
    subtitle: z.string(),
    description: z.string(),
    productType: z.string(),
    brand: z.string(),
    featuredImage: imageEntity.nullable(),
    options: z.array(z.object({name: z.string(), values: z.array(z.string())})),
    variants: z.array(variantEntity),
    species: z.enum(['dog', 'cat']).nullable(),
    isPrescription: z.boolean().describe("Whether it needs a veterinarian's supervision."),
    isDropship: z.boolean().describe('Whether its maker ships it.'),
    requiresAutoship: z.boolean().describe('Whether it’s sold on autoship only.'),
    rating: z.object({value: z.number(), count: z.number()}).nullable(),
  })
  .meta({id: 'Product', description: 'A product with its variants.'});
