import {z} from 'zod';

/** Enums are open, so an unknown value is a plain string. */

const errorReply = z.object({
  message: z.string().catch(''),
  extensions: z.object({code: z.string().optional()}).optional().catch(undefined),
});

export const graphqlReply = z
  .object({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z.array(errorReply).optional(),
  })
  .refine((reply) => reply.data != null || reply.errors !== undefined)
  .transform(({data, errors = []}) => ({
    data: data ?? null,
    errors: errors.map(({message, extensions}) => ({message, code: extensions?.code})),
  }));

/** An amount in another currency makes the reply malformed, so it's never read as US dollars. */
export const money = z.object({
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  currencyCode: z.string().refine((code): boolean => code === 'USD', 'is not US dollars'),
});

export const image = z.object({
  url: z.url(),
  altText: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

const metafield = z.object({value: z.string()}).nullable();
const selectedOptions = z.array(z.object({name: z.string(), value: z.string()}));

const variant = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  availableForSale: z.boolean(),
  quantityAvailable: z.number().nullable(),
  selectedOptions,
  price: money,
  compareAtPrice: money.nullable(),
  weight: z.number().nullable(),
  weightUnit: z.string(),
  image: image.nullable(),
  badgeTags: metafield,
});

const productSummary = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  productType: z.string(),
  description: z.string(),
  requiresSellingPlan: z.boolean(),
  autoship: z.object({nodes: z.array(z.object({name: z.string()}))}),
  featuredImage: image.nullable(),
  options: z.array(
    z.object({name: z.string(), optionValues: z.array(z.object({name: z.string()}))}),
  ),
  subtitle: metafield,
  species: metafield,
  line: metafield,
  lifeStage: metafield,
  foodForm: metafield,
  prescription: metafield,
  dropship: metafield,
  rating: metafield,
  ratingCount: metafield,
  variants: z.object({nodes: z.array(variant)}),
});

const products = z.object({nodes: z.array(productSummary)});

export const bestSellersReply = z.object({collection: z.object({products}).nullable()});

export const productsByIdsReply = z.object({
  /* `null` for an unknown id, an empty object for an id of another type. */
  nodes: z.array(z.union([productSummary, z.strictObject({}).transform(() => null)]).nullable()),
});

export const productsOfVariantsReply = z.object({
  /* `null` for an unknown id, an empty object for an id of another type. */
  nodes: z.array(z.object({product: productSummary.optional()}).nullable()),
});

export const recommendationsReply = z.object({
  productRecommendations: z.array(productSummary).nullable(),
});

const sellingPlan = z.object({
  id: z.string(),
  name: z.string(),
  deliveryPolicy: z
    .object({interval: z.string().optional(), intervalCount: z.number().optional()})
    .nullable(),
});

const variantDetail = z.object({
  id: z.string(),
  media: z
    .object({
      references: z.object({nodes: z.array(z.object({image: image.nullish()}))}).nullable(),
    })
    .nullable(),
  sellingPlanAllocations: z.object({
    nodes: z.array(
      z.object({
        sellingPlan: z.object({id: z.string()}),
        priceAdjustments: z.array(z.object({price: money})),
      }),
    ),
  }),
});

export const productReply = z.object({
  product: productSummary
    .extend({
      seo: z.object({description: z.string().nullable()}),
      benefits: metafield,
      breedSizes: metafield,
      healthConditions: metafield,
      ingredients: metafield,
      guaranteedAnalysis: metafield,
      feedingGuide: metafield,
      calories: metafield,
      adequacy: metafield,
      madeIn: metafield,
      sellingPlanGroups: z.object({
        nodes: z.array(z.object({sellingPlans: z.object({nodes: z.array(sellingPlan)})})),
      }),
      details: z.object({nodes: z.array(variantDetail)}),
    })
    .nullable(),
});

export const merchandiseReply = z.object({
  node: z
    .object({
      id: z.string().optional(),
      weight: z.number().nullish(),
      weightUnit: z.string().optional(),
      product: z
        .object({productType: z.string(), prescription: z.object({value: z.string()}).nullable()})
        .optional(),
    })
    .nullable(),
});

export const selectedVariantReply = z.object({
  product: z.object({variant: z.object({id: z.string(), price: money}).nullable()}).nullable(),
});

export const predictiveSearchReply = z.object({
  predictiveSearch: z
    .object({products: z.array(productSummary), queries: z.array(z.object({text: z.string()}))})
    .nullable(),
});

const skuProduct = z.object({
  id: z.string(),
  handle: z.string(),
  vendor: z.string(),
  dropship: metafield,
  variants: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        sku: z.string().nullable(),
        availableForSale: z.boolean(),
        selectedOptions,
      }),
    ),
  }),
});

export const skuSearchReply = z.object({
  search: z.object({
    totalCount: z.number().int(),
    nodes: z.array(z.union([skuProduct, z.object({})])),
  }),
});

export const sitemapIndexReply = z.object({
  sitemap: z.object({pagesCount: z.object({count: z.number().int()}).nullable()}),
});

export const sitemapPageReply = z.object({
  sitemap: z.object({
    resources: z
      .object({items: z.array(z.object({handle: z.string(), updatedAt: z.string()}))})
      .nullable(),
  }),
  dropshipped: z.object({nodes: z.array(z.object({handle: z.string()}))}),
});

const attribute = z.object({key: z.string(), value: z.string().nullable()});

const cartLine = z.object({
  id: z.string(),
  quantity: z.number().int(),
  attributes: z.array(attribute),
  cost: z.object({
    amountPerQuantity: money,
    compareAtAmountPerQuantity: money.nullable(),
    subtotalAmount: money,
    totalAmount: money,
  }),
  sellingPlanAllocation: z
    .object({sellingPlan: z.object({id: z.string(), name: z.string()})})
    .nullable(),
  merchandise: z.object({
    id: z.string(),
    sku: z.string().nullable(),
    title: z.string(),
    availableForSale: z.boolean(),
    quantityAvailable: z.number().nullable(),
    weight: z.number().nullable(),
    weightUnit: z.string(),
    selectedOptions,
    price: money,
    compareAtPrice: money.nullable(),
    image: image.nullable(),
    product: z.object({
      id: z.string(),
      handle: z.string(),
      title: z.string(),
      vendor: z.string(),
      productType: z.string(),
      requiresSellingPlan: z.boolean(),
      sellingPlanGroups: z.object({
        nodes: z.array(
          z.object({
            sellingPlans: z.object({nodes: z.array(z.object({id: z.string(), name: z.string()}))}),
          }),
        ),
      }),
      foodForm: metafield,
      prescription: metafield,
      dropship: metafield,
    }),
  }),
});

const cart = z.object({
  id: z.string(),
  checkoutUrl: z.url(),
  totalQuantity: z.number().int(),
  note: z.string().nullable(),
  attributes: z.array(attribute),
  buyerIdentity: z.object({
    email: z.string().nullable(),
    phone: z.string().nullable(),
    countryCode: z.string().nullable(),
  }),
  discountCodes: z.array(z.object({code: z.string(), applicable: z.boolean()})),
  cost: z.object({subtotalAmount: money, totalAmount: money}),
  lines: z.object({nodes: z.array(cartLine)}),
});

export const cartReply = z.object({cart: cart.nullable()});

const cartUserErrors = z.array(
  z.object({
    code: z.string().nullable(),
    field: z.array(z.string()).nullable(),
    message: z.string(),
  }),
);

export const cartChangeReply = z.object({
  change: z
    .object({
      cart: cart.nullable(),
      userErrors: cartUserErrors,
      warnings: z.array(z.object({code: z.string(), message: z.string(), target: z.string()})),
    })
    .nullable(),
});

export const cartHandOffReply = cartChangeReply.extend({
  delivery: z.object({userErrors: cartUserErrors}).nullable(),
});

export type WireImage = z.output<typeof image>;
export type WireVariant = z.output<typeof variant>;
export type WireProductSummary = z.output<typeof productSummary>;
export type WireProduct = NonNullable<z.output<typeof productReply>['product']>;
export type WireCart = z.output<typeof cart>;
export type WireCartLine = z.output<typeof cartLine>;
export type WireCartChange = NonNullable<z.output<typeof cartChangeReply>['change']>;
