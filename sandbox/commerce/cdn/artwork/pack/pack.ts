import {OUNCES_PER_POUND} from '../../../../world/sizes';

export const FORMS = ['bag', 'can', 'tray', 'pouch', 'treat'] as const;
export type Form = (typeof FORMS)[number];

export const LINES = ['balance', 'clinical', 'treats'] as const;
export type Line = (typeof LINES)[number];

export const SPECIES = ['dog', 'cat'] as const;
export type Species = (typeof SPECIES)[number];

export const STAGES = ['puppy', 'kitten', 'adult', 'senior'] as const;
export type Stage = (typeof STAGES)[number];

export const FLAVORS = [
  'chicken',
  'salmon',
  'beef',
  'lamb',
  'turkey',
  'duck',
  'whitefish',
  'tuna',
  'venison',
  'rabbit',
  'vegetable',
  'peanut-butter',
  'cheese',
  'liver',
  'original',
] as const;
export type Flavor = (typeof FLAVORS)[number];

export const VIEWS = ['front', 'back', 'side', 'feeding', 'scene'] as const;
export type View = (typeof VIEWS)[number];

/** Net weight as printed: `30 lb` is one piece of 30 lb, `12 x 12.8 oz` is twelve pieces. */
export interface NetWeight {
  count: number;
  amount: number;
  unit: 'lb' | 'oz';
}

export interface Pack {
  form: Form;
  line: Line;
  species: Species;
  stage: Stage;
  flavor: Flavor;
  size: NetWeight;
}

export const pieceOunces = ({amount, unit}: NetWeight): number =>
  amount * (unit === 'lb' ? OUNCES_PER_POUND : 1);

/** For instance `30 lb` or `12 x 12.8 oz`. */
export const printedSize = ({count, amount, unit}: NetWeight): string =>
  `${count > 1 ? `${count} x ` : ''}${amount} ${unit}`;

/** Metric weight of one piece, for instance `13.6 kg` or `363 g`. */
export function metricSize(size: NetWeight): string {
  const grams = pieceOunces(size) * 28.3495;
  return grams >= 1000 ? `${Math.round(grams / 100) / 10} kg` : `${Math.round(grams)} g`;
}

/** The animal on a pack as file names of parts spell it, for instance `dog-puppy` or `cat-adult`. */
export function animalOf({species, stage}: Pick<Pack, 'species' | 'stage'>): string {
  if (stage !== 'puppy' && stage !== 'kitten') return `${species}-${stage}`;
  return species === 'dog' ? 'dog-puppy' : 'cat-kitten';
}
