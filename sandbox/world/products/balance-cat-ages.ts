import type {ProductSpec} from '../product-spec';

export const BALANCE_CAT_AGES: ProductSpec[] = [
  {
    code: 'KFB',
    title: 'Kitten First Bites',
    line: 'balance',
    species: 'cat',
    stage: 'kitten',
    packs: [
      {
        form: 'dry-food',
        flavors: ['chicken', 'salmon'],
        sizes: ['4 lb', '7 lb', '15 lb'],
        price: 2099,
      },
    ],
    sentences: [
      'A kitten doubles in size before the curtains have recovered.',
      'To keep up, First Bites packs more energy into a cup than our adult food and comes in flakes as thin as a lentil.',
      'DHA supports the eyes and the learning that goes on behind them.',
      'Leave a little out between meals: at this age, grazing is normal.',
    ],
    benefits: [
      '36% protein for fast growth',
      'DHA for eyes and brain',
      'Thin pieces for milk teeth',
      'Suits mothers who are nursing, too',
    ],
    ingredients:
      '{main}, Chicken Meal, Chicken Fat, Brown Rice, Dried Egg Product, Fish Oil, Oat Groats, Dried Milk Protein',
    analysis: [36, 20, 2.5, 10],
    moreAnalysis: [['DHA (min)', '0.12%']],
    kcalPerKg: 4150,
    rating: [4.8, 893],
    launched: '2025-04-25',
    bestSeller: 9,
    variants: {'Salmon / 4 lb': {badges: ['new-flavor']}, 'Salmon / 15 lb': {stock: 7}},
  },
  {
    code: 'QYS',
    title: 'Quiet Years 11+',
    line: 'balance',
    species: 'cat',
    stage: 'senior',
    health: ['kidney', 'digestive'],
    packs: [
      {form: 'dry-food', flavors: ['chicken', 'salmon'], sizes: ['4 lb', '7 lb'], price: 2299},
    ],
    sentences: [
      'Eleven is when many cats start to sleep in the sun on purpose.',
      'We lowered the phosphorus for the sake of their kidneys and raised the aroma for the sake of their noses.',
      'Protein is gentle and plentiful, because muscle is hard to win back at this age.',
      'Ask your vet for a check-up every six months; we will take care of breakfast.',
    ],
    benefits: [
      'Lower phosphorus for aging kidneys',
      'A stronger aroma for older noses',
      'Highly digestible protein',
      'Vitamin B12 for appetite',
    ],
    ingredients:
      '{main}, Dried Egg Product, Brown Rice, Chicken Fat, Chicken Meal, Fish Oil, Pea Protein, Pumpkin',
    analysis: [33, 17, 4, 10],
    moreAnalysis: [['Phosphorus (max)', '0.75%']],
    kcalPerKg: 3880,
    rating: [4.7, 604],
    launched: '2025-08-19',
  },
];
