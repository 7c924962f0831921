import {formatList} from '~/platform/en-us';
import {madeFor} from '../parts/made-for';
import type {ProductModel} from '../product-model';

export interface Fact {
  name: string;
  value: string;
}

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
    {name: 'Made for', value: madeFor({species, lifeStage, breedSizes})},
    {name: 'Helps with', value: capitalize(formatList(healthConditions.map(toWords)))},
    {name: 'Weight', value: variant.weightLabel},
    {name: 'Item number', value: variant.sku},
  ];
  return facts.flatMap(({name, value}) => (value ? [{name, value}] : []));
}

const toWords = (key: string) => key.replaceAll('-', ' ');

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
