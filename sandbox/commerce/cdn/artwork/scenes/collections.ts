import {bowlOf, packOf, pet} from './cast';
import {lineup, type Standing} from './lineup';
import type {Scene} from './scene';
import {studio} from './studio';
import type {Species} from '../pack/pack';
import type {Sheet} from '../svg';

interface Composition {
  /** Colour of the wall. */
  color: string;
  standing: (sheet: Sheet, species: Species) => Standing[];
}

const PALETTE = {
  sand: '#e9d3ac',
  clay: '#e3b294',
  sage: '#c5cba6',
  oat: '#ecdfc6',
  honey: '#efcd8b',
  rose: '#e6bfae',
  stone: '#d9d2c4',
} as const;

const young = (species: Species) => (species === 'dog' ? 'puppy' : 'kitten');

/** By what follows the species in a collection's handle; the empty one is the species itself. */
const KINDS: Record<string, Composition> = {
  '': {
    color: PALETTE.sand,
    standing: (sheet, species) => [
      {pack: packOf('bag', 'balance', species, 'adult', 'chicken')},
      pet(sheet, species, 'adult'),
      {pack: packOf('can', 'balance', species, 'adult', species === 'dog' ? 'beef' : 'tuna')},
      bowlOf(sheet, 'kibble', species),
    ],
  },
  'dry-food': {
    color: PALETTE.honey,
    standing: (sheet, species) => [
      {pack: packOf('bag', 'balance', species, 'adult', 'lamb')},
      {
        pack: packOf('bag', 'balance', species, young(species), 'chicken', {
          count: 1,
          amount: 4,
          unit: 'lb',
        }),
      },
      bowlOf(sheet, 'kibble', species),
    ],
  },
  'wet-food': {
    color: PALETTE.clay,
    standing: (sheet, species) => [
      {
        pack: packOf('can', 'balance', species, 'adult', 'beef', {
          count: 1,
          amount: 12.8,
          unit: 'oz',
        }),
      },
      {pack: packOf('tray', 'balance', species, 'adult', 'turkey')},
      {pack: packOf('pouch', 'balance', species, 'senior', 'salmon')},
      bowlOf(sheet, 'wet', species),
    ],
  },
  treats: {
    color: PALETTE.oat,
    standing: (sheet, species) => [
      {
        pack: packOf(
          'treat',
          'treats',
          species,
          'adult',
          species === 'dog' ? 'peanut-butter' : 'tuna',
          {count: 1, amount: 12, unit: 'oz'},
        ),
      },
      pet(sheet, species, 'adult'),
      {
        pack: packOf('treat', 'treats', species, young(species), 'cheese', {
          count: 1,
          amount: 6,
          unit: 'oz',
        }),
      },
      bowlOf(sheet, 'treats', species),
    ],
  },
  young: {
    color: PALETTE.honey,
    standing: (sheet, species) => [
      pet(sheet, species, young(species)),
      {
        pack: packOf('bag', 'balance', species, young(species), 'chicken', {
          count: 1,
          amount: 15,
          unit: 'lb',
        }),
      },
      {pack: packOf('can', 'balance', species, young(species), 'turkey')},
      bowlOf(sheet, 'kibble', species),
    ],
  },
  adult: {
    color: PALETTE.sage,
    standing: (sheet, species) => [
      {pack: packOf('bag', 'balance', species, 'adult', 'salmon')},
      pet(sheet, species, 'adult'),
      {pack: packOf('bag', 'balance', species, 'adult', 'duck', {count: 1, amount: 7, unit: 'lb'})},
    ],
  },
  senior: {
    color: PALETTE.rose,
    standing: (sheet, species) => [
      pet(sheet, species, 'senior'),
      {
        pack: packOf('bag', 'balance', species, 'senior', 'turkey', {
          count: 1,
          amount: 15,
          unit: 'lb',
        }),
      },
      {pack: packOf('pouch', 'balance', species, 'senior', 'salmon')},
      bowlOf(sheet, 'wet', species),
    ],
  },
  'marlowe-balance': {
    color: PALETTE.sand,
    standing: (sheet, species) => [
      {pack: packOf('bag', 'balance', species, 'adult', 'chicken')},
      {pack: packOf('can', 'balance', species, 'adult', 'lamb')},
      {
        pack: packOf('bag', 'balance', species, 'senior', 'salmon', {
          count: 1,
          amount: 7,
          unit: 'lb',
        }),
      },
      bowlOf(sheet, 'kibble', species),
    ],
  },
  'marlowe-clinical': {
    color: PALETTE.stone,
    standing: (_sheet, species) => [
      {pack: packOf('bag', 'clinical', species, 'adult', 'chicken')},
      {
        pack: packOf('can', 'clinical', species, 'adult', 'venison', {
          count: 1,
          amount: 12.8,
          unit: 'oz',
        }),
      },
      {
        pack: packOf('bag', 'clinical', species, 'adult', 'rabbit', {
          count: 1,
          amount: 4,
          unit: 'lb',
        }),
      },
    ],
  },
  'marlowe-treats': {
    color: PALETTE.clay,
    standing: (sheet, species) => [
      {
        pack: packOf('treat', 'treats', species, 'adult', 'liver', {
          count: 1,
          amount: 6,
          unit: 'oz',
        }),
      },
      {
        pack: packOf('treat', 'treats', species, 'adult', 'cheese', {
          count: 1,
          amount: 12,
          unit: 'oz',
        }),
      },
      {
        pack: packOf('treat', 'treats', species, young(species), 'chicken', {
          count: 1,
          amount: 3,
          unit: 'oz',
        }),
      },
      bowlOf(sheet, 'treats', species),
    ],
  },
};

const SLUGS: Record<string, string> = {
  'adult-dog-food': 'adult',
  'adult-cat-food': 'adult',
  'senior-dog-food': 'senior',
  'senior-cat-food': 'senior',
  'puppy-food': 'young',
  'kitten-food': 'young',
};

/** What a health condition stands on: a wall of its own beside vet-made packs. */
const HEALTH: Record<
  string,
  {
    color: string;
    flavor: 'chicken' | 'salmon' | 'turkey' | 'venison' | 'rabbit' | 'whitefish' | 'duck';
    stage: 'adult' | 'senior';
  }
> = {
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

/** Both species together, for collections that are not of one. */
const MIXED: Record<string, Composition> = {
  'best-sellers': {
    color: PALETTE.sand,
    standing: () => [
      {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
      {pack: packOf('can', 'balance', 'dog', 'adult', 'beef')},
      {pack: packOf('bag', 'balance', 'cat', 'adult', 'salmon')},
      {
        pack: packOf('treat', 'treats', 'dog', 'puppy', 'chicken', {
          count: 1,
          amount: 6,
          unit: 'oz',
        }),
      },
    ],
  },
  'all-treats': {
    color: PALETTE.clay,
    standing: (sheet) => [
      pet(sheet, 'cat', 'adult'),
      {pack: packOf('treat', 'treats', 'dog', 'adult', 'peanut-butter')},
      {pack: packOf('treat', 'treats', 'cat', 'adult', 'tuna')},
      bowlOf(sheet, 'treats', 'dog'),
    ],
  },
  'new-arrivals': {
    color: PALETTE.sage,
    standing: (sheet) => [
      {pack: packOf('bag', 'balance', 'cat', 'kitten', 'whitefish')},
      pet(sheet, 'dog', 'puppy'),
      {pack: packOf('pouch', 'balance', 'cat', 'adult', 'duck')},
      {pack: packOf('tray', 'balance', 'dog', 'adult', 'venison')},
    ],
  },
};

const FAMILY: Composition = {
  color: PALETTE.oat,
  standing: (sheet) => [
    pet(sheet, 'dog', 'adult'),
    {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
    pet(sheet, 'cat', 'adult'),
  ],
};

/** The picture of a collection by its handle; one that is not known is composed by its species. */
export function collectionScene(handle: string): Scene {
  const [, word, slug = ''] = /^(dog|cat)(?:-(.+))?$/.exec(handle) ?? [];
  const species: Species = word === 'cat' ? 'cat' : 'dog';
  const composition =
    word === undefined
      ? (MIXED[handle] ?? FAMILY)
      : (KINDS[SLUGS[slug] ?? slug] ?? healthComposition(slug));
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
  const {color, flavor, stage} = HEALTH[slug] ?? {
    color: PALETTE.sand,
    flavor: 'chicken',
    stage: 'adult',
  };
  return {
    color,
    standing: (sheet, species) => [
      {
        pack: packOf('bag', 'clinical', species, stage, flavor, {
          count: 1,
          amount: species === 'dog' ? 17.6 : 7,
          unit: 'lb',
        }),
      },
      pet(sheet, species, stage),
      {
        pack: packOf('can', 'clinical', species, stage, flavor, {
          count: 1,
          amount: 12.8,
          unit: 'oz',
        }),
      },
    ],
  };
}
