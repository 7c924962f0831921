import type {WeightUnit} from '~/platform/weight';
import type {
  AutoshipPlan,
  BreedSize,
  FoodForm,
  Image,
  LifeStage,
  Line,
  ProductDetail,
  ProductSummary,
  Variant,
} from '~/domains/catalog/product';
import {parseJson} from '~/platform/attempt';
import type {Species} from '~/domains/content/taxonomy';
import type {WireImage, WireProduct, WireProductSummary, WireVariant} from './contract';
import {mapNutrition} from './map-nutrition';

/** The catalog domain owns the rule. */
export type VariantUrlOf = (
  product: {brand: string; handle: string},
  variant: {selectedOptions: {name: string; value: string}[]},
) => string;

/** Metafields are text that merchandisers type, so each is validated. */

const WEIGHT_UNITS = new Map<string | undefined, WeightUnit>([
  ['POUNDS', 'lbs'],
  ['OUNCES', 'oz'],
  ['KILOGRAMS', 'kg'],
  ['GRAMS', 'g'],
]);

const BREED_SIZES: readonly BreedSize[] = ['small', 'medium', 'large'];

/** An unknown unit counts as pounds, the default of products (CART-08). */
export function mapWeightUnit(unit: string | undefined): WeightUnit {
  return WEIGHT_UNITS.get(unit) ?? 'lbs';
}

export function mapImage(image: WireImage | null | undefined): Image | null {
  if (!image) return null;
  return {
    url: image.url,
    alt: image.altText ?? '',
    width: image.width ?? 800,
    height: image.height ?? 800,
  };
}

export function mapProduct(product: WireProductSummary, variantUrl: VariantUrlOf): ProductSummary {
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    description: product.description,
    productType: product.productType,
    brand: product.vendor,
    featuredImage: mapImage(product.featuredImage),
    options: product.options.map((option) => ({
      name: option.name,
      values: option.optionValues.map((value) => value.name),
    })),
    variants: product.variants.nodes.map((variant) => mapVariant(product, variant, variantUrl)),
    subtitle: product.subtitle?.value ?? product.productType,
    species: oneOf<Species>(product.species, ['dog', 'cat']),
    line: oneOf<Line>(product.line, ['balance', 'clinical', 'treats']),
    foodForm: mapFoodForm(product.foodForm),
    lifeStage: oneOf<LifeStage>(product.lifeStage, ['puppy', 'kitten', 'adult', 'senior']),
    isPrescription: product.prescription?.value === 'true',
    isDropship: product.dropship?.value === 'true',
    requiresAutoship: product.requiresSellingPlan,
    hasAutoship: product.autoship.nodes.length > 0,
    rating: mapRating(product.rating?.value, product.ratingCount?.value),
  };
}

function mapVariant(
  product: WireProductSummary,
  variant: WireVariant,
  variantUrl: VariantUrlOf,
): Variant {
  return {
    id: variant.id,
    adminGraphqlId: variant.id,
    sku: variant.sku ?? '',
    variantURL: variantUrl({brand: product.vendor, handle: product.handle}, variant),
    selectedOptions: variant.selectedOptions,
    price: variant.price,
    compareAtPrice: variant.compareAtPrice,
    inStock: variant.availableForSale,
    quantityAvailable: variant.quantityAvailable,
    weight: variant.weight ?? 0,
    weightUnit: mapWeightUnit(variant.weightUnit),
    imagePrimary: mapImage(variant.image),
    variantMediaList: [],
    badgeTags: textList(variant.badgeTags?.value),
  };
}

export function mapFoodForm(form: {value: string} | null): FoodForm | null {
  return oneOf<FoodForm>(form, ['dry-food', 'canned', 'tray', 'pouch', 'treat']);
}

export function mapProductDetail(product: WireProduct, variantUrl: VariantUrlOf): ProductDetail {
  const summary = mapProduct(product, variantUrl);
  const details = new Map(product.details.nodes.map((detail) => [detail.id, detail]));
  return {
    ...summary,
    variants: summary.variants.map((variant) => ({
      ...variant,
      variantMediaList: (details.get(variant.id)?.media?.references?.nodes ?? []).flatMap(
        (node) => mapImage(node.image) ?? [],
      ),
    })),
    seoDescription: product.seo.description,
    benefits: textList(product.benefits?.value),
    breedSizes: BREED_SIZES.filter((size) => textList(product.breedSizes?.value).includes(size)),
    healthConditions: textList(product.healthConditions?.value),
    nutrition: mapNutrition(product, summary.options),
    autoshipPlans: mapPlans(product),
    autoshipPrices: Object.fromEntries(
      product.details.nodes.map((detail) => [
        detail.id,
        Object.fromEntries(
          detail.sellingPlanAllocations.nodes.flatMap((allocation) => {
            const price = allocation.priceAdjustments[0]?.price;
            return price ? [[allocation.sellingPlan.id, price]] : [];
          }),
        ),
      ]),
    ),
  };
}

/** Shortest interval first. Plans that aren't weekly are left out. */
function mapPlans(product: WireProduct): AutoshipPlan[] {
  return product.sellingPlanGroups.nodes
    .flatMap((group) => group.sellingPlans.nodes)
    .flatMap(({id, name, deliveryPolicy}) => {
      const weeks = deliveryPolicy?.interval === 'WEEK' ? deliveryPolicy.intervalCount : undefined;
      return weeks ? [{id, name, weeks}] : [];
    })
    .sort((a, b) => a.weeks - b.weeks);
}

function mapRating(
  rating: string | undefined,
  count: string | undefined,
): ProductSummary['rating'] {
  const parsed = parseJson(rating);
  const value =
    typeof parsed === 'object' && parsed !== null && 'value' in parsed ? Number(parsed.value) : NaN;
  const reviews = Number(count);
  return Number.isFinite(value) && reviews > 0 ? {value, count: reviews} : null;
}

function oneOf<Value extends string>(
  metafield: {value: string} | null,
  values: readonly Value[],
): Value | null {
  return values.find((value) => value === metafield?.value) ?? null;
}

function textList(text: string | undefined): string[] {
  const parsed = parseJson(text);
  return Array.isArray(parsed) ? parsed.filter((item) => typeof item === 'string') : [];
}
