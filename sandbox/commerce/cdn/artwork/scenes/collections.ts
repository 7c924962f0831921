import {ounces, packOf, pet, pounds} from './cast';
import {FAMILY, KINDS, MIXED, PALETTE, type Composition} from './collection-kinds';
import {lineup} from './lineup';
import type {Scene} from './scene';
import {studio} from './studio';
import type {Flavor, Species, Stage} from '../pack/pack';

const KIND_OF_SLUG: Record<string, string> = {
  'adult-dog-food': 'adult',
  'adult-cat-food': 'adult',
  'senior-dog-food': 'senior',
  'senior-cat-food': 'senior',
  'puppy-food': 'young',
  'kitten-food': 'young',
};

/** Wall color and pack by health condition. */
const HEALTH: Record<string, {color: string; flavor: Flavor; stage: Stage}> = {
  joint: {color: PALETTE.sage, flavor: 'salmon', stage: 'senior'},
  weight: {color: PALETTE.honey, flavor: 'turkey', stage: 'adult'},
  digestive: {color: PALETTE.oat, flavor: 'chicken', stage: 'adult'},
  skin: {color: PALETTE.rose, flavor: 'whitefish', stage: 'adult'},
  dental: {color: PALETTE.stone, flavor: 'chicken', stage: 'adult'},
  urinary: {color: PALETTE.sand, flavor: 'duck', stage: 'adult'},
  kidney: {color: PALETTE.clay, flavor: 'venison', stage: 'senior'},
  heart: {color: PALETTE.rose, flavor: 'turkey', stage: 'senior'},
  'food-sensitivity': {color: PALETTE.sage, flavor: 'rabbit', stage: 'adult'},
  hairball: {color: PALETTE.sand, flavor: 'chicken', stage: 'adult'},
  calm: {color: PALETTE.oat, flavor: 'duck', stage: 'adult'},
};

/** The image of a collection by its handle. Unknown handles get a default composition for their species. */
export function collectionScene(handle: string): Scene {
  const [, word, slug = ''] = /^(dog|cat)(?:-(.+))?$/.exec(handle) ?? [];
  const species: Species = word === 'cat' ? 'cat' : 'dog';
  const composition =
    word === undefined
      ? (ownValue(MIXED, handle) ?? FAMILY)
      : (ownValue(KINDS, ownValue(KIND_OF_SLUG, slug) ?? slug) ?? healthComposition(slug));
  return {
    width: 1200,
    height: 900,
    draw: (sheet, w, h) =>
      studio(sheet, w, h, composition.color) +
      lineup(sheet, composition.standing(sheet, species), {
        x: w / 2,
        floor: h * 0.85,
        scale: 1.5,
        maxWidth: w * 0.84,
        maxHeight: h * 0.66,
      }),
  };
}

function healthComposition(slug: string): Composition {
  const {color, flavor, stage} = ownValue(HEALTH, slug) ?? {
    color: PALETTE.sand,
    flavor: 'chicken',
    stage: 'adult',
  };
  return {
    color,
    standing: (sheet, species) => [
      {
        pack: packOf(
          'bag',
          'clinical',
          species,
          stage,
          flavor,
          pounds(species === 'dog' ? 17.6 : 7),
        ),
      },
      pet(sheet, species, stage),
      {
        pack: packOf('can', 'clinical', species, stage, flavor, ounces(12.8)),
      },
    ],
  };
}

/** Handles come from URLs: `constructor` must not find a property that every object inherits. */
const ownValue = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
