import {ALL_PRODUCTS, listHref, type Filters} from '~/domains/catalog/list-state';
import {stageOfPet} from './pet-age';
import type {Pet} from './pet';

/** The list of food for a pet: its species, age and needs. */
export function petShelf(pet: Pet, today: string): string {
  const {species, needs} = pet;
  const stage = stageOfPet(pet, today);
  const young = species === 'dog' ? 'puppy' : 'kitten';
  const lifestage = stage === 'young' || stage === 'growing' ? young : stage;
  const filters: Filters = {
    ...(lifestage && {lifestage: [lifestage]}),
    ...(needs.length > 0 && {health_conditions: needs.toSorted()}),
  };
  return listHref({...ALL_PRODUCTS, path: {kind: 'species', species}, filters});
}
