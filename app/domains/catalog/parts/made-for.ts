import {formatList} from '~/platform/en-us';
import type {Species} from '~/domains/content/taxonomy';
import type {LifeStage, ProductDetail} from '../product';

const ALL_BREED_SIZES = 3;

const PETS: Record<LifeStage, (species: Species) => string> = {
  puppy: () => 'Puppies',
  kitten: () => 'Kittens',
  adult: (species) => `Adult ${species}s`,
  senior: (species) => `Senior ${species}s`,
};

/** "Adult dogs, small and medium breeds"; `null` if the product doesn't say. */
export function madeFor({
  species,
  lifeStage,
  breedSizes,
}: Pick<ProductDetail, 'species' | 'lifeStage' | 'breedSizes'>): string | null {
  if (!species || !lifeStage) return null;
  const pets = PETS[lifeStage](species);
  if (breedSizes.length === 0) return pets;
  return `${pets}, ${breedSizes.length === ALL_BREED_SIZES ? 'all' : formatList(breedSizes)} breeds`;
}
