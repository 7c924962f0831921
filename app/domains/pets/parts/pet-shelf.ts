import {ALL_PRODUCTS, listHref} from '~/domains/catalog/list-state';
import type {LifeStage} from '~/domains/catalog/product';
import {stageOfPet} from '../pet-age';
import type {Pet} from '../pet';

/** The life stage of food for a pet; `null` if its age isn't known. */
export function ageFilter(pet: Pet, today: string): LifeStage | null {
  const stage = stageOfPet(pet, today);
  if (stage !== 'young' && stage !== 'growing') return stage;
  return pet.species === 'dog' ? 'puppy' : 'kitten';
}

/** The list of all food for pets of this species and age. */
export function petShelf(pet: Pet, today: string): string {
  const age = ageFilter(pet, today);
  return listHref({
    ...ALL_PRODUCTS,
    path: {kind: 'species', species: pet.species},
    filters: age ? {lifestage: [age]} : {},
  });
}
