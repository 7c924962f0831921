import {bowlOf, ounces, packOf, pet, pounds} from './cast';
import type {Standing} from './lineup';
import type {Species} from '../pack/pack';
import type {Sheet} from '../svg';

export interface Composition {
  color: string;
  standing: (sheet: Sheet, species: Species) => Standing[];
}

export const PALETTE = {
  sand: '#e9d3ac',
  clay: '#e3b294',
  sage: '#c5cba6',
  oat: '#ecdfc6',
  honey: '#efcd8b',
  rose: '#e6bfae',
  stone: '#d9d2c4',
} as const;

const youngStage = (species: Species) => (species === 'dog' ? 'puppy' : 'kitten');

/** Compositions by the part of a collection's handle after the species. The empty key is for the species alone. */
export const KINDS: Record<string, Composition> = {
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
        pack: packOf('bag', 'balance', species, youngStage(species), 'chicken', pounds(4)),
      },
      bowlOf(sheet, 'kibble', species),
    ],
  },
  'wet-food': {
    color: PALETTE.clay,
    standing: (sheet, species) => [
      {
        pack: packOf('can', 'balance', species, 'adult', 'beef', ounces(12.8)),
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
          ounces(12),
        ),
      },
      pet(sheet, species, 'adult'),
      {
        pack: packOf('treat', 'treats', species, youngStage(species), 'cheese', ounces(6)),
      },
      bowlOf(sheet, 'treats', species),
    ],
  },
  young: {
    color: PALETTE.honey,
    standing: (sheet, species) => [
      pet(sheet, species, youngStage(species)),
      {
        pack: packOf('bag', 'balance', species, youngStage(species), 'chicken', pounds(15)),
      },
      {pack: packOf('can', 'balance', species, youngStage(species), 'turkey')},
      bowlOf(sheet, 'kibble', species),
    ],
  },
  adult: {
    color: PALETTE.sage,
    standing: (sheet, species) => [
      {pack: packOf('bag', 'balance', species, 'adult', 'salmon')},
      pet(sheet, species, 'adult'),
      {pack: packOf('bag', 'balance', species, 'adult', 'duck', pounds(7))},
    ],
  },
  senior: {
    color: PALETTE.rose,
    standing: (sheet, species) => [
      pet(sheet, species, 'senior'),
      {
        pack: packOf('bag', 'balance', species, 'senior', 'turkey', pounds(15)),
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
        pack: packOf('bag', 'balance', species, 'senior', 'salmon', pounds(7)),
      },
      bowlOf(sheet, 'kibble', species),
    ],
  },
  'marlowe-clinical': {
    color: PALETTE.stone,
    standing: (_sheet, species) => [
      {pack: packOf('bag', 'clinical', species, 'adult', 'chicken')},
      {
        pack: packOf('can', 'clinical', species, 'adult', 'venison', ounces(12.8)),
      },
      {
        pack: packOf('bag', 'clinical', species, 'adult', 'rabbit', pounds(4)),
      },
    ],
  },
  'marlowe-treats': {
    color: PALETTE.clay,
    standing: (sheet, species) => [
      {
        pack: packOf('treat', 'treats', species, 'adult', 'liver', ounces(6)),
      },
      {
        pack: packOf('treat', 'treats', species, 'adult', 'cheese', ounces(12)),
      },
      {
        pack: packOf('treat', 'treats', species, youngStage(species), 'chicken', ounces(3)),
      },
      bowlOf(sheet, 'treats', species),
    ],
  },
};

/** Compositions with both species, by handle. */
export const MIXED: Record<string, Composition> = {
  'best-sellers': {
    color: PALETTE.sand,
    standing: () => [
      {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
      {pack: packOf('can', 'balance', 'dog', 'adult', 'beef')},
      {pack: packOf('bag', 'balance', 'cat', 'adult', 'salmon')},
      {
        pack: packOf('treat', 'treats', 'dog', 'puppy', 'chicken', ounces(6)),
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

/** For unknown handles. */
export const FAMILY: Composition = {
  color: PALETTE.oat,
  standing: (sheet) => [
    pet(sheet, 'dog', 'adult'),
    {pack: packOf('bag', 'balance', 'dog', 'adult', 'chicken')},
    pet(sheet, 'cat', 'adult'),
  ],
};
