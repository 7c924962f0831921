import {decodeEncodedVariant} from '@shopify/hydrogen';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {encodeVariants} from '~sandbox/commerce/storefront/encoded-variants';
import {comparePositions} from '~sandbox/commerce/storefront/variants';
import {productOf, type ProductSketch} from '~tests/support/catalog-builder';
import {ORIGIN, storefrontApp} from '~tests/sandbox/support/storefront-app';
import {pictureOf} from '~tests/support/world-builder';

/** Chicken 5 lb and 15 lb (sold out), salmon 5 lb. There is no salmon 15 lb. */
const KIBBLE: ProductSketch = {
  handle: 'kibble',
  media: [pictureOf(1, 'pack'), pictureOf(2, 'bowl')],
  sellingPlanGroupIds: ['gid://shopify/SellingPlanGroup/1'],
  variants: [
    {options: {Flavor: 'Chicken', Size: '5 lb'}, price: 1999, compareAtPrice: 2499, stock: 4},
    {options: {Flavor: 'Chicken', Size: '15 lb'}, price: 4990, stock: 0},
    {options: {Flavor: 'Salmon', Size: '5 lb'}, price: 2150},
  ],
};
const CHICKEN_5 = 'gid://shopify/ProductVariant/101';
const CHICKEN_15 = 'gid://shopify/ProductVariant/102';
const SALMON_5 = 'gid://shopify/ProductVariant/103';

const PLAN = {
  groupId: 'gid://shopify/SellingPlanGroup/1',
  description: null,
  interval: 'WEEK' as const,
  percentOff: 5,
};
const AUTOSHIP = {
  id: PLAN.groupId,
  name: 'Autoship',
  appName: null,
  options: [{name: 'Deliver every', values: ['2 weeks', '4 weeks']}],
  plans: [2, 4].map((weeks) => ({
    ...PLAN,
    id: `gid://shopify/SellingPlan/${weeks}`,
    name: `Every ${weeks} weeks`,
    options: [{name: 'Deliver every', value: `${weeks} weeks`}],
    intervalCount: weeks,
  })),
};

const {ask} = storefrontApp({products: [productOf(1, KIBBLE)], sellingPlanGroups: [AUTOSHIP]});

/** Reads a selection of the product. Fails on errors in the response. */
async function kibble(selection: string, variables: object = {}, declared = '') {
  const answer = await ask(
    `query Kibble${declared} { product(handle: "kibble") { ${selection} } }`,
    variables,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.product;
}

const options = (...pairs: [string, string][]) => pairs.map(([name, value]) => ({name, value}));
const DECLARED = '($selected: [SelectedOptionInput!]!)';

describe('Storefront API variant selection', () => {
  test.each([
    ['all options', options(['Flavor', 'Salmon'], ['Size', '5 lb']), SALMON_5],
    ['another case', options(['flavor', 'SALMON'], ['size', '5 LB']), SALMON_5],
    ['a sold-out variant', options(['Flavor', 'Chicken'], ['Size', '15 lb']), CHICKEN_15],
    [
      'an option that the product lacks, too',
      options(['Flavor', 'Salmon'], ['Size', '5 lb'], ['utm', 'x']),
      SALMON_5,
    ],
    ['one option: an available variant with it', options(['Size', '5 lb']), CHICKEN_5],
    ['a combination that is not sold', options(['Flavor', 'Salmon'], ['Size', '15 lb']), CHICKEN_5],
    ['nothing', [], CHICKEN_5],
  ])('selectedOrFirstAvailableVariant finds a variant given %s', async (_what, selected, id) => {
    const field =
      'selectedOrFirstAvailableVariant(selectedOptions: $selected, caseInsensitiveMatch: true) { id }';
    expect(await kibble(field, {selected}, DECLARED)).toEqual({
      selectedOrFirstAvailableVariant: {id},
    });
  });

  test.each([
    [options(['Flavor', 'Chicken'], ['Size', '5 lb']), [CHICKEN_15, SALMON_5]],
    [options(['Flavor', 'Salmon'], ['Size', '5 lb']), [CHICKEN_5]],
    [options(['Flavor', 'Salmon'], ['Size', '15 lb']), [CHICKEN_15, SALMON_5]],
    [[], [CHICKEN_15, SALMON_5]],
  ])('adjacentVariants of %j differ in one option', async (selected, ids) => {
    expect(
      await kibble('adjacentVariants(selectedOptions: $selected) { id }', {selected}, DECLARED),
    ).toEqual({adjacentVariants: ids.map((id) => ({id}))});
  });

  test('SAND-05c options list their values, each with its first selectable variant', async () => {
    expect(
      await kibble(
        'options { name optionValues { name swatch { color } firstSelectableVariant { id } } }',
      ),
    ).toEqual({
      options: [
        {
          name: 'Flavor',
          optionValues: [
            {name: 'Chicken', swatch: null, firstSelectableVariant: {id: CHICKEN_5}},
            {name: 'Salmon', swatch: null, firstSelectableVariant: {id: SALMON_5}},
          ],
        },
        {
          name: 'Size',
          optionValues: [
            {name: '5 lb', swatch: null, firstSelectableVariant: {id: CHICKEN_5}},
            {name: '15 lb', swatch: null, firstSelectableVariant: {id: CHICKEN_15}},
          ],
        },
      ],
    });
  });
});

describe('Storefront API encoded variants', () => {
  test('are decoded by Hydrogen into existing and available variants', async () => {
    const product = (await kibble('encodedVariantExistence encodedVariantAvailability')) as Record<
      string,
      string
    >;
    expect(decodeEncodedVariant(product.encodedVariantExistence ?? '')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(decodeEncodedVariant(product.encodedVariantAvailability ?? '')).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('are decoded by Hydrogen for any set of combinations', () => {
    const combinations = fc.integer({min: 1, max: 3}).chain((depth) =>
      fc.uniqueArray(fc.array(fc.nat({max: 12}), {minLength: depth, maxLength: depth}), {
        minLength: 1,
        maxLength: 30,
        selector: (item) => item.join(),
      }),
    );
    fc.assert(
      fc.property(combinations, (given) => {
        const sorted = given.sort(comparePositions);
        expect(decodeEncodedVariant(encodeVariants(sorted))).toEqual(sorted);
      }),
    );
  });
});

describe('Storefront API prices', () => {
  test('have a range over all variants', async () => {
    const range = '{ minVariantPrice { amount currencyCode } maxVariantPrice { amount } }';
    expect(await kibble(`priceRange ${range}`)).toEqual({
      priceRange: {
        minVariantPrice: {amount: '19.99', currencyCode: 'USD'},
        maxVariantPrice: {amount: '49.9'},
      },
    });
  });

  test('of a selling plan are reduced by its percentage, rounded half up to the cent', async () => {
    const money = '{ amount }';
    const product = await kibble(
      `variants(first: 3) { nodes { sellingPlanAllocations(first: 1) { nodes {
        sellingPlan { id } priceAdjustments { price ${money} compareAtPrice ${money} perDeliveryPrice ${money} unitPrice ${money} } } } } }`,
    );
    // 19.99 -> 18.9905, 49.90 -> 47.405, 21.50 -> 20.425
    const allocation = (full: string, reduced: string) => ({
      sellingPlanAllocations: {
        nodes: [
          {
            sellingPlan: {id: 'gid://shopify/SellingPlan/2'},
            priceAdjustments: [
              {
                price: {amount: reduced},
                compareAtPrice: {amount: full},
                perDeliveryPrice: {amount: reduced},
                unitPrice: null,
              },
            ],
          },
        ],
      },
    });
    expect(product).toEqual({
      variants: {
        nodes: [
          allocation('19.99', '18.99'),
          allocation('49.9', '47.41'),
          allocation('21.5', '20.43'),
        ],
      },
    });
  });

  test('have selling plan groups with their interval', async () => {
    expect(
      await kibble(`sellingPlanGroups(first: 1) { nodes { name options { name values } sellingPlans(first: 1) { nodes {
        name
        deliveryPolicy { ... on SellingPlanRecurringDeliveryPolicy { interval intervalCount } }
      } } } }`),
    ).toEqual({
      sellingPlanGroups: {
        nodes: [
          {
            name: 'Autoship',
            options: [{name: 'Deliver every', values: ['2 weeks', '4 weeks']}],
            sellingPlans: {
              nodes: [
                {
                  name: 'Every 2 weeks',
                  deliveryPolicy: {interval: 'WEEK', intervalCount: 2},
                },
              ],
            },
          },
        ],
      },
    });
  });
});

describe('Storefront API variants', () => {
  test('have stock and availability', async () => {
    expect(
      await kibble(`variants(first: 3) { nodes { sku availableForSale quantityAvailable } }`),
    ).toMatchObject({
      variants: {
        nodes: [
          {
            sku: 'SKU-1-1',
            availableForSale: true,
            quantityAvailable: 4,
          },
          {
            sku: 'SKU-1-2',
            availableForSale: false,
            quantityAvailable: 0,
          },
          {
            sku: 'SKU-1-3',
            availableForSale: true,
            quantityAvailable: null,
          },
        ],
      },
    });
  });

  test('have a unit price calculated from the weight', async () => {
    expect(await kibble(`variants(first: 1) { nodes { unitPrice { amount } } }`)).toEqual({
      variants: {
        nodes: [
          {
            unitPrice: {amount: '19.99'},
          },
        ],
      },
    });
  });
});

describe('Storefront API images', () => {
  test('are transformed by URL query and keep the original width and height', async () => {
    expect(
      await kibble(`featuredImage { id altText width height url
        small: url(transform: {maxWidth: 200, maxHeight: 100, crop: CENTER, preferredContentType: WEBP, scale: 2}) }`),
    ).toEqual({
      featuredImage: {
        id: 'gid://shopify/ImageSource/1',
        altText: 'The pack',
        width: 1200,
        height: 900,
        url: `${ORIGIN}/cdn/shop/files/pack.png`,
        small: `${ORIGIN}/cdn/shop/files/pack.png?width=400&height=200&crop=center&format=webp`,
      },
    });
  });

  test("of a variant fall back to the product's", async () => {
    expect(await kibble('variants(first: 1) { nodes { image { altText } } }')).toEqual({
      variants: {nodes: [{image: {altText: 'The pack'}}]},
    });
  });
});

describe('Storefront API metafields', () => {
  const withFields = storefrontApp({
    products: [
      productOf(1, {
        handle: 'kibble',
        media: [pictureOf(1, 'pack'), pictureOf(2, 'bowl')],
        subtitle: 'Adult dog dry food',
        metafields: [
          {
            namespace: 'custom',
            key: 'media',
            type: 'list.file_reference',
            value:
              '["gid://shopify/MediaImage/2","gid://shopify/MediaImage/99","gid://shopify/MediaImage/1"]',
          },
        ],
      }),
    ],
  });

  test('are read by namespace and key, with null for missing ones', async () => {
    const {data} = await withFields.ask(`{ product(handle: "kibble") {
      subtitle: metafield(namespace: "custom", key: "subtitle") { value type namespace key }
      none: metafield(namespace: "custom", key: "none") { value }
      unnamed: metafield(key: "subtitle") { value } } }`);
    expect(data?.product).toEqual({
      subtitle: {
        value: 'Adult dog dry food',
        type: 'single_line_text_field',
        namespace: 'custom',
        key: 'subtitle',
      },
      none: null,
      unnamed: null,
    });
  });

  test('have their references resolved, without unknown ones', async () => {
    const {data} = await withFields.ask(`{ product(handle: "kibble") {
      media: metafield(namespace: "custom", key: "media") {
        references(first: 9) { nodes { ... on MediaImage { image { altText } } } } }
      subtitle: metafield(namespace: "custom", key: "subtitle") {
        references(first: 9) { nodes { __typename } } } } }`);
    expect(data?.product).toEqual({
      media: {
        references: {nodes: [{image: {altText: 'The bowl'}}, {image: {altText: 'The pack'}}]},
      },
      subtitle: {references: null},
    });
  });
});
