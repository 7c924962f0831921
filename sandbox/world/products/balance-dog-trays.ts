import type {ProductSpec} from '../product-spec';

export const BALANCE_DOG_TRAYS: ProductSpec[] = [
  {
    code: 'SLP',
    title: 'Sensitive Lamb & Pea',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    breedSizes: ['small', 'medium'],
    health: ['digestive', 'food-sensitivity'],
    packs: [
      {
        form: 'tray',
        flavors: ['lamb'],
        sizes: ['3.5 oz', '12 x 3.5 oz', '24 x 3.5 oz'],
        price: 279,
      },
    ],
    sentences: [
      'Eight things go into this tray before the vitamins, and lamb is the only meat among them.',
      'We leave out chicken, beef, dairy and wheat, the four that sensitive dogs complain about most.',
      'The texture is a coarse pâté with whole peas, as soft to swallow as it is easy on the stomach.',
    ],
    benefits: [
      'Lamb as the one animal protein',
      'No chicken, beef, dairy or wheat',
      'Single-meal trays with no leftovers',
    ],
    ingredients:
      '{main}, Water, Peas, Pea Flour, Lamb Liver, Sunflower Oil, Dried Tomato Pomace, Dried Kelp',
    analysis: [9, 6, 1.5, 78],
    kcalPerKg: 1120,
    rating: [4.5, 204],
    launched: '2025-09-09',
  },
  {
    code: 'SBS',
    title: 'Small Breed Supper',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    breedSizes: ['small'],
    packs: [
      {
        form: 'tray',
        flavors: ['chicken', 'beef', 'salmon'],
        sizes: ['3.5 oz', '12 x 3.5 oz'],
        price: 259,
      },
    ],
    sentences: [
      'One tray is supper for a toy breed, with no half-used can staring at you from the fridge.',
      'Fine flakes in a light jelly suit short muzzles and busy tongues.',
      'Peel the lid, tip, and stand back.',
      'For the evenly divided household, the salmon one smells the mildest.',
    ],
    benefits: [
      'One tray, one supper, nothing over',
      'Fine flakes for short muzzles',
      'Recyclable aluminum trays',
    ],
    ingredients:
      '{main}, Chicken Broth, Chicken Liver, Carrots, Egg Whites, Tapioca Starch, Sunflower Oil',
    analysis: [9.5, 5, 1, 80],
    kcalPerKg: 1010,
    rating: [4.6, 519],
    launched: '2025-08-05',
    variants: {'Salmon / 3.5 oz': {stock: 0}, 'Beef / 12 x 3.5 oz': {badges: ['back-in-stock']}},
  },
  {
    code: 'MKT',
    topper: true,
    title: 'Market Pot Toppers',
    line: 'balance',
    species: 'dog',
    stage: 'adult',
    packs: [
      {
        form: 'pouch',
        flavors: ['chicken', 'salmon', 'duck'],
        sizes: ['12 x 2.8 oz', '24 x 2.8 oz'],
        price: 2149,
      },
    ],
    sentences: [
      'Kibble with something on it is a different dinner altogether.',
      'Each pouch holds shredded meat, a few vegetables and just enough broth to reach the bottom of the bowl.',
      'One covers two cups; fold over the rest and clip it for tomorrow.',
      'Fussy eaters have been known to sit down for this.',
    ],
    benefits: [
      'Turns dry food into a proper meal',
      'Five vegetables from the market',
      'Tear-open pouches, no tools',
    ],
    ingredients:
      '{main}, Chicken Broth, Sweet Potatoes, Green Beans, Carrots, Kale, Tomatoes, Tapioca Starch',
    analysis: [8.5, 2.5, 1, 83],
    kcalPerKg: 780,
    rating: [4.7, 582],
    launched: '2026-03-17',
    variants: {
      'Duck / 12 x 2.8 oz': {badges: ['new-flavor']},
      'Duck / 24 x 2.8 oz': {badges: ['new-flavor']},
    },
  },
];
