import {toCard, type ProductCardModel} from '~/domains/catalog/card';
import {
  detailedProducts,
  type DetailedProductsContext,
} from '~/domains/catalog/detailed-products.server';
import type {LifeStage, ProductDetail, Variant} from '~/domains/catalog/product';
import type {FacetCondition} from '~/domains/catalog/product-index';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import {fitOf, fitScore, suitsAge} from './parts/fit';
import {ageFilter} from './parts/pet-shelf';
import type {Pet} from './pet';

/** Of each age group, compared with the pet; the best of them are shown. */
const MAX_COMPARED = 24;
const MAX_SHOWN = 12;

const MEALS: FacetCondition = {field: 'food_form', values: ['dry-food', 'wet-food']};

/**
 * Meals that suit a pet, those that meet most of its needs first. Leaves out prescription food, which a veterinarian
 * chooses. Each card shows a variant whose ingredients suit. If little food for the pet's own age suits it, food for
 * other ages that does follows, among food that meets as many needs.
 */
export async function foodForPet(
  context: DetailedProductsContext,
  pet: Pet,
  today: string,
): Promise<Result<ProductCardModel[], UpstreamFailure>> {
  const suiting: Suiting[] = [];
  for (const age of ageConditions(pet, today)) {
    if (suiting.length >= MAX_SHOWN) break;
    const found = await detailedProducts(context, {
      conditions: [{field: 'species', values: [pet.species]}, MEALS, ...age],
      limit: MAX_COMPARED,
    });
    if (!found.ok) return found;
    const known = new Set(suiting.map(({product}) => product.id));
    const others = found.value.filter(({id}) => !known.has(id));
    suiting.push(...suitingProducts(pet, others, today));
  }
  const best = suiting.toSorted((a, b) => b.score - a.score).slice(0, MAX_SHOWN);
  return ok(
    best.flatMap(({product, isFine}) => {
      const {sizesOnCards: withSizes} = context.site.features;
      return toCard(product, {withSizes, prefers: isFine}) ?? [];
    }),
  );
}

interface Suiting {
  product: ProductDetail;
  score: number;
  isFine: (variant: Variant) => boolean;
}

function suitingProducts(pet: Pet, products: readonly ProductDetail[], today: string): Suiting[] {
  return products
    .filter(({isPrescription}) => !isPrescription)
    .map((product) => {
      const suits = (variant: Variant) => fitOfVariant(pet, product, variant, today);
      const score = Math.max(...product.variants.map((variant) => fitScore(suits(variant))));
      return {product, score, isFine: (variant: Variant) => suits(variant).misfits.length === 0};
    })
    .filter(({score}) => score >= 0);
}

const STAGES: Record<Pet['species'], readonly LifeStage[]> = {
  dog: ['puppy', 'adult', 'senior'],
  cat: ['kitten', 'adult', 'senior'],
};

/**
 * The pet's own age, then the other ages whose food suits it. Separate, because one list of best sellers would have
 * little or no food for seniors.
 */
function ageConditions(pet: Pet, today: string): FacetCondition[][] {
  const own = ageFilter(pet, today);
  if (own === null) return [[]];
  const others = STAGES[pet.species].filter(
    (stage) => stage !== own && suitsAge(pet, stage, today),
  );
  return [[own], others]
    .filter((values) => values.length > 0)
    .map((values) => [{field: 'lifestage', values}]);
}

/** A flavor has ingredients of its own. */
function fitOfVariant(pet: Pet, product: ProductDetail, variant: Variant, today: string) {
  const flavor = variant.selectedOptions.find(({name}) => name === 'Flavor')?.value ?? null;
  const ingredients = product.nutrition.ingredients
    .filter((entry) => entry.flavor === null || entry.flavor === flavor)
    .map(({text}) => text);
  return fitOf(pet, {...product, ingredients}, today);
}
