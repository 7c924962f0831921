import {formatList} from '~/platform/en-us';
import type {Species} from '~/domains/content/taxonomy';
import type {BreedSize, LifeStage} from '../product';
import type {ProductModel} from '../product-model';

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

type FactsInput = Pick<
  ProductModel,
  'species' | 'lifeStage' | 'breedSizes' | 'healthConditions'
> & {
  variant: Pick<ProductModel['variant'], 'sku' | 'weightLabel'>;
};

export function productFacts({
  species,
  lifeStage,
  breedSizes,
  healthConditions,
  variant,
}: FactsInput): Fact[] {
  const facts = [
    {
      name: 'Made for',
      value: species && lifeStage && madeFor(PETS[lifeStage](species), breedSizes),
    },
    {name: 'Helps with', value: capitalize(formatList(healthConditions.map(toWords)))},
    {name: 'Weight', value: variant.weightLabel},
    {name: 'Item number', value: variant.sku},
  ];
  return facts.flatMap(({name, value}) => (value ? [{name, value}] : []));
}

function madeFor(pets: string, breedSizes: readonly BreedSize[]): string {
  if (breedSizes.length === 0) return pets;
  return `${pets}, ${breedSizes.length === ALL_BREED_SIZES ? 'all' : formatList(breedSizes)} breeds`;
}

const toWords = (key: string) => key.replaceAll('-', ' ');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
