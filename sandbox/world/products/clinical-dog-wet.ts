import type {ProductSpec} from '../product-spec';

/** Marlowe Clinical canned food for dogs: prescription food. */
export const CLINICAL_DOG_WET: ProductSpec[] = [
  {
    code: 'JCC',
    title: 'Clinical Joint Care Beef',
    line: 'clinical',
    species: 'dog',
    stage: 'adult',
    health: ['joint'],
    packs: [{form: 'canned', flavors: ['beef'], sizes: ['12.8 oz', '12 x 12.8 oz'], price: 459}],
    sentences: [
      'Vets reach for this can when a dog has begun to take the stairs one at a time.',
      'It carries a high level of EPA and DHA from fish oil, together with green-lipped mussel.',
      'Minced beef in a soft loaf makes it easy to mix with the dry recipe of the same name.',
      'Your clinic will tell you how long to feed it and what to look for.',
    ],
    benefits: [
      'High EPA and DHA from fish oil',
      'Green-lipped mussel, glucosamine and chondroitin',
      'Fewer calories to keep weight off joints',
    ],
    ingredients:
      '{main}, Water, Pork Liver, Brown Rice, Fish Oil, Green-Lipped Mussel, Glucosamine Hydrochloride, Chondroitin Sulfate',
    analysis: [6.5, 4, 1.5, 78],
    moreAnalysis: [['EPA (min)', '0.25%']],
    kcalPerKg: 960,
    rating: [4.9, 412],
    launched: '2025-05-01',
    bestSeller: 11,
  },
  {
    code: 'KDS',
    title: 'Clinical Kidney Diet Stew',
    line: 'clinical',
    species: 'dog',
    stage: 'senior',
    health: ['kidney'],
    packs: [
      {
        form: 'canned',
        flavors: ['chicken', 'beef'],
        sizes: ['12.8 oz', '12 x 12.8 oz'],
        price: 479,
      },
    ],
    sentences: [
      'Water is half of kidney care, and most dogs would rather eat theirs.',
      'This stew is four fifths water, with rice, soft vegetables and modest pieces of meat.',
      'Try a spoonful warmed to body temperature on days when nothing appeals.',
      'Tell your clinic if two meals in a row stay untouched.',
    ],
    benefits: [
      'Extra water with every meal',
      'Controlled protein and phosphorus',
      'Omega-3s from fish oil',
      'Soft pieces for sore mouths',
    ],
    ingredients: 'Chicken Broth, {main}, Rice, Carrots, Chicken Fat, Spinach, Egg Whites, Fish Oil',
    analysis: [3.5, 5, 1.5, 80],
    moreAnalysis: [['Phosphorus (max)', '0.09%']],
    kcalPerKg: 1060,
    rating: [4.6, 243],
    launched: '2025-06-12',
  },
  {
    code: 'DLS',
    title: 'Clinical Digestive Low Fat Stew',
    line: 'clinical',
    species: 'dog',
    stage: 'adult',
    health: ['digestive'],
    packs: [
      {
        form: 'canned',
        flavors: ['turkey', 'chicken'],
        sizes: ['12.8 oz', '12 x 12.8 oz'],
        price: 449,
      },
    ],
    sentences: [
      'After a bad night most owners cook chicken and rice; this is that, made complete.',
      'Shreds of lean poultry sit in a broth with carrots and pumpkin, at under two percent fat.',
      'Small amounts five or six times a day are kinder than two large ones at first.',
    ],
    benefits: [
      'Under 2% fat as fed',
      'Like the pot of chicken and rice at home, but complete',
      'Pumpkin for firm stools',
    ],
    ingredients:
      '{main}, Chicken Broth, Rice, Carrots, Pumpkin, Egg Whites, Tapioca Starch, Ginger',
    analysis: [6.5, 1.2, 1, 82],
    kcalPerKg: 700,
    rating: [4.7, 301],
    launched: '2025-07-29',
    variants: {'Turkey / 12.8 oz': {stock: 2, badges: ['new-formula', 'featured']}},
  },
  {
    code: 'HRT',
    title: 'Clinical Heart Care',
    line: 'clinical',
    species: 'dog',
    stage: 'senior',
    health: ['heart'],
    packs: [
      {
        form: 'canned',
        flavors: ['chicken', 'beef'],
        sizes: ['12.8 oz', '12 x 12.8 oz'],
        price: 469,
      },
    ],
    sentences: [
      'A murmur on the stethoscope usually means less salt at home.',
      'Heart Care has about a fifth of the sodium of ordinary canned food, and extra taurine and carnitine for the muscle that never rests.',
      'To keep dinner interesting without the salt shaker, we brown the meat before it goes in.',
      'Feed it next to whatever your veterinarian has prescribed, never in its place.',
    ],
    benefits: [
      'A fifth of the usual sodium',
      'Added taurine and L-carnitine',
      'Balanced potassium and magnesium',
    ],
    ingredients:
      '{main}, Water, Rice, Pork Liver, Whole Grain Corn, Fish Oil, L-Carnitine, Taurine',
    analysis: [5, 6.5, 1, 76],
    moreAnalysis: [
      ['Sodium (max)', '0.03%'],
      ['Taurine (min)', '0.08%'],
    ],
    kcalPerKg: 1170,
    rating: [4.8, 132],
    launched: '2026-05-19',
  },
];
