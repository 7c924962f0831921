import type {WeightUnit} from '~/platform/weight';
import {toCents} from '~/platform/money';
import {badgesOf, type Badge} from './parts/badges';
import {
  isDonation,
  optionValue,
  variantImages,
  type AutoshipPlan,
  type Image,
  type Nutrition,
  type ProductDetail,
  type ProductSummary,
  type SelectedOption,
  type Variant,
} from './product';
import {optionMatrix, type OptionMatrix} from './page/option-choices';
import {stockLabel, type StockLabel} from './stock-labels';
import type {TrailProduct} from './product-trail';
import {unitPrice} from './unit-price';
import {variantPath} from './variant-url';
import {weightLabel} from '~/platform/weight';

export interface AutoshipChoice extends AutoshipPlan {
  priceCents: number;
}

/** The data of a product page, for the variant that the URL names. */
export interface ProductModel
  extends
    Pick<
      ProductDetail,
      | 'id'
      | 'handle'
      | 'title'
      | 'subtitle'
      | 'description'
      | 'brand'
      | 'productType'
      | 'species'
      | 'lifeStage'
      | 'breedSizes'
      | 'healthConditions'
      | 'rating'
      | 'isPrescription'
      | 'isDropship'
      | 'requiresAutoship'
      | 'benefits'
    >,
    OptionMatrix,
    TrailProduct {
  isDonation: boolean;
  /** The variant is out of stock for this zip code, but may be available for another. */
  isOutHereOnly: boolean;
  variant: VariantModel;
  autoship: AutoshipChoice[];
  nutrition: NutritionModel;
}

export interface VariantModel {
  id: string;
  sku: string;
  path: string;
  selectedOptions: SelectedOption[];
  priceCents: number;
  compareAtCents: number | null;
  unitPrice: string | null;
  inStock: boolean;
  stockLabel: StockLabel | null;
  weight: number;
  weightUnit: WeightUnit;
  weightLabel: string | null;
  badges: Badge[];
  images: Image[];
}

export interface NutritionModel extends Omit<Nutrition, 'ingredients'> {
  ingredients: string[];
}

export function toProductModel(
  product: ProductDetail,
  variant: Variant,
  {isOutHereOnly = false}: {isOutHereOnly?: boolean} = {},
): ProductModel {
  const prices = product.autoshipPrices[variant.id] ?? {};
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    brand: product.brand,
    line: product.line,
    productType: product.productType,
    species: product.species,
    lifeStage: product.lifeStage,
    breedSizes: product.breedSizes,
    healthConditions: product.healthConditions,
    foodForm: product.foodForm,
    path: variantPath(product, variant),
    rating: product.rating,
    isPrescription: product.isPrescription,
    isDropship: product.isDropship,
    isDonation: isDonation(product),
    isOutHereOnly,
    requiresAutoship: product.requiresAutoship,
    benefits: product.benefits,
    variant: toVariantModel(product, variant),
    ...optionMatrix(product),
    autoship: product.autoshipPlans.flatMap((plan) => {
      const price = prices[plan.id];
      return price ? [{...plan, priceCents: toCents(price)}] : [];
    }),
    nutrition: {...product.nutrition, ingredients: selectIngredients(product.nutrition, variant)},
  };
}

function toVariantModel(product: ProductSummary, variant: Variant): VariantModel {
  return {
    id: variant.id,
    sku: variant.sku,
    path: variantPath(product, variant),
    selectedOptions: variant.selectedOptions,
    priceCents: toCents(variant.price),
    compareAtCents: variant.compareAtPrice && toCents(variant.compareAtPrice),
    unitPrice: unitPrice(product, variant),
    inStock: variant.inStock,
    stockLabel: stockLabel(variant),
    weight: variant.weight,
    weightUnit: variant.weightUnit,
    weightLabel: variant.weight > 0 ? weightLabel(variant.weight, variant.weightUnit) : null,
    badges: badgesOf(variant.badgeTags),
    images: variantImages(product, variant),
  };
}

function selectIngredients({ingredients}: Nutrition, variant: Variant): string[] {
  const shown = optionValue(variant, 'Flavor');
  return ingredients
    .filter(({flavor}) => flavor === null || flavor === shown)
    .map(({text}) => text);
}
