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
      'This tray has just eight ingredients before the vitamins, and lamb is the only meat.',
      'We leave out chicken, beef, dairy and wheat, the four things that bother sensitive dogs most.',
      'The texture is a coarse pâté with whole peas, soft to eat and easy on the stomach.',
    ],
    benefits: [
      'Lamb as the only animal protein',
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
      'One tray is dinner for a toy breed, with no half-used can in the fridge.',
      'Fine flakes in a light jelly are easy to eat for dogs with short muzzles.',
      'Just peel off the lid and serve.',
      'If you have a cat at home, too, salmon has the mildest smell.',
    ],
    benefits: [
      'One tray, one dinner, no leftovers',
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
      'Turn kibble into a dinner worth waiting for.',
      'Each pouch has shredded meat, vegetables and just enough broth to reach the bottom of the bowl.',
      'One pouch covers two cups of kibble. Fold it over and refrigerate the rest until tomorrow.',
      'Even picky eaters come running.',
    ],
    benefits: [
      'Turns dry food into a proper meal',
      'Five kinds of vegetables',
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
