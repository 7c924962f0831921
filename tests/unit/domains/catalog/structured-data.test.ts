import {describe, expect, it} from 'vitest';
import type {ProductDetail} from '~/domains/catalog/product';
import {productStructuredData} from '~/domains/catalog/structured-data';
import {imageOf, productOf, variantOf} from './builders';

const ORIGIN = 'https://shop.test';
const trail = [
  {label: 'Home', to: '/'},
  {label: 'Country Table', to: '/products/country-table'},
];

const many = productOf({
  rating: {value: 4.5, count: 12},
  variants: [
    variantOf({
      sku: 'BEF-4',
      options: {Flavor: 'Beef', Size: '4 lb'},
      cents: 1449,
      imagePrimary: imageOf('front'),
      variantMediaList: [imageOf('back')],
    }),
    variantOf({sku: 'BEF-30', options: {Flavor: 'Beef', Size: '30 lb'}, cents: 4900}),
    variantOf({
      sku: 'LMB-4',
      options: {Flavor: 'Lamb', Size: '4 lb'},
      quantityAvailable: 2,
    }),
    variantOf({sku: 'LMB-30', options: {Flavor: 'Lamb', Size: '30 lb'}, inStock: false}),
  ],
});
const one = productOf({
  variants: [variantOf({sku: 'ONLY', options: {Size: '4 lb'}, imagePrimary: imageOf('front')})],
});

function productIn(product: ProductDetail) {
  return productStructuredData({product, trail, origin: ORIGIN})['@graph'][0];
}

interface OfferData {
  shippingDetails?: object;
}

/** Return policy and shipping, which follow the product and its breadcrumbs. */
const termsOf = (product: ProductDetail) =>
  productStructuredData({product, trail, origin: ORIGIN})['@graph'].slice(2);

const offersOf = (product: ProductDetail) =>
  (productIn(product)?.hasVariant as {sku: string; offers: OfferData}[]).map(({offers}) => offers);

describe('productStructuredData', () => {
  it('PDP-05a describes a product with several variants as a group', () => {
    expect(productIn(many)).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Country Table',
      description: 'Beef and barley for grown dogs.',
      brand: {'@type': 'Brand', name: 'Marlowe Balance'},
      productGroupID: 'country-table',
      url: `${ORIGIN}/products/country-table`,
      variesBy: ['https://schema.org/additionalProperty', 'https://schema.org/size'],
      aggregateRating: {'@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12},
      hasVariant: [{sku: 'BEF-4'}, {sku: 'BEF-30'}, {sku: 'LMB-4'}, {sku: 'LMB-30'}],
    });
  });

  it('PDP-05a gives each variant its name, image, options and offer', () => {
    const [first] = productIn(many)?.hasVariant as object[];
    expect(first).toEqual({
      '@type': 'Product',
      name: 'Country Table, Beef, 4 lb',
      sku: 'BEF-4',
      size: '4 lb',
      additionalProperty: [{'@type': 'PropertyValue', name: 'Flavor', value: 'Beef'}],
      image: ['https://cdn.test/front.png'],
      offers: {
        '@type': 'Offer',
        url: `${ORIGIN}/products/marlowe-balance/country-table/beef/4-lb?sku=BEF-4`,
        price: '14.49',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        shippingDetails: {'@id': '#shipping'},
        hasMerchantReturnPolicy: {'@id': '#returns'},
      },
    });
  });

  it('PDP-05a describes shipping and returns once, for the variants to refer to', () => {
    expect(termsOf(many)).toEqual([
      {
        '@type': 'MerchantReturnPolicy',
        '@id': '#returns',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 90,
        returnFees: 'https://schema.org/FreeReturn',
      },
      {
        '@type': 'OfferShippingDetails',
        '@id': '#shipping',
        shippingRate: {'@type': 'MonetaryAmount', value: '5.95', currency: 'USD'},
        shippingDestination: {'@type': 'DefinedRegion', addressCountry: 'US'},
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: {'@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY'},
          transitTime: {'@type': 'QuantitativeValue', minValue: 2, maxValue: 4, unitCode: 'DAY'},
        },
      },
      expect.objectContaining({
        '@id': '#free-shipping',
        shippingRate: {'@type': 'MonetaryAmount', value: '0.00', currency: 'USD'},
      }),
    ]);
  });

  it('PDP-05a includes the stock of each variant, and free shipping from $49', () => {
    expect(offersOf(many)).toMatchObject([
      {
        availability: 'https://schema.org/InStock',
        shippingDetails: {'@id': '#shipping'},
      },
      {
        availability: 'https://schema.org/InStock',
        shippingDetails: {'@id': '#free-shipping'},
      },
      {availability: 'https://schema.org/LimitedAvailability'},
      {availability: 'https://schema.org/OutOfStock'},
    ]);
  });

  it('PDP-05a describes a product with one variant as a product', () => {
    expect(productIn(one)).toMatchObject({
      '@type': 'Product',
      name: 'Country Table',
      sku: 'ONLY',
      size: '4 lb',
      offers: {'@type': 'Offer', price: '10.00'},
    });
    expect(productIn(one)).not.toHaveProperty('aggregateRating');
    expect(productIn(one)).not.toHaveProperty('additionalProperty');
  });

  it('PDP-05a returns a dropshipped product to its maker; a donation has no shipping or returns', () => {
    const dropship = {...one, isDropship: true};
    expect(productIn(dropship)).toMatchObject({
      offers: {url: `${ORIGIN}/products/dropshipping/country-table?sku=ONLY`},
    });
    expect(termsOf(dropship)[0]).toMatchObject({
      merchantReturnDays: 30,
      returnMethod: 'https://schema.org/ReturnByMail',
    });
    const donation = {...one, productType: 'Donation'};
    expect((productIn(donation)?.offers as OfferData).shippingDetails).toBeUndefined();
    expect(termsOf(donation)).toEqual([
      {
        '@type': 'MerchantReturnPolicy',
        '@id': '#returns',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    ]);
  });

  it('PDP-05b describes the path to the page as breadcrumbs', () => {
    expect(productStructuredData({product: one, trail, origin: ORIGIN})['@graph'][1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/`},
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Country Table',
          item: `${ORIGIN}/products/country-table`,
        },
      ],
    });
  });
});
