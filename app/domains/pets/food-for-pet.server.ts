import {toCard, type ProductCardModel} from '~/domains/catalog/card';
import {
  detailedProducts,
  type DetailedProductsContext,
} from '~/domains/catalog/detailed-products.server';
import type {ProductDetail, Variant} from '~/domains/catalog/product';
import type {FacetCondition} from '~/domains/catalog/product-index';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {fitOf, fitScore} from './parts/fit';
import {ageFilter} from './parts/pet-shelf';
import type {Pet} from './pet';

/** Compared with the pet; the best of them are shown. */
const MAX_COMPARED = 24;
const MAX_SHOWN = 12;

const MEALS: FacetCondition = {field: 'food_form', values: ['dry-food', 'wet-food']};

/**
 * Meals that suit a pet, those that meet most of its needs first. Leaves out prescription food, which a veterinarian
 * chooses. Each card shows a variant whose ingredients suit.
 */
export async function foodForPet(
  context: DetailedProductsContext,
  pet: Pet,
  today: string,
): Promise<Result<ProductCardModel[], UpstreamFailure>> {
  const age = ageFilter(pet, today);
  const found = await detailedProducts(context, {
    conditions: [
      {field: 'species', values: [pet.species]},
      MEALS,
      ...(age ? [{field: 'lifestage', values: [age]}] : []),
    ],
    limit: MAX_COMPARED,
  });
  if (!found.ok) return found;
  const suiting = found.value
    .filter(({isPrescription}) => !isPrescription)
    .map((product) => {
      const suits = (variant: Variant) => fitOfVariant(pet, product, variant, today);
      const best = Math.max(...product.variants.map((variant) => fitScore(suits(variant))));
      return {product, best, isFine: (variant: Variant) => suits(variant).misfits.length === 0};
    })
    .filter(({best}) => best >= 0)
    .toSorted((a, b) => b.best - a.best)
    .slice(0, MAX_SHOWN);
  return ok(
    suiting.flatMap(({product, isFine}) => {
      const {sizesOnCards: withSizes} = context.site.features;
      return toCard(product, {withSizes, prefers: isFine}) ?? [];
    }),
  );
}

/** A flavor has ingredients of its own. */
function fitOfVariant(pet: Pet, product: ProductDetail, variant: Variant, today: string) {
  const flavor = variant.selectedOptions.find(({name}) => name === 'Flavor')?.value ?? null;
  const ingredients = product.nutrition.ingredients
    .filter((entry) => entry.flavor === null || entry.flavor === flavor)
    .map(({text}) => text);
  return fitOf(pet, {...product, ingredients}, today);
}
