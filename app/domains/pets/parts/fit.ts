import type {LifeStage, ProductDetail} from '~/domains/catalog/product';
import {stageOfPet} from '../pet-age';
import type {Allergen, Pet, PetNeed} from '../pet';

/** The facts of a food that a pet's profile is compared with. */
export type FoodFacts = Pick<
  ProductDetail,
  'species' | 'lifeStage' | 'breedSizes' | 'healthConditions' | 'isPrescription'
> & {
  ingredients: readonly string[];
};

/** A reason why a food doesn't suit a pet. */
export type Misfit =
  | {kind: 'allergy'; allergens: Allergen[]}
  | {kind: 'species'}
  | {kind: 'age'; madeFor: LifeStage}
  | {kind: 'size'};

export interface Fit {
  misfits: Misfit[];
  /** The pet's needs that the food is made for. */
  meets: PetNeed[];
}

/** Names of ingredients that contain an allergen. */
const WORDS: Record<Allergen, RegExp> = {
  chicken: /\bchicken\b/i,
  beef: /\bbeef\b/i,
  lamb: /\blamb\b/i,
  turkey: /\bturkey\b/i,
  fish: /\b(?:fish|whitefish|salmon|tuna|herrings?|menhaden|pollock|cod|sardines?|anchov(?:y|ies)|mackerel|trout)\b/i,
  dairy: /\b(?:milk|cheese|whey|yogurt|casein)\b/i,
  egg: /\beggs?\b/i,
  wheat: /\bwheat\b/i,
  corn: /\bcorn\b/i,
  soy: /\bsoy(?:bean)?s?\b/i,
};

/** The pet's allergens that the ingredients name. */
export function allergensIn(ingredients: readonly string[], allergies: readonly Allergen[]) {
  return allergies.filter((allergen) => ingredients.some((text) => WORDS[allergen].test(text)));
}

export function fitOf(pet: Pet, food: FoodFacts, today: string): Fit {
  const misfits: Misfit[] = [];
  const allergens = allergensIn(food.ingredients, pet.allergies);
  if (allergens.length > 0) misfits.push({kind: 'allergy', allergens});
  if (food.species !== null && food.species !== pet.species) misfits.push({kind: 'species'});
  else if (food.lifeStage !== null && !suitsAge(pet, food.lifeStage, today)) {
    misfits.push({kind: 'age', madeFor: food.lifeStage});
  }
  if (pet.breedSize && food.breedSizes.length > 0 && !food.breedSizes.includes(pet.breedSize)) {
    misfits.push({kind: 'size'});
  }
  return {misfits, meets: pet.needs.filter((need) => food.healthConditions.includes(need))};
}

/** Higher is better; a food that doesn't suit ranks below every one that does. */
export function fitScore({misfits, meets}: Fit): number {
  return meets.length - misfits.length * 100;
}

/** Adult pets may eat adult and senior food at any age. */
export function suitsAge(pet: Pick<Pet, 'birthday'>, madeFor: LifeStage, today: string): boolean {
  const stage = stageOfPet(pet, today);
  if (stage === null) return true;
  const isForYoung = madeFor === 'puppy' || madeFor === 'kitten';
  return isForYoung === (stage === 'young' || stage === 'growing');
}
