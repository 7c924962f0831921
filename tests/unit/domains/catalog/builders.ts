import type {Image, ProductDetail, Variant} from '~/domains/catalog/product';
import {variantUrl} from '~/domains/catalog/variant-url';
import {fromCents, type Money} from '~/platform/money';

export const usd = (cents: number): Money => fromCents(cents);

export const imageOf = (name: string): Image => ({
  url: `https://cdn.test/${name}.png`,
  alt: name,
  width: 800,
  height: 1000,
});

interface VariantParts extends Partial<Omit<Variant, 'price' | 'compareAtPrice'>> {
  /** Option values by name, in order: `{Flavor: 'Beef', Size: '4 lb'}`. */
  options?: Record<string, string>;
  cents?: number;
  compareAtCents?: number;
}

let lastNumber = 100;

/** A variant in stock at $10.00, unless the test overrides it. */
export function variantOf({options = {}, cents = 1000, compareAtCents, ...parts}: VariantParts) {
  const id = parts.id ?? `gid://shopify/ProductVariant/${++lastNumber}`;
  const variant: Variant = {
    id,
    adminGraphqlId: id,
    sku: `SKU-${id.split('/').pop()}`,
    variantURL: '',
    selectedOptions: Object.entries(options).map(([name, value]) => ({name, value})),
    price: usd(cents),
    compareAtPrice: compareAtCents === undefined ? null : usd(compareAtCents),
    inStock: true,
    quantityAvailable: 100,
    weight: 4,
    weightUnit: 'lbs',
    imagePrimary: null,
    variantMediaList: [],
    badgeTags: [],
    ...parts,
  };
  return variant;
}

interface ProductParts extends Partial<Omit<ProductDetail, 'options'>> {
  variants: Variant[];
}

/** A dry food of the main line, with the options of its variants. */
export function productOf(parts: ProductParts): ProductDetail {
  const brand = parts.brand ?? 'Marlowe Balance';
  const handle = parts.handle ?? 'country-table';
  const names = [
    ...new Set(parts.variants.flatMap((item) => item.selectedOptions.map(({name}) => name))),
  ];
  return {
    id: 'gid://shopify/Product/1',
    title: 'Country Table',
    description: 'Beef and barley for grown dogs.',
    productType: 'Dry Food',
    featuredImage: null,
    subtitle: 'Adult dog dry food',
    species: 'dog',
    line: 'balance',
    foodForm: 'dry-food',
    isPrescription: false,
    isDropship: false,
    requiresAutoship: false,
    hasAutoship: true,
    rating: null,
    seoDescription: null,
    benefits: [],
    lifeStage: 'adult',
    breedSizes: [],
    healthConditions: [],
    nutrition: {
      ingredients: [],
      analysis: [],
      feedingGuide: null,
      calories: null,
      adequacy: null,
      madeIn: null,
    },
    autoshipPlans: [],
    autoshipPrices: {},
    ...parts,
    brand,
    handle,
    options: names.map((name) => ({
      name,
      values: [
        ...new Set(
          parts.variants.flatMap((item) =>
            item.selectedOptions.filter((option) => option.name === name).map(({value}) => value),
          ),
        ),
      ],
    })),
    variants: parts.variants.map((item) => ({
      ...item,
      variantURL: item.variantURL || variantUrl({brand, handle}, item),
    })),
  };
}
