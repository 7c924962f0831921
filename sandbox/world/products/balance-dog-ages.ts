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
      'A puppy’s first twelve months lay the groundwork for a healthy adult life.',
      'DHA from fish oil supports the growing brain, and calcium is set at the right level for growing bones.',
      'The pieces soften in warm water within two minutes, which helps in the first days at home.',
      'Switch to an adult recipe around the first birthday.',
    ],
    benefits: [
      'DHA for a growing brain',
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
      'Big puppies should grow slowly, even if they’d rather not.',
      'Less fat and carefully controlled calcium keep growth at a steady pace that’s easier on joints.',
      'Feed it until fifteen to eighteen months, when most large breeds are fully grown.',
      'You don’t need supplements. Everything a large-breed puppy needs is in the bowl.',
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
      'Tiny puppies need food that fits in tiny mouths.',
      'These pieces are round, thin and easy to pick up with baby teeth.',
      'Small breeds are fully grown at ten months, so the recipe is rich and the bags are small.',
      'Start with four meals a day, then three, then two. The guide on the back tells you when.',
    ],
    benefits: [
      'The smallest kibble we make',
      'Plenty of energy in a few spoonfuls',
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
      'A seven-year-old dog may not act old for years, but the body’s needs are changing.',
      'Golden Years has less phosphorus and salt, more high-quality protein and all of the flavor.',
      'Medium-chain oils give an aging brain a second source of energy.',
      'The kibble breaks with a light bite, for dogs who have lost a tooth or two.',
    ],
    benefits: [
      'Omega-3s and glucosamine for stiff mornings',
      'Medium-chain oils for an aging brain',
      'Less phosphorus and salt, to be gentle on kidneys',
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
