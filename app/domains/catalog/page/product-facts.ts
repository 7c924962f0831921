import {inWords} from '~/platform/en-us';
import type {BreedSize, LifeStage, Species} from '../product';
import type {ProductModel} from '../product-model';

/** A property of a product in words: "Made for": "Adult dogs, small and medium breeds". */
export interface Fact {
  name: string;
  value: string;
}

const ALL_BREED_SIZES = 3;

const PETS: Record<LifeStage, (species: Species) => string> = {
  puppy: () => 'Puppies',
  kitten: () => 'Kittens',
  adult: (species) => `Adult ${species}s`,
  senior: (species) => `Senior ${species}s`,
};

type FactsOf = Pick<ProductModel, 'species' | 'lifeStage' | 'breedSizes' | 'healthConditions'> & {
  variant: Pick<ProductModel['variant'], 'sku' | 'weightLabel'>;
};

/** What is worth knowing at a glance; what is not known is left out. */
export function productFacts({
  species,
  lifeStage,
  breedSizes,
  healthConditions,
  variant,
}: FactsOf): Fact[] {
  const facts = [
    {
      name: 'Made for',
      value: species && lifeStage && madeFor(PETS[lifeStage](species), breedSizes),
    },
    {name: 'Helps with', value: capital(inWords(healthConditions.map(wordsOf)))},
    {name: 'Weight', value: variant.weightLabel},
    {name: 'Item number', value: variant.sku},
  ];
  return facts.flatMap(({name, value}) => (value ? [{name, value}] : []));
}

function madeFor(pets: string, breedSizes: readonly BreedSize[]): string {
  if (breedSizes.length === 0) return pets;
  return `${pets}, ${breedSizes.length === ALL_BREED_SIZES ? 'all' : inWords(breedSizes)} breeds`;
}

/** A key of the catalogue as words: `food-sensitivity` -> "food sensitivity". */
const wordsOf = (key: string) => key.replaceAll('-', ' ');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
