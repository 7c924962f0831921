import type {ProductSpec} from '../product-spec';

export const BALANCE_DOG_AGES: ProductSpec[] = [
  {
    code: 'PFY',
    title: 'Puppy First Year',
    line: 'balance',
    species: 'dog',
    stage: 'puppy',
    breedSizes: ['small', 'medium'],
    packs: [
      {
        form: 'dry-food',
        flavors: ['chicken', 'lamb'],
        sizes: ['4 lb', '15 lb', '30 lb'],
        price: 1499,
      },
    ],
    sentences: [
      'The first twelve months build everything that comes after.',
      'DHA from fish oil is what a young brain is wired with, and calcium is set at the level that growing bones can use.',
      'Pieces soften in warm water within two minutes, which helps on the first days away from mother.',
      'Move to an adult recipe around the first birthday, with or without a cake.',
    ],
    benefits: [
      'DHA for learning names, doors and manners',
      'Balanced calcium and phosphorus for growing bones',
      '28% protein for growing muscle',
      'Antioxidants for a young immune system',
    ],
    ingredients:
      '{main}, Chicken Meal, Brown Rice, Whole Grain Oats, Chicken Fat, Dried Egg Product, Fish Oil, Dried Beet Pulp, Dried Spinach',
    analysis: [28, 17, 3.5, 10],
    moreAnalysis: [
      ['DHA (min)', '0.1%'],
      ['Calcium (min)', '1.1%'],
    ],
    kcalPerKg: 3860,
    rating: [4.8, 1521],
    launched: '2025-04-15',
    bestSeller: 5,
    variants: {'Chicken / 15 lb': {sale: 10}, 'Lamb / 4 lb': {stock: 4}},
  },
  {
    code: 'LBP',
    title: 'Large Breed Puppy',
    line: 'balance',
    species: 'dog',
    stage: 'puppy',
    breedSizes: ['large'],
    health: ['joint'],
    packs: [
      {form: 'dry-food', flavors: ['chicken'], sizes: ['15 lb', '30 lb', '45 lb'], price: 4199},
    ],
    sentences: [
      'Big puppies should grow slowly, even though they would rather not.',
      'Less fat and a tighter band of calcium hold the pace down, so that joints keep up with paws.',
      'Feed it until fifteen to eighteen months, when most large breeds have finished stretching.',
      'You can skip the supplements: whatever a growing shepherd needs is in the bowl.',
    ],
    benefits: [
      'Controlled calcium for bones that grow at the right pace',
      'Moderate fat for lean growth',
      'DHA for eyes and brain',
    ],
    ingredients:
      '{main}, Chicken Meal, Whole Grain Sorghum, Brown Rice, Dried Egg Product, Chicken Fat, Dried Beet Pulp, Fish Oil, Flaxseed',
    analysis: [27, 13, 4, 10],
    moreAnalysis: [
      ['Calcium (min)', '0.9%'],
      ['Calcium (max)', '1.3%'],
    ],
    kcalPerKg: 3590,
    rating: [4.7, 746],
    launched: '2025-06-24',
    variants: {'30 lb': {badges: ['featured']}},
  },
  {
    code: 'LPP',
    title: 'Little Paws Puppy',
    line: 'balance',
    species: 'dog',
    stage: 'puppy',
    breedSizes: ['small'],
    packs: [
      {form: 'dry-food', flavors: ['chicken', 'turkey'], sizes: ['4 lb', '7 lb'], price: 1649},
    ],
    sentences: [
      'A Chihuahua puppy weighs about as much as a bag of apples and has opinions about kibble.',
      'These pieces are round, thin and easy to pick up with milk teeth.',
      'Small breeds are grown at ten months, so the recipe is rich and the bags are modest.',
      'Four meals a day at first, then three, then two: the guide on the back walks you down.',
    ],
    benefits: [
      'The smallest kibble we make',
      'Rich in energy for meals of a few spoonfuls',
      'DHA and choline for early learning',
      'Vitamins C and E for immune support',
    ],
    ingredients:
      '{main}, Chicken Meal, Brown Rice, Chicken Fat, Oat Groats, Dried Egg Product, Fish Oil, Dried Pumpkin',
    analysis: [29, 19, 3, 10],
    kcalPerKg: 3980,
    rating: [4.6, 287],
    launched: '2026-02-10',
  },
  {
    code: 'GLD',
    title: 'Golden Years',
    line: 'balance',
    species: 'dog',
    stage: 'senior',
    breedSizes: ['small', 'medium', 'large'],
    health: ['joint'],
    packs: [
      {
        form: 'dry-food',
        flavors: ['chicken', 'turkey'],
        sizes: ['4 lb', '15 lb', '30 lb'],
        price: 1549,
      },
    ],
    sentences: [
      'At seven a dog does not feel old, and with luck will not for years.',
      'Golden Years turns down phosphorus and salt, turns up protein that is easy to use, and leaves the taste alone.',
      'Medium-chain oils give an aging brain a second fuel.',
      'The kibble breaks with a light bite, for mouths that have lost a tooth or two along the way.',
    ],
    benefits: [
      'Omega-3s and glucosamine for stiff mornings',
      'Medium-chain oils for an aging brain',
      'Gentle on kidneys with less phosphorus and salt',
      'Light-bite kibble for older teeth',
    ],
    ingredients:
      '{main}, Brown Rice, Whole Grain Barley, Chicken Meal, Coconut Oil, Fish Oil, Dried Beet Pulp, Flaxseed, Dried Broccoli, Glucosamine Hydrochloride',
    analysis: [24, 12, 4.5, 10],
    moreAnalysis: [
      ['Glucosamine (min)', '500 mg/kg'],
      ['Phosphorus (max)', '0.8%'],
    ],
    kcalPerKg: 3450,
    rating: [4.8, 1187],
    launched: '2025-05-06',
    bestSeller: 6,
    variants: {
      'Turkey / 4 lb': {stock: 0, badges: ['discontinued-soon', 'new-look']},
      'Chicken / 30 lb': {badges: ['back-in-stock']},
    },
  },
];
