import {RETURN_DAYS} from '~/domains/content/return-terms';
import {FREE_SHIPPING_THRESHOLD_CENTS, STANDARD_SHIPPING_CENTS} from '~/domains/content/shop-offer';
import {fromCents, toCents} from '~/platform/money';
import {DELIVERY_DAYS, OFFER_COUNTRY} from './page/offer-terms';
import {
  isDonation,
  optionValue,
  variantImages,
  variantTitle,
  type ProductDetail,
  type Variant,
} from './product';
import {LIMITED_STOCK, stockLabel} from './stock-labels';
import type {TrailStep} from './trail';
import {productPath, variantPath} from './variant-url';

/** A schema.org object, without `@context`. */
type Thing = {'@type': string} & Record<string, unknown>;

/** A reference to another object of the graph, so that variants with the same terms don't repeat them. */
interface Reference {
  '@id': string;
}

interface PageParts {
  product: ProductDetail;
  trail: readonly TrailStep[];
  origin: string;
}

/**
 * Describes the product, as a group if it has several variants, and its breadcrumbs, with the prices and stock of the
 * page.
 */
export function productStructuredData({product, trail, origin}: PageParts): {'@graph': Thing[]} {
  const terms = isDonation(product)
    ? [returnPolicyThing(product)]
    : [
        returnPolicyThing(product),
        ...[...new Set(product.variants.map(shipsFree))].map((isFree) =>
          shippingThing(product, isFree),
        ),
      ];
  return {'@graph': [productThing(product, origin), trailThing(trail, origin), ...terms]};
}

function productThing(product: ProductDetail, origin: string): Thing {
  const [only, ...otherVariants] = product.variants;
  const common = {
    name: product.title,
    description: product.description,
    brand: {'@type': 'Brand', name: product.brand},
    ...(product.rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating.value,
        reviewCount: product.rating.count,
        bestRating: 5,
      },
    }),
  };
  if (only && otherVariants.length === 0) {
    return {'@type': 'Product', ...common, ...variantFacts(product, only, origin)};
  }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.handle,
    url: origin + productPath(product),
    variesBy: [
      ...new Set(product.options.filter(isVaried).map(({name}) => toSchemaProperty(name))),
    ],
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: `${product.title}, ${variantTitle(product, variant)}`,
      ...variantFacts(product, variant, origin),
    })),
  };
}

const isVaried = ({values}: ProductDetail['options'][number]) => values.length > 1;

/** schema.org has a property for sizes, but none for flavors and food forms. */
function toSchemaProperty(option: string): string {
  return `https://schema.org/${option === 'Size' ? 'size' : 'additionalProperty'}`;
}

/** Has the first image only: further views of each variant would be half of the data. */
function variantFacts(product: ProductDetail, variant: Variant, origin: string) {
  const size = optionValue(variant, 'Size');
  const otherOptions = variant.selectedOptions.filter(({name}) => name !== 'Size');
  return {
    sku: variant.sku,
    image: variantImages(product, variant)
      .slice(0, 1)
      .map(({url}) => url),
    ...(size && {size}),
    ...(otherOptions.length > 0 && {
      additionalProperty: otherOptions.map(({name, value}) => ({
        '@type': 'PropertyValue',
        name,
        value,
      })),
    }),
    offers: offerThing(product, variant, origin),
  };
}

function offerThing(product: ProductDetail, variant: Variant, origin: string): Thing {
  return {
    '@type': 'Offer',
    url: origin + variantPath(product, variant),
    price: variant.price.amount,
    priceCurrency: variant.price.currencyCode,
    availability: `https://schema.org/${toAvailability(variant)}`,
    ...(!isDonation(product) && {shippingDetails: shippingReference(shipsFree(variant))}),
    hasMerchantReturnPolicy: RETURNS,
  };
}

function toAvailability(variant: Variant): string {
  if (!variant.inStock) return 'OutOfStock';
  return stockLabel(variant) === LIMITED_STOCK ? 'LimitedAvailability' : 'InStock';
}

const RETURNS: Reference = {'@id': '#returns'};

function shippingReference(isFree: boolean): Reference {
  return {'@id': isFree ? '#free-shipping' : '#shipping'};
}

const shipsFree = ({price}: Variant) => toCents(price) >= FREE_SHIPPING_THRESHOLD_CENTS;

function shippingThing({isDropship}: ProductDetail, isFree: boolean): Thing {
  const {handling, transit} = DELIVERY_DAYS[isDropship ? 'maker' : 'own'];
  const {amount, currencyCode} = fromCents(isFree ? 0 : STANDARD_SHIPPING_CENTS);
  return {
    '@type': 'OfferShippingDetails',
    ...shippingReference(isFree),
    shippingRate: {'@type': 'MonetaryAmount', value: amount, currency: currencyCode},
    shippingDestination: {'@type': 'DefinedRegion', addressCountry: OFFER_COUNTRY},
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysThing(handling),
      transitTime: daysThing(transit),
    },
  };
}

function daysThing({min, max}: {min: number; max: number}): Thing {
  return {'@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY'};
}

function returnPolicyThing(product: ProductDetail): Thing {
  const policy = {'@type': 'MerchantReturnPolicy', ...RETURNS, applicableCountry: OFFER_COUNTRY};
  const category = 'https://schema.org/MerchantReturn';
  if (isDonation(product)) return {...policy, returnPolicyCategory: `${category}NotPermitted`};
  return {
    ...policy,
    returnPolicyCategory: `${category}FiniteReturnWindow`,
    merchantReturnDays: RETURN_DAYS[product.isDropship ? 'maker' : 'own'],
    ...(product.isDropship
      ? {returnMethod: 'https://schema.org/ReturnByMail'}
      : {returnFees: 'https://schema.org/FreeReturn'}),
  };
}

/** Empty for the list of all products, which is the root of the catalog. */
export function listStructuredData(trail: readonly TrailStep[], origin: string): Thing[] {
  return trail.length > 2 ? [trailThing(trail, origin)] : [];
}

function trailThing(trail: readonly TrailStep[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({label, to}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}
