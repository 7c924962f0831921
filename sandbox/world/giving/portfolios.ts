import type {Charity} from './charities';

/** As the giving service sends it; `imageUrl` is a path here. */
export interface Portfolio {
  /** 32 hexadecimal digits. */
  id: string;
  name: string;
  shortKey: string;
  imageUrl: string;
  headline: string;
  description: string;
  charities: Charity[];
}

interface PortfolioSeed extends Omit<Portfolio, 'imageUrl' | 'charities'> {
  categoryId: number;
  states: readonly string[];
}

const SEEDS: readonly PortfolioSeed[] = [
  {
    id: '5f1c0a7e9b3d4c6f8a2e1d0b7c9f4e61',
    name: 'Shelters of the West',
    shortKey: 'west-shelters',
    headline: 'Three shelters, one gift',
    description: 'Food and vet care for shelter pets in Colorado, Utah and Wyoming.',
    categoryId: 3,
    states: ['CO', 'UT', 'WY'],
  },
  {
    id: 'a84d2f60c7be4195b3e05d71f28c9a3e',
    name: 'Meals for Families and Pets',
    shortKey: 'meals-together',
    headline: 'Nobody should have to choose between dinner and the dog',
    description: 'Food banks that hand out pet food with the groceries.',
    categoryId: 10,
    states: ['OH', 'PA', 'NY', 'MI'],
  },
  {
    id: '0d9be31745fa4e2c96c8a1f07b5d2348',
    name: 'Clean Water, Wild Places',
    shortKey: 'wild-places',
    headline: 'Trails and rivers worth a walk',
    description: 'Land trusts that keep open country open, to people and dogs.',
    categoryId: 2,
    states: ['OR', 'MT'],
  },
];

/** Each gives to the first charity of its category in each of its states. */
export function portfoliosOf(charities: readonly Charity[]): Portfolio[] {
  return SEEDS.map(({categoryId, states, ...seed}) => ({
    ...seed,
    imageUrl: `/giving/assets/portfolios/${seed.shortKey}.svg`,
    charities: states.flatMap(
      (state) =>
        charities.find((item) => item.categoryId === categoryId && item.state === state) ?? [],
    ),
  }));
}
