import {coatOf} from '../animals/coats';
import {sittingCat} from '../animals/cat';
import {sittingDog} from '../animals/dog';
import type {Figure} from './lineup';
import type {Form, Flavor, Line, NetWeight, Pack, Species, Stage} from '../pack/pack';
import {bowl, GLAZES, type Food} from '../props/bowl';
import {floorShadow} from '../props/shadow';
import {place, type Sheet} from '../svg';

export const pounds = (amount: number): NetWeight => ({count: 1, amount, unit: 'lb'});
export const ounces = (amount: number): NetWeight => ({count: 1, amount, unit: 'oz'});

const SIZES: Record<Form, Record<Species, NetWeight>> = {
  bag: {dog: pounds(30), cat: pounds(7)},
  can: {dog: ounces(12.8), cat: ounces(5.5)},
  tray: {dog: ounces(3.5), cat: ounces(3.5)},
  pouch: {dog: ounces(2.8), cat: ounces(2.8)},
  treat: {dog: ounces(12), cat: ounces(3)},
};

/** Shorthand for a pack. Defaults to the usual size of its form. */
export const packOf = (
  form: Form,
  line: Line,
  species: Species,
  stage: Stage,
  flavor: Flavor,
  size: NetWeight = SIZES[form][species],
): Pack => ({form, line, species, stage, flavor, size});

const isYoung = (stage: Stage) => stage === 'puppy' || stage === 'kitten';

/** A sitting dog or cat with its shadow. Puppies and kittens are smaller. */
export function pet(sheet: Sheet, species: Species, stage: Stage, tail?: 'left' | 'right'): Figure {
  const size = (species === 'dog' ? 1 : 0.84) * (isYoung(stage) ? 0.8 : 1);
  const coat = coatOf(species, stage);
  const figure =
    species === 'dog'
      ? sittingDog(sheet, coat, isYoung(stage), tail)
      : sittingCat(sheet, coat, isYoung(stage));
  return {
    body: place(place(floorShadow(sheet, 124, 34), 0, -6) + figure, 0, 0, size),
    width: 250 * size,
    height: 430 * size,
  };
}

/** A bowl of food, for use in a row. */
export const bowlOf = (
  sheet: Sheet,
  food: Food,
  species: Species,
  glaze: string = species === 'dog' ? GLAZES.terracotta : GLAZES.sage,
): Figure => ({
  body: place(bowl(sheet, {glaze, food, species}), 0, 14, species === 'dog' ? 0.56 : 0.46),
  width: species === 'dog' ? 340 : 280,
  height: 170,
});
