/** Complete, valid Storefront API replies. Each test changes the part that it is about. */

export const wireMoney = (amount: string) => ({amount, currencyCode: 'USD'});

export const wireImage = (name: string) => ({
  url: `https://cdn.test/${name}.png`,
  altText: name,
  width: 800,
  height: 1000,
});

export const wireVariant = {
  id: 'gid://shopify/ProductVariant/1',
  sku: 'BEF-4',
  availableForSale: true,
  quantityAvailable: 7,
  selectedOptions: [
    {name: 'Flavor', value: 'Beef'},
    {name: 'Size', value: '4 lb'},
  ],
  price: wireMoney('14.49'),
  compareAtPrice: wireMoney('16.99'),
  weight: 4,
  weightUnit: 'POUNDS',
  image: wireImage('front'),
  badgeTags: {value: '["badge::deal","badge::new"]'},
};

export const wireSummary = {
  id: 'gid://shopify/Product/1',
  handle: 'country-table',
  title: 'Country Table',
  vendor: 'Marlowe Balance',
  productType: 'Dry Food',
  description: 'Beef and barley for grown dogs.',
  requiresSellingPlan: false,
  autoship: {nodes: [{name: 'Autoship'}]},
  featuredImage: wireImage('featured'),
  options: [
    {name: 'Flavor', optionValues: [{name: 'Beef'}, {name: 'Lamb'}]},
    {name: 'Size', optionValues: [{name: '4 lb'}]},
  ],
  subtitle: {value: 'Adult dog dry food'},
  species: {value: 'dog'},
  line: {value: 'balance'},
  lifeStage: {value: 'adult'},
  foodForm: {value: 'dry-food'},
  prescription: {value: 'false'},
  dropship: null,
  rating: {value: '{"value":"4.6","scale_min":"1.0","scale_max":"5.0"}'},
  ratingCount: {value: '21'},
  variants: {nodes: [wireVariant]},
};

const plan = (id: string, interval: string, intervalCount: number) => ({
  id,
  name: `Every ${intervalCount}`,
  deliveryPolicy: {interval, intervalCount},
});

export const wireProduct = {
  ...wireSummary,
  seo: {description: 'Beef first.'},
  benefits: {value: '["Real beef first","Whole grains"]'},
  breedSizes: {value: '["medium","small"]'},
  healthConditions: {value: '["joint","skin"]'},
  ingredients: {value: 'Beef: Beef, Barley.\nLamb: Lamb, Barley.'},
  guaranteedAnalysis: {
    value:
      '[{"name":"Crude Protein (min)","value":"24.0%"},{"name":"Crude Fat (min)","value":"14.0%"}]',
  },
  feedingGuide: {
    value:
      '{"intro":"Twice a day.","columns":["Weight","Cups a day"],"rows":[["5 lb","½"],["10 lb","1"]]}',
  },
  calories: {value: '3,650 kcal/kg, 383 kcal per cup'},
  adequacy: {value: 'Formulated for maintenance.'},
  madeIn: {value: 'Made in Colorado, USA'},
  sellingPlanGroups: {
    nodes: [
      {
        sellingPlans: {
          nodes: [plan('plan-8', 'WEEK', 8), plan('plan-m', 'MONTH', 1), plan('plan-2', 'WEEK', 2)],
        },
      },
    ],
  },
  details: {
    nodes: [
      {
        id: wireVariant.id,
        media: {references: {nodes: [{image: wireImage('back')}, {}, {image: null}]}},
        sellingPlanAllocations: {
          nodes: [
            {
              sellingPlan: {id: 'plan-2'},
              priceAdjustments: [{price: wireMoney('13.77')}],
            },
            {sellingPlan: {id: 'plan-8'}, priceAdjustments: []},
          ],
        },
      },
    ],
  },
};

export const wireCart = {
  id: 'gid://shopify/Cart/token?key=secret',
  checkoutUrl: 'https://checkout.test/cart/c/token?key=secret',
  totalQuantity: 3,
  note: 'Ring twice',
  attributes: [
    {key: 'gift', value: 'yes'},
    {key: 'empty', value: null},
  ],
  buyerIdentity: {email: 'ada@example.com', phone: null, countryCode: 'US'},
  discountCodes: [{code: 'AUTO35', applicable: false}],
  cost: {subtotalAmount: wireMoney('41.31'), totalAmount: wireMoney('41.31')},
  lines: {
    nodes: [
      {
        id: 'gid://shopify/CartLine/a',
        quantity: 3,
        attributes: [{key: '_weightValue', value: '4'}],
        cost: {
          amountPerQuantity: wireMoney('13.77'),
          compareAtAmountPerQuantity: null,
          subtotalAmount: wireMoney('41.31'),
          totalAmount: wireMoney('41.31'),
        },
        sellingPlanAllocation: {sellingPlan: {id: 'plan-2', name: 'Every 2 weeks'}},
        merchandise: {
          id: wireVariant.id,
          sku: 'BEF-4',
          title: 'Beef / 4 lb',
          availableForSale: true,
          quantityAvailable: 7,
          weight: 4,
          weightUnit: 'POUNDS',
          selectedOptions: wireVariant.selectedOptions,
          price: wireMoney('14.49'),
          compareAtPrice: null,
          image: wireImage('front'),
          product: {
            id: 'gid://shopify/Product/1',
            handle: 'country-table',
            title: 'Country Table',
            vendor: 'Marlowe Balance',
            productType: 'Dry Food',
            requiresSellingPlan: false,
            sellingPlanGroups: {
              nodes: [{sellingPlans: {nodes: [{id: 'plan-2', name: 'Every 2 weeks'}]}}],
            },
            foodForm: {value: 'dry-food'},
            prescription: {value: 'true'},
            dropship: null,
          },
        },
      },
    ],
  },
};

export const wireChange = {cart: wireCart, userErrors: [], warnings: []};
